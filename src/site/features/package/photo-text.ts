/** The texts of a package's photos. */
export const PHOTO_TEXT = {
  title: 'Photos of this trip',
  previous: 'Previous photo',
  next: 'Next photo',
  position: (at: number, count: number) => `Photo ${at} of ${count}`,
  day: (day: number) => `Day ${day}`,
  credit: (name: string) => `Photo: ${name}`,
}
