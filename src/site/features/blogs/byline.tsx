import { longDay } from '../../../contract/travel-date.ts'
/** Publication date and reading time of an article. */
export function Byline({ published, minutes }: { published: string; minutes: number }) {
  return (
    <>
      <time dateTime={published}>{longDay(published)}</time> · {minutes} minutes to read
    </>
  )
}
