// Written by `npm run art`.
/** Placeholder colour of each picture, by name. */
export const pictureColours: Record<string, string> = {
  bali: '#8e9b7b',
  dubai: '#b0645f',
  goa: '#898580',
  kashmir: '#a4a7a6',
  ladakh: '#959ca4',
  maldives: '#87bbb6',
  singapore: '#796e86',
  thailand: '#9eb8a0',
}
