import * as v from 'valibot'
import { isDecodable } from './http/path.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)

function address(message: string, protocols: string[]) {
  return v.pipe(
    text,
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
  )
}

// Its name and password are decoded before they are used.
function serverAddress(message: string, protocols: string[]) {
  return v.pipe(
    address(message, protocols),
    v.check(isDecodable, 'has a % that begins no escape; write it as %25'),
  )
}

/** Number of reverse proxies; each appends its client's address to `X-Forwarded-For`. */
const proxies = v.pipe(
  v.picklist(
    ['true', 'false', '0', '1', '2', '3', '4', '5'],
    'must be true, false or the number of proxies (0 to 5)',
  ),
  v.transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value))),
)

const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
)

const webAddress = v.pipe(
  address('must be an http:// or https:// address', ['http:', 'https:']),
  v.check(
    (value) => !URL.canParse(value) || isDecodable(new URL(value).username + new URL(value).password),
    'has a % in its name or password that begins no escape; write it as %25',
  ),
)

const EnvSchema = v.pipe(
  v.object({
    /** 0: a free port chosen by the system. */
    PORT: v.optional(port, '3000'),
    HOST: v.optional(text, 'localhost'),
    /** Port of this machine that serves metrics for Prometheus; without it there are none. */
    METRICS_PORT: v.optional(port),
    /** Folder of the SQLite database. */
    DATA_DIR: v.optional(text, './data'),
    /** URL of a PostgreSQL database, used instead of SQLite. */
    DATABASE_URL: v.optional(serverAddress('must be a postgres:// address', ['postgres:', 'postgresql:'])),
    /** Public URL of the site; determines links, cookies and HSTS. */
    PUBLIC_URL: v.optional(
      v.pipe(
        webAddress,
        v.transform((value) => new URL(value).origin),
      ),
    ),
    STAFF_EMAIL: v.optional(v.pipe(text, v.email('must be an e-mail address'))),
    STAFF_PASSWORD: v.optional(
      v.pipe(
        v.string(),
        v.minLength(8, 'must have at least 8 characters'),
        v.maxLength(128, 'must have at most 128 characters'),
      ),
    ),
    SMTP_URL: v.optional(serverAddress('must be an smtp:// or smtps:// address', ['smtp:', 'smtps:'])),
    LEADS_EMAIL: v.optional(v.pipe(text, v.email('must be an e-mail address'))),
    WEBHOOK_URL: v.optional(webAddress),
    WEBHOOK_SECRET: v.optional(text),
    /** Allow the webhook, or push messages, to reach this machine and its network; refused by default. */
    WEBHOOK_ALLOW_INTERNAL: v.optional(flag, '0'),
    PUSH_ALLOW_INTERNAL: v.optional(flag, '0'),
    TRUST_PROXY: v.optional(proxies, 'false'),
    /** Encrypts the secrets of sources in the database. */
    SECRETS_KEY: v.optional(v.pipe(text, v.minLength(32, 'must have at least 32 characters'))),
    LOG_LEVEL: v.optional(
      v.picklist(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      ),
      'info',
    ),
  }),
  v.forward(
    v.check((env) => !env.STAFF_EMAIL === !env.STAFF_PASSWORD, 'must be set together with STAFF_EMAIL'),
    ['STAFF_PASSWORD'],
  ),
  v.forward(
    v.check((env) => env.METRICS_PORT === undefined || env.METRICS_PORT !== env.PORT, 'must not be the PORT'),
    ['METRICS_PORT'],
  ),
)
export type Env = v.InferOutput<typeof EnvSchema>

/** Parses the environment, once at the start. Throws {@link EnvError} with a sentence for each invalid variable. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  // An empty variable (`PORT= npm start`) counts as not set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(EnvSchema, given)
  if (result.success) return result.output
  const sentences = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`)
  throw new EnvError([...new Set(sentences)].join('\n'))
}

/** Invalid environment variables; the message has a sentence for each. */
export class EnvError extends Error {}
