/** In place of the key of a package: the travel styles. */
export const STYLES = 'styles'

/** The item a traveller tapped, as the enquiry popup shows it. */
export type Interest = {
  /** The key of a package, or {@link STYLES}; only of what has a price. */
  item?: string
  title: string
  about?: string
  picture: string
  /** Aspect ratio of the picture; things to do and travel styles are square. */
  frame: 'wide' | 'square'
  pricing?: string
  info?: string[]
}
