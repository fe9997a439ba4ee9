/** The item a traveller tapped, as the enquiry popup shows it. */
export type Interest = {
  title: string
  about?: string
  picture: string
  /** Aspect ratio of the picture; things to do and travel styles are square. */
  frame: 'wide' | 'square'
  pricing?: string
  info?: string[]
}
