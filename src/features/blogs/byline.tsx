const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** When an article appeared and how long it takes. */
export function Byline({ published, minutes }: { published: string; minutes: number }) {
  return (
    <>
      <time dateTime={published}>{DAY.format(new Date(published))}</time> · {minutes} minutes to read
    </>
  )
}
