import styles from './desk-icon.module.css'

/** 24 × 24 icons used only by the sales desk, so that travellers do not load them. */
const SHAPES = {
  leads: 'M4 4.5h16V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20',
  numbers: 'M4 20h16M7 16.5v-5M12 16.5V5M17 16.5V9',
  quotations: 'M6 3.5h9l3.5 3.5v13.5H6zM9.5 9.5h5.5M9.5 13h5.5M9.5 16.5h3',
  packages: 'M5 8h14v11.5H5zM9 8V5h6v3M9 11.5v4.5M15 11.5v4.5',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h7M15 17h5M13 15v4',
} as const
export type DeskIconName = keyof typeof SHAPES

/** An icon beside its text. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.icon}>
      <path d={SHAPES[name]} />
    </svg>
  )
}
