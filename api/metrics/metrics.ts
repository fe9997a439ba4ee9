import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Result of a posted enquiry; `unreadable`: not an object of fields, or too large. */
export const OUTCOMES = [
  'stored',
  'replayed',
  'invalid',
  'other-enquiry',
  'not-comparable',
  'too-many',
  'not-stored',
  'cannot-be-stored',
  'unreadable',
] as const
export type IntakeOutcome = (typeof OUTCOMES)[number]

/** Upper bounds, seconds: a commit takes milliseconds, a page tens of them. */
const COMMIT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const RENDER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Totals since the start, for Settings → System. */
export type MetricsSummary = {
  stored: number
  refused: number
  /** Average time of a commit, and of rendering a page; `undefined` before the first one. */
  commitMs: number | undefined
  renderMs: number | undefined
  rendered: number
  streams: number
}

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of this process. Labels have a fixed set of values and never contain anything that a person sent. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const enquiries = new Counter({
    name: 'marigold_enquiries_total',
    help: 'Posted enquiries by result.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of OUTCOMES) enquiries.inc({ outcome }, 0)
  const commits = new Histogram({
    name: 'marigold_commit_seconds',
    help: 'Time of a transaction that stored leads, with its retries.',
    buckets: COMMIT_BUCKETS,
    registers,
  })
  const renders = new Histogram({
    name: 'marigold_render_seconds',
    help: 'Time to render a page, without waiting.',
    buckets: RENDER_BUCKETS,
    registers,
  })
  const streams = new Gauge({ name: 'marigold_inbox_streams', help: 'Open live inboxes.', registers })

  return {
    registry,
    countOutcome: (outcome: IntakeOutcome) => enquiries.inc({ outcome }),
    observeCommit: (ms: number) => commits.observe(ms / 1000),
    observeRender: (ms: number) => renders.observe(ms / 1000),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),

    /** Adds a gauge whose value is read when the metrics are requested. */
    addGauge(name: string, help: string, read: () => number): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },

    /** Adds a gauge with labels whose values are read when the metrics are requested; no values when they cannot be read. */
    addGauges<Label extends string>(
      { name, help, labelNames }: { name: string; help: string; labelNames: Label[] },
      read: () => Promise<{ labels: Record<Label, string>; value: number }[]>,
    ): void {
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          this.reset()
          const values = await read().catch(() => [])
          for (const { labels, value } of values) this.set(labels, value)
        },
      })
    },

    async summary(): Promise<MetricsSummary> {
      const byOutcome = (await enquiries.get()).values
      const of = (wanted: (outcome: unknown) => boolean) =>
        byOutcome.reduce((sum, { labels, value }) => sum + (wanted(labels.outcome) ? value : 0), 0)
      const [commit, render] = await Promise.all([averageOf(commits), averageOf(renders)])
      return {
        stored: of((outcome) => outcome === 'stored'),
        refused: of((outcome) => outcome !== 'stored' && outcome !== 'replayed'),
        commitMs: commit.averageMs,
        renderMs: render.averageMs,
        rendered: render.count,
        streams: (await streams.get()).values[0]?.value ?? 0,
      }
    },
  }
}

async function averageOf(histogram: Histogram): Promise<{ count: number; averageMs: number | undefined }> {
  const { values } = await histogram.get()
  const total = (suffix: string) => values.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0
  const count = total('_count')
  return { count, averageMs: count === 0 ? undefined : (total('_sum') / count) * 1000 }
}
