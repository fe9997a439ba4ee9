import { classNames } from './class-names.ts'
import styles from './icon.module.css'

/** 24 × 24 outlines in one stroke width; `+` starts a shape that is filled instead. */
const SHAPES = {
  alert: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.3',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  bookmark: 'M6 3.5h12V21l-6-4.5L6 21z',
  breakfast: 'M4 9h12v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M7.5 3v2.5M11.5 3v2.5',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4M8 14h.2M12 14h.2M16 14h.2',
  captions: 'M3 5.5h18v13H3zM10.5 10.6a2.2 2.2 0 1 0 0 2.8M17 10.6a2.2 2.2 0 1 0 0 2.8',
  check: 'm4.5 12.5 5 5L19.5 7',
  chevron: 'm9 5.5 6.5 6.5L9 18.5',
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6H4s2-1 2-6M10 20a2 2 0 0 0 4 0',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3.2 2.2',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15.6 8.4l-2 5.2-5.2 2 2-5.2z',
  copy: 'M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5',
  download: 'M12 3.5v11M7 10l5 5 5-5M4.5 20h15',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  flight:
    '+M21.4 3c-.9-.7-2.3-.3-3.2.6L14.6 7.2 5.1 4.7 3.4 6.4l7.5 4.5-3.7 3.7-2.9-.4L3 15.5l3.6 1.9L8.5 21l1.3-1.3-.4-2.9 3.7-3.7 4.5 7.5 1.7-1.7-2.5-9.5 3.6-3.6c.9-.9 1.4-2.2 1-2.8z',
  heart: 'M12 20.3C5.5 15.7 3 12.5 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.5-2.5 6.7-9 11.3z',
  hotel:
    'M3.5 20V6M3.5 16.5h17V20M3.5 13h17v3.5M20.5 13a4 4 0 0 0-4-4H11v4M7.2 8.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6v.3',
  mail: 'M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  pause: 'M8.5 5v14M15.5 5v14',
  people:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M15.5 5a3.4 3.4 0 0 1 0 6.3M18 15c2.1.7 3.5 2.4 3.5 5',
  phone:
    'M5.5 3.5h3.7l1.7 4.7-2.3 1.7a12.5 12.5 0 0 0 5.5 5.5l1.7-2.3 4.7 1.7v3.7a2 2 0 0 1-2 2A16.5 16.5 0 0 1 3.5 5.5a2 2 0 0 1 2-2z',
  pin: 'M12 21.5C7 16.5 5 13.3 5 10a7 7 0 0 1 14 0c0 3.3-2 6.5-7 11.5zM12 7.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  play: '+M7.5 4.5v15l12-7.5z',
  plus: 'M5 12h14M12 5v14',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  refresh: 'M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 3v4h-4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20.5 20.5',
  send: 'M20.5 3.5 3.5 10l6.8 3.7L14 20.5zM20.5 3.5l-10.2 10.2',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
  shield: 'M12 3l8 3v6c0 4.5-3.3 7.6-8 9.5-4.7-1.9-8-5-8-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  sightseeing: 'M3.5 8h4l1.5-2.5h6L16.5 8h4v11.5h-17zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.3 4.3 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  spark: '+M12 2.5l2.3 7.2 7.2 2.3-7.2 2.3L12 21.5l-2.3-7.2L2.5 12l7.2-2.3z',
  star: '+M12 2.7l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z',
  transport:
    'M4 16.5V6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v10zM4 12h16M7.2 16.5v2.5M16.8 16.5v2.5M7.5 14.3h.2M16.3 14.3h.2',
  trash: 'M4.5 6.5h15M9.5 6V3.5h5V6M6.5 6.5 7.5 20.5h9l1-14M10.2 10.5v6M13.8 10.5v6',
  whatsapp:
    'M4 20l1.3-4A8.3 8.3 0 1 1 8.5 19zM9 8.5c-.8 2.5 3.5 7 6.3 6.2l.7-1.7-2-1-1 1c-1.2-.4-2.1-1.3-2.6-2.5l1-1-.9-2z',
} as const
export type IconName = keyof typeof SHAPES

/** An icon as large as the text beside it. Decorative: the text or the control's name has its meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Shape of={SHAPES[name]} className={className} />
}

/** Draws an outline that is not in the list: icons of a single lazy island are defined in the island. */
export function Shape({ of, className }: { of: string; className?: string | undefined }) {
  const filled = of.startsWith('+')
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, filled && styles.filled, className)}
    >
      <path d={filled ? of.slice(1) : of} />
    </svg>
  )
}
