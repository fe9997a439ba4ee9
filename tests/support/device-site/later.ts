/** Says which release this chunk belongs to. */
export function later(): string {
  return import.meta.env.VITE_RELEASE as string
}
