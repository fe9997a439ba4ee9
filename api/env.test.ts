import { describe, expect, it } from 'vitest'
import { EnvError, parseEnv } from './env.ts'

describe('the environment', () => {
  it('has defaults for all variables', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, HOST: 'localhost', DATA_DIR: './data', TRUST_PROXY: 0 })
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('is parsed', () => {
    const env = {
      PORT: '8080',
      PUBLIC_URL: 'https://www.example.com/',
      TRUST_PROXY: '2',
      DATABASE_URL: 'postgres://a@b/c',
    }
    expect(parseEnv(env)).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: 'https://www.example.com',
      TRUST_PROXY: 2,
      DATABASE_URL: 'postgres://a@b/c',
    })
  })

  it('takes the address of a webhook as it is, also with a % that begins no escape', () => {
    const WEBHOOK_URL = 'https://hooks.example.com/in?note=100%&name=caf%E9'
    expect(parseEnv({ WEBHOOK_URL })).toMatchObject({ WEBHOOK_URL })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number.'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT must not be the PORT.'],
    [{ METRICS_PORT: 'yes' }, 'METRICS_PORT must be a whole number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an http:// or https:// address.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
    [
      { DATABASE_URL: 'postgres://a:50%off@b/c', SMTP_URL: 'smtp://a%:b@c' },
      'DATABASE_URL has a % that begins no escape; write it as %25.\nSMTP_URL has a % that begins no escape; write it as %25.',
    ],
    [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY must be true, false or the number of proxies (0 to 5).'],
    [{ STAFF_EMAIL: 'owner@example.com' }, 'STAFF_PASSWORD must be set together with STAFF_EMAIL.'],
    [{ STAFF_EMAIL: 'owner', STAFF_PASSWORD: 'long enough' }, 'STAFF_EMAIL must be an e-mail address.'],
    [
      { STAFF_EMAIL: 'o@example.com', STAFF_PASSWORD: 'short' },
      'STAFF_PASSWORD must have at least 8 characters.',
    ],
    [{ WEBHOOK_ALLOW_INTERNAL: 'yes' }, 'WEBHOOK_ALLOW_INTERNAL must be 0 or 1.'],
    [{ PUSH_ALLOW_INTERNAL: 'true' }, 'PUSH_ALLOW_INTERNAL must be 0 or 1.'],
    [{ WEBHOOK_URL: 'ftp://x' }, 'WEBHOOK_URL must be an http:// or https:// address.'],
    [
      { WEBHOOK_URL: 'https://desk:50%off@x/in?note=100%' },
      'WEBHOOK_URL has a % in its name or password that begins no escape; write it as %25.',
    ],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
  ])('is refused with a sentence for %o', (variables, sentence) => {
    expect(() => parseEnv(variables)).toThrow(new EnvError(sentence))
  })
})
