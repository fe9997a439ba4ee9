import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { type Engine, keyActions, MissingEngine, until } from './engine.ts'

const DRIVER_PORT = 4125
const DISPLAY = ':94'
const BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

/** Starts WebKitGTK's small browser on a screen in memory and controls it by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function openWebKit(): Promise<Engine> {
  const binary = globSync(BROWSER)[0]
  const isThere = (command: string) => spawnSync('which', [command]).status === 0
  if (!binary || !isThere('WebKitWebDriver') || !isThere('Xvfb'))
    throw new MissingEngine('WebKitGTK', 'apt-get install webkit2gtk-driver xvfb')

  const started: ChildProcess[] = []
  let said = ''
  const start = (command: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    started.push(child)
  }
  const stop = async () => {
    for (const child of started.reverse()) {
      if (child.exitCode !== null || child.signalCode) continue
      const ended = once(child, 'exit')
      child.kill()
      await ended
    }
  }
  try {
    start('Xvfb', [DISPLAY, '-screen', '0', '500x900x24'])
    start('WebKitWebDriver', [`--port=${DRIVER_PORT}`], { DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1' })
    await until('the driver listens', () => call('GET', '/status').then(Boolean, () => false))
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary,
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        },
      },
    })
    const session = `/session/${sessionId}`
    return {
      name: 'WebKitGTK',
      open: (url) => call('POST', `${session}/url`, { url }),
      evaluate: async (expression) =>
        JSON.parse(
          await call<string>('POST', `${session}/execute/async`, {
            script: `const [done] = arguments; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)))`,
            args: [],
          }),
        ),
      press: (key) => call('POST', `${session}/actions`, { actions: keyActions(key) }),
      errors: () => said.split('\n').filter((line) => / ERROR |Unhandled Promise/.test(line)),
      close: async () => {
        await call('DELETE', session).catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(`http://127.0.0.1:${DRIVER_PORT}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`)
  return value
}
