/** What a tapped card tells the enquiry popup. */
export type Interest = { title: string; image: string; pricing?: string; info?: string[] }
