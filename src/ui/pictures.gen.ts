// Written by `npm run art`.
/** Placeholder colour of each picture, by name. */
export const pictureColours: Record<string, string> = {
  bali: '#8f9b7c',
}
