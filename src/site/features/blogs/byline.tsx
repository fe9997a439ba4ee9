const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** Publication date and reading time of an article. */
export function Byline({ published, minutes }: { published: string; minutes: number }) {
  return (
    <>
      <time dateTime={published}>{DAY.format(new Date(published))}</time> · {minutes} minutes to read
    </>
  )
}
