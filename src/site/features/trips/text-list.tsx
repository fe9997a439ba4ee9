/** Lines that staff wrote; two of them may be alike. */
export function TextList({ lines, className }: { lines: readonly string[]; className?: string | undefined }) {
  return (
    <ul role="list" className={className}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never change places
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
