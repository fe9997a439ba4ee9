/** Weather that is worth a picture of its own: rain, snow, or trees in blossom. */
export type Weather = 'rain' | 'snow' | 'blossom'

type Months = readonly number[]

/** Months, 1 to 12, in which a destination's best-known part usually has rain, snow or blossom. */
const YEAR: Record<string, Partial<Record<Weather, Months>>> = {
  andaman: { rain: [5, 6, 7, 8, 9, 10] },
  bali: { rain: [12, 1, 2, 3] },
  bangkok: { rain: [8, 9, 10] },
  bhutan: { rain: [6, 7, 8], blossom: [4] },
  europe: { snow: [12, 1, 2], blossom: [4] },
  goa: { rain: [6, 7, 8, 9] },
  himachal: { rain: [7, 8], snow: [12, 1, 2], blossom: [4] },
  hongkong: { rain: [6, 7, 8] },
  japan: { rain: [6], snow: [1, 2], blossom: [3, 4] },
  kashmir: { snow: [12, 1, 2], blossom: [3, 4] },
  kerala: { rain: [6, 7, 8] },
  ladakh: { snow: [12, 1, 2, 3], blossom: [4] },
  malaysia: { rain: [10, 11] },
  maldives: { rain: [5, 6, 7, 8, 9, 10] },
  mauritius: { rain: [1, 2, 3] },
  nepal: { rain: [6, 7, 8] },
  north: { rain: [6, 7, 8, 9] },
  rajasthan: { rain: [7, 8] },
  singapore: { rain: [11, 12, 1] },
  srilanka: { rain: [5, 10, 11] },
  thailand: { rain: [8, 9, 10] },
  turkey: { snow: [1, 2] },
  vietnam: { rain: [9, 10, 11] },
}

/** The weather of a destination in a month (1 to 12); `undefined` where nothing is special. */
export function weatherIn(slug: string, month: number): Weather | undefined {
  const year = YEAR[slug] ?? {}
  return (['rain', 'snow', 'blossom'] as const).find((weather) => year[weather]?.includes(month))
}

/** Pictures drawn in the weather of a place, by name; rain is shown over the usual picture, and Japan's is in blossom already. */
export const weatherPictures: readonly string[] = Object.entries(YEAR).flatMap(([slug, year]) =>
  (['snow', 'blossom'] as const)
    .filter((weather) => year[weather] && `${slug}-${weather}` !== 'japan-blossom')
    .map((weather) => `${slug}-${weather}`),
)

/** The name of a place's picture in a month (1 to 12). */
export function pictureIn(slug: string, month: number | undefined): string {
  const drawn = month && `${slug}-${weatherIn(slug, month)}`
  return drawn && weatherPictures.includes(drawn) ? drawn : slug
}
