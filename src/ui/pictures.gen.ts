// Written by `npm run art`.
/** Placeholder colour of each picture, by name. */
export const pictureColours: Record<string, string> = {
  bali: '#8e9b7b',
  dubai: '#b0645f',
  ladakh: '#959ca4',
}
