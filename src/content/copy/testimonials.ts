import type { Testimonial } from '../../contract/copy.ts'

const diary = (reel: string, title: string): Testimonial => ({
  title,
  reel,
  clip: `/clips/${reel}.mp4`,
  poster: `/clips/${reel}.avif`,
})

/** The diaries, in the order of the reels, so that tile n opens reel n. */
export const testimonials: Testimonial[] = [
  diary('bali', 'Ananya & Rohit in Bali'),
  diary('ladakh', 'The Kulkarni cousins in Ladakh'),
  diary('kerala', 'Farah, Imran & their parents in Kerala'),
  diary('dubai', 'The Shah family in Dubai'),
  diary('maldives', 'Sneha & Arjun in the Maldives'),
  diary('kashmir', 'Gurpreet & Simran in Kashmir'),
  diary('turkey', 'Nandini & her college friends in Turkey'),
  diary('vietnam', 'Thomas & Leena in Vietnam'),
]
