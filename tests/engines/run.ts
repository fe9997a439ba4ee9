// `npm run engines [-- firefox|webkit]`: the feed of trip videos in the browser engines that are not Chromium.
import { startServer } from '../support/server.ts'
import { MissingEngine } from './engine.ts'
import { tryFeed } from './feed.ts'
import { openFirefox } from './firefox.ts'
import { serveVp9 } from './vp9.ts'
import { openWebKit } from './webkit.ts'

const [SITE_PORT, VP9_PORT] = [4128, 4129]
const engines = { firefox: openFirefox, webkit: openWebKit }
type Name = keyof typeof engines

const names = Object.keys(engines) as Name[]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name as Name))
if (unknown.length > 0)
  throw new Error(`There is no engine ${unknown.join(', ')}; there are ${names.join(', ')}.`)

const server = await startServer({ port: SITE_PORT })
try {
  for (const name of names) {
    if (asked.length > 0 && !asked.includes(name)) continue
    try {
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
