import { DOT_RADIUS, LABEL_SIZE, type Leg, MAP_WIDTH, type RouteMap } from '../../../catalogue/route-map.ts'
import styles from './route-map.module.css'

/** The illustrated map of a destination with routes and the names of their cities. */
export function MapSheet({ slug, map, label }: { slug: string; map: RouteMap; label: string }) {
  const { height, routes, labels } = map
  return (
    <div className={styles.sheet}>
      <img src={`/art/maps/${slug}.svg`} alt="" width={MAP_WIDTH} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${MAP_WIDTH} ${height}`} role="img" aria-label={label} fontSize={LABEL_SIZE}>
        {routes.map(({ key, legs }) => (
          <g key={key} className={styles.route}>
            {legs.map((leg, at) => (
              // A trip may go the same way twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a trip never change places
              <Line key={at} leg={leg} />
            ))}
          </g>
        ))}
        {labels.map(({ name, dot, box, leader }) => (
          <g key={name} className={styles.city}>
            {leader && (
              <path
                className={styles.leader}
                d={`M${dot.x} ${dot.y}L${nearest(dot.x, box.left, box.right)} ${nearest(dot.y, box.top, box.bottom)}`}
              />
            )}
            <circle cx={dot.x} cy={dot.y} r={DOT_RADIUS} />
            <text x={(box.left + box.right) / 2} y={(box.top + box.bottom) / 2 + LABEL_SIZE * 0.35}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

function Line({ leg: { from, bend, to, arrow } }: { leg: Leg }) {
  return (
    <>
      <path className={styles.line} d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`} />
      {arrow && (
        <path
          className={styles.arrow}
          d="M-4-4L5 0L-4 4Z"
          transform={`translate(${arrow.x} ${arrow.y}) rotate(${arrow.degrees})`}
        />
      )}
    </>
  )
}

// The end of the leader line: the point of the label's box nearest to the dot.
function nearest(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to)
}
