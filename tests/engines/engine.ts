/** A page of a browser other than Chromium. */
export type EngineTab = {
  open: (url: string) => Promise<void>
  /** The value of an expression in the page, as JSON carries it; a promise is waited for. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** One character, or a key's code point in WebDriver. */
  press: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** A browser other than Chromium, with one page; `close` ends it. */
export type Engine = EngineTab & {
  name: string
  /** What pages have written to the console as an error, or thrown, so far. */
  errors: () => string[]
  /** Another tab beside the first page, where the driver can have one. */
  tab?: () => Promise<EngineTab>
  /** Ends the browser as a dead battery does, and starts it again on the same profile; where it keeps a profile. */
  kill?: () => Promise<void>
  start?: () => Promise<void>
}

/** The arrow down in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const ARROW_DOWN = '\uE015'

/** One press of a key, as both WebDriver protocols take it. */
export const keyActions = (key: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: key },
      { type: 'pause', duration: 60 },
      { type: 'keyUp', value: key },
    ],
  },
]

/** An engine that is not on this machine; `hint` says how it gets there. */
export class MissingEngine extends Error {
  constructor(name: string, hint: string) {
    super(`${name} is missing here: ${hint}`)
  }
}

const TIME_LIMIT_MS = 20_000

/** Asks again and again until there is an answer. */
export async function until<Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  limitMs = TIME_LIMIT_MS,
): Promise<Answer> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
