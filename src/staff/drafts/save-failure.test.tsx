import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StorageUnavailable } from '../../outbox/database.ts'
import { KeptUntilSignIn, NotKept } from '../outbox/desk-outbox.ts'
import { SaveFailure } from './save-failure.tsx'

it('does not say “Not saved” of what this device could not keep and the server may have', () => {
  const text = renderToStaticMarkup(<SaveFailure error={new NotKept(new StorageUnavailable('full'))} />)
  expect(text).toMatch(
    /^The server has not confirmed it, and this device cannot keep it: its storage is full/,
  )
})

it('says of a tap that is kept until the user signs in what it waits for, and nothing once it was sent', () => {
  const error = new KeptUntilSignIn('sent since', undefined)
  expect(error.message).toMatch(/^Not sent yet: your session has ended\. It is kept on this device/)
  expect(renderToStaticMarkup(<SaveFailure error={error} />)).toBe('')
})
