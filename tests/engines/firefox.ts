import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, type EngineTab, keyActions, MissingEngine, until } from './engine.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']
const VIEWPORT = { width: 390, height: 844 }

/** Starts Firefox without a window and controls it by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function openFirefox({ deniesStorage = false } = {}): Promise<Engine> {
  const path = [process.env.FIREFOX_PATH, ...PLACES].find((place) => place && existsSync(place))
  if (!path) throw new MissingEngine('Firefox', 'apt-get install firefox-esr, or FIREFOX_PATH=…')
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const preferences = {
    // A tab without input may play, as one with input may.
    'media.autoplay.default': 0,
    // 2 blocks cookies and site data.
    ...(deniesStorage && { 'network.cookie.cookieBehavior': 2 }),
  }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const errors: string[] = []
  let browser: ChildProcess
  let call: Call
  let first: EngineTab

  const openTab = async (): Promise<EngineTab> => {
    const { context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' })
    await call('browsingContext.setViewport', { context, viewport: VIEWPORT })
    return {
      open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
      evaluate: async (expression) => {
        const answer = await call<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
          'script.evaluate',
          {
            expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
            target: { context },
            awaitPromise: true,
          },
        )
        if (!answer.result) throw new Error(answer.exceptionDetails?.text)
        return JSON.parse(answer.result.value)
      },
      press: async (key) => void (await call('input.performActions', { context, actions: keyActions(key) })),
      close: async () => void (await call('browsingContext.close', { context })),
    }
  }
  const start = async () => {
    browser = spawn(path, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    browser.stderr?.on('data', (chunk) => (said += chunk))
    const address = await until(
      'Firefox listens',
      () => /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1],
    )
    call = await connect(`${address}/session`, (text) => errors.push(text))
    await call('session.new', { capabilities: {} })
    await call('session.subscribe', { events: ['log.entryAdded'] })
    // The tab Firefox starts with never has the focus, and without it a button gets no space key.
    first = await openTab()
  }
  const end = async (signal: NodeJS.Signals) => {
    if (browser.exitCode !== null || browser.signalCode !== null) return
    const ended = once(browser, 'exit')
    browser.kill(signal)
    await ended
  }
  const close = async () => {
    await end('SIGTERM')
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await start()
    return {
      name: 'Firefox',
      open: (url) => first.open(url),
      evaluate: (expression) => first.evaluate(expression),
      press: (key) => first.press(key),
      errors: () => errors,
      tab: openTab,
      kill: () => end('SIGKILL'),
      start,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Call = <Result>(method: string, params: object) => Promise<Result>
type Message = {
  id?: number
  result?: unknown
  error?: string
  message?: string
  method?: string
  params?: { level: string; text: string }
}

async function connect(address: string, onError: (text: string) => void): Promise<Call> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (message: Message) => void>()
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data)
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      onError(message.params.text)
  }
  let last = 0
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      last += 1
      waiting.set(last, ({ error, message, result }) => {
        if (error) reject(new Error(`${method}: ${error}: ${message}`))
        else resolve(result as Result)
      })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
