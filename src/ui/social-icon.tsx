import { Shape } from './icon.tsx'

/** Defined like the shapes in icon.tsx, but separately, because only the menu and the footer, which load late, show them. */
const SHAPES = {
  facebook:
    '+M13.6 21v-7.6h2.7l.5-3.2h-3.2V8.2c0-.9.4-1.7 1.7-1.7h1.6V3.7S15.6 3.4 14.3 3.4c-2.7 0-4.3 1.6-4.3 4.5v2.3H7v3.2h3V21z',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 7h.2',
  linkedin:
    '+M4 9.3h3.4V20.5H4zM5.7 3.7a2 2 0 1 1 0 4 2 2 0 0 1 0-4M9.7 9.3H13v1.5c.5-.9 1.7-1.8 3.4-1.8 3.4 0 4.1 2.2 4.1 5.2v6.3h-3.4v-5.6c0-1.4 0-3-1.9-3s-2.1 1.5-2.1 2.9v5.7H9.7z',
  youtube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10.3 9v6l5-3z',
} as const
export type SocialName = keyof typeof SHAPES

/** The sign of a network the agency is on. */
export function SocialIcon({ name }: { name: SocialName }) {
  return <Shape of={SHAPES[name]} />
}
