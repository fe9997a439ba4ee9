// Written by `npm run art`.
/** Placeholder colour of each picture, by name. */
export const pictureColours: Record<string, string> = {
  bali: '#8e9b7b',
  dubai: '#b0645f',
  europe: '#91aea2',
  goa: '#898580',
  japan: '#a99aa5',
  kashmir: '#a4a7a6',
  kerala: '#9f7c4f',
  ladakh: '#959ca4',
  maldives: '#87bbb6',
  singapore: '#796e86',
  thailand: '#9eb8a0',
  turkey: '#b78c8d',
  vietnam: '#8aa292',
}
