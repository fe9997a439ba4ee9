import styles from './india-map.module.css'

// Degrees of longitude and latitude to units of the drawing.
const x = (lon: number) => Math.round((lon - 67) * 100) / 10
const y = (lat: number) => Math.round((37 - lat) * 106) / 10
const line = (points: readonly (readonly [lon: number, lat: number])[]) =>
  points.map(([lon, lat], at) => `${at ? 'L' : 'M'}${x(lon)} ${y(lat)}`).join('')

// The coast only, from Kutch round the cape to the Bay of Bengal. No borders are drawn: to the north the land fades.
const COAST = line([
  [66, 25.4],
  [67.4, 24],
  [68.6, 23.2],
  [70.3, 22.9],
  [69, 22.3],
  [70.3, 20.9],
  [71.3, 20.8],
  [72.2, 21.6],
  [72.6, 22.2],
  [72.7, 21],
  [72.8, 19],
  [73.3, 17],
  [73.9, 15.3],
  [74.8, 12.9],
  [75.8, 11.2],
  [76.3, 9.7],
  [77.5, 8.1],
  [78.2, 8.9],
  [79.3, 9.4],
  [79.8, 10.3],
  [79.8, 11.9],
  [80.3, 13.2],
  [80.1, 15.2],
  [81.2, 15.9],
  [82.4, 16.8],
  [83.4, 17.8],
  [85.1, 19.5],
  [86.8, 20.4],
  [87, 21.4],
  [88.4, 21.6],
  [90.4, 22],
  [91.8, 22.4],
  [92.4, 20.6],
  [94, 18.4],
  [96, 17],
  [99, 16.4],
  [99, 38],
  [66, 38],
])

const SRI_LANKA = line([
  [79.9, 9.7],
  [80.8, 9.2],
  [81.8, 7.6],
  [81.4, 6.5],
  [80.4, 6],
  [79.9, 7],
])

const PEAKS = [
  [73.4, 35.2],
  [75.6, 34.9],
  [78, 34.9],
  [79.4, 32.6],
  [81.4, 30.8],
  [84, 29.5],
  [86.8, 28.6],
  [89.6, 28.4],
  [92.6, 28.6],
  [95.2, 29.3],
] as const

/** The places on the map and the side their names stand on. */
const PLACES = [
  ['Ladakh', 77.6, 34.1, 'end'],
  ['Kashmir', 74.8, 33.6, 'start'],
  ['Himachal', 77.2, 31.8, 'end'],
  ['Rajasthan', 74.6, 26.6, 'end'],
  ['North-East', 91.8, 25.7, 'start'],
  ['Goa', 73.9, 15.4, 'end'],
  ['Kerala', 76.4, 10, 'end'],
  ['Andaman', 92.8, 12, 'start'],
] as const

const ROUTE = line(
  ([1, 0, 2, 3, 5, 6, 7, 4] as const).map((at) => {
    const [, lon, lat] = PLACES[at]
    return [lon, lat] as const
  }),
)

/** The coast of India with the places of the section; a picture, as the cards beside it name the same places. */
export function IndiaMap() {
  return (
    <svg viewBox="0 0 310 326" className={styles.map} aria-hidden="true" lang="en">
      <path d={COAST} className={styles.land} />
      <path d={`${SRI_LANKA}Z`} className={styles.land} />
      {PEAKS.map(([lon, lat]) => (
        <path
          key={lon}
          d={`M${x(lon) - 11} ${y(lat) + 9}L${x(lon)} ${y(lat) - 9}L${x(lon) + 11} ${y(lat) + 9}Z`}
          className={styles.peak}
        />
      ))}
      <path d={ROUTE} pathLength="1" className={styles.route} />
      {PLACES.map(([name, lon, lat, side]) => (
        <g key={name}>
          <circle cx={x(lon)} cy={y(lat)} r="4" className={styles.pin} />
          <text
            x={x(lon) + (side === 'end' ? 8 : -8)}
            y={y(lat) + 4}
            textAnchor={side === 'end' ? 'start' : 'end'}
            className={styles.name}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
