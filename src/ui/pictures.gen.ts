// Written by `npm run art`.
/** Placeholder colour of each picture, by name. */
export const pictureColours: Record<string, string> = {
  australia: '#7ea9bf',
  bali: '#8e9b7b',
  dubai: '#b0645f',
  europe: '#91aea2',
  goa: '#898580',
  hongkong: '#473967',
  japan: '#a99aa5',
  kashmir: '#a4a7a6',
  kerala: '#9f7c4f',
  ladakh: '#959ca4',
  malaysia: '#6d9f98',
  maldives: '#87bbb6',
  singapore: '#796a84',
  srilanka: '#7a9b79',
  thailand: '#9eb79f',
  turkey: '#b78c8d',
  vietnam: '#8aa292',
}
