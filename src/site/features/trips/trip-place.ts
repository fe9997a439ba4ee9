/** What the present catalogue has about a trip. */
export type TripPlace = {
  /** Name of the destination. */
  name: string
  /** Picture of the package it started from; of the destination where that package is gone. */
  picture: string
  /** Sights of the place. */
  sights: { name: string; picture: string }[]
}
