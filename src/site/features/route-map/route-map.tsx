import { packagePath } from '../../../catalogue/packages.ts'
import { DOT_RADIUS, LABEL_SIZE, type Leg, MAP_WIDTH, routeMap } from '../../../catalogue/route-map.ts'
import type { PackageTeaser } from '../../../catalogue/teasers.ts'
import type { Destination } from '../../../contract/catalogue.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './route-map.module.css'

/** The routes of a destination's packages, as lines from city to city and as text. Works without JavaScript. */
export function RouteMap({ destination, packages }: { destination: Destination; packages: PackageTeaser[] }) {
  const map = routeMap(destination, packages)
  if (!map) return null
  const { height, routes, labels } = map
  return (
    <div className={styles.map}>
      <div className={styles.sheet}>
        <img
          src={`/art/maps/${destination.slug}.svg`}
          alt=""
          width={MAP_WIDTH}
          height={height}
          loading="lazy"
        />
        <svg
          viewBox={`0 0 ${MAP_WIDTH} ${height}`}
          role="img"
          aria-label={`Map of ${destination.name} with the route of each package`}
          fontSize={LABEL_SIZE}
        >
          {routes.map(({ key, legs }) => (
            <g key={key} className={styles.route}>
              {legs.map((leg) => (
                <Line key={`${leg.from.x} ${leg.from.y} ${leg.to.x} ${leg.to.y}`} leg={leg} />
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
      <fieldset className={styles.routes}>
        <legend className="visually-hidden">Route shown on the map</legend>
        <label className={styles.all}>
          <input type="radio" name="route" defaultChecked /> All routes
        </label>
        <ol role="list" className={styles.list}>
          {packages.map((pkg, index) => (
            <li key={pkg.key} className={styles.trip}>
              <label>
                <input type="radio" name="route" /> {pkg.packageName}
              </label>
              <ol role="list" className={styles.stops}>
                {routes[index]?.stops.map(({ city, nights }, at) => (
                  // A trip may visit a city twice.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a trip never change places
                  <li key={at}>
                    {city} <span className={styles.nights}>{nights}N</span>
                  </li>
                ))}
              </ol>
              <Link href={packagePath(pkg)} className={styles.open}>
                Itinerary<span className="visually-hidden"> of {pkg.packageName}</span>
              </Link>
            </li>
          ))}
        </ol>
      </fieldset>
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
