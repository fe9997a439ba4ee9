import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { StorageUnavailable } from '../../outbox/database.ts'
import { KeptUntilSignIn, NotKept } from '../outbox/desk-outbox.ts'
import { SaveFailure } from './save-failure.tsx'

const waiting = new Set<string | undefined>()
vi.mock('../outbox/device.ts', () => ({ useIsWaiting: (id: string | undefined) => waiting.has(id) }))

afterEach(() => {
  vi.unstubAllGlobals()
  waiting.clear()
})

it('does not say “Not saved” of what this device could not keep and the server may have', () => {
  const text = renderToStaticMarkup(<SaveFailure error={new NotKept(new StorageUnavailable('full'))} />)
  expect(text).toMatch(
    /^The server has not confirmed it, and this device cannot keep it: its storage is full/,
  )
})

it('does not say “Not saved” of a tap that is kept until the user signs in, and nothing once it was sent', () => {
  vi.stubGlobal('location', new URL('https://example.com/admin/board'))
  const said = () => renderToStaticMarkup(<SaveFailure error={new KeptUntilSignIn('tap', undefined)} />)
  waiting.add('tap')
  expect(said()).toMatch(/^Not sent yet: your session has ended\. It is kept on this device/)
  expect(said()).toContain('Sign in again')
  waiting.clear()
  expect(said()).toBe('')
})
