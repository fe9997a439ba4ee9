/** What a tapped card tells the enquiry popup. */
export type Interest = {
  title: string
  picture: string
  /** Frame the picture exists in; things to do and travel styles are square. */
  frame: 'wide' | 'square'
  pricing?: string
  info?: string[]
}
