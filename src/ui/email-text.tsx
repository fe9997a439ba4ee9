/** An e-mail address that breaks after its `@` where it is too long for its line, not within a word. */
export function EmailText({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
