// `npm run engines [-- firefox|webkit] [--outbox|--app|--feed] [--row=TEXT]`: the outbox's fault rows 6 to 13, the installed app,
// and the feed of trip videos, in the browser engines that are not Chromium; `--row=` runs the rows that contain this text.
import { startServer } from '../support/server.ts'
import { tryApp } from './app.ts'
import { type Engine, MissingEngine } from './engine.ts'
import { tryFeed } from './feed.ts'
import { openFirefox } from './firefox.ts'
import { tryOutbox } from './outbox.ts'
import { serveVp9 } from './vp9.ts'
import { openWebKit } from './webkit.ts'

const [SITE_PORT, VP9_PORT] = [4128, 4129]
type Name = 'firefox' | 'webkit'
const engines: Record<Name, (options?: { deniesStorage?: boolean }) => Promise<Engine>> = {
  firefox: openFirefox,
  webkit: openWebKit,
}

const names = Object.keys(engines) as Name[]
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const wantedRow = options.find((word) => word.startsWith('--row='))?.slice('--row='.length)
const isWanted = (row: string) => wantedRow === undefined || row.includes(wantedRow)
const parts = options.filter((word) => !word.startsWith('--row='))
const wants = (part: string) => parts.length === 0 || parts.includes(part)
const unknown = asked.filter((name) => !names.includes(name as Name))
if (unknown.length > 0)
  throw new Error(`There is no engine ${unknown.join(', ')}; there are ${names.join(', ')}.`)

const server = await startServer({ port: SITE_PORT })
try {
  for (const name of names) {
    if (asked.length > 0 && !asked.includes(name)) continue
    try {
      if (wants('--outbox')) await tryOutboxIn(name)
      if (wants('--app')) await tryAppIn(name)
      if (!wants('--feed')) continue
      const { loops } = await tryIn(name)
      const loop = loops ? 'loops' : 'loops not tried (even a bare video does not start over here)'
      console.log(
        `✓ ${name}: eight reels by keys, one plays, three videos at most, a shared link opens, ${loop}`,
      )
    } catch (error) {
      // One that is missing has proved nothing: that is no success either.
      process.exitCode = 1
      console.error(`✗ ${name}: ${error instanceof MissingEngine ? error.message : (error as Error).stack}`)
    }
  }
} finally {
  await server.stop()
}

async function tryIn(name: Name): Promise<{ loops: boolean }> {
  const engine = await engines[name]()
  const copies = name === 'webkit' ? await serveVp9(server.url, VP9_PORT) : undefined
  try {
    return await tryFeed(engine, copies?.url ?? server.url, copies?.bare)
  } finally {
    await engine.close()
    await copies?.stop()
  }
}

async function tryAppIn(name: Name): Promise<void> {
  const say = (line: string) => console.log(`${name}: ${line}`)
  for (const deniesStorage of [false, true]) {
    if (deniesStorage && name === 'webkit') {
      say('- all storage denied: SKIPPED, the driver cannot block site data')
      continue
    }
    const engine = await engines[name]({ deniesStorage })
    try {
      if ((await tryApp(engine, deniesStorage, say, isWanted)) > 0) process.exitCode = 1
    } finally {
      await engine.close()
    }
  }
}

async function tryOutboxIn(name: Name): Promise<void> {
  const engine = await engines[name]()
  try {
    const failed = await tryOutbox(engine, (line) => console.log(`${name}: ${line}`), isWanted)
    if (failed > 0) process.exitCode = 1
  } finally {
    await engine.close()
  }
}
