import type { Article } from '../../contract/copy.ts'
import { firstTripAbroadCalendar } from './articles/first-trip-abroad-calendar.ts'
import { firstTwoDaysInLeh } from './articles/first-two-days-in-leh.ts'
import { keralaInTheRain } from './articles/kerala-in-the-rain.ts'
import { maldivesWithoutGuessing } from './articles/maldives-without-guessing.ts'
import { vegetarianBeyondIndia } from './articles/vegetarian-beyond-india.ts'
import { whatYouPayOnTheSpot } from './articles/what-you-pay-on-the-spot.ts'

/** The articles of /blogs, newest first. */
export const articles: Article[] = [
  maldivesWithoutGuessing,
  vegetarianBeyondIndia,
  whatYouPayOnTheSpot,
  keralaInTheRain,
  firstTwoDaysInLeh,
  firstTripAbroadCalendar,
]
