// Runs in a worker thread (thread-renderer.ts), one page at a time.
import { parentPort, workerData } from 'node:worker_threads'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { createRenderer, type RenderJob, type RenderResult } from './renderer.ts'

/** To the thread: the catalogue for the following pages, or a page to render. */
export type ToThread = { catalogue: Catalogue } | { job: RenderJob }
/** From the thread, once for each page. */
export type FromThread = { result: RenderResult } | { failure: string }

const port = parentPort
if (!port) throw new Error('This file is started as a thread.')

const rendering = createRenderer((workerData as { distDir: string }).distDir)
let catalogue: Catalogue | undefined

port.on('message', async (message: ToThread) => {
  if ('catalogue' in message) catalogue = message.catalogue
  else port.postMessage(await answer(message.job))
})

async function answer(job: RenderJob): Promise<FromThread> {
  try {
    const { render } = await rendering
    if (!catalogue) throw new Error('A page was requested before the catalogue.')
    return { result: await render(job, catalogue) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
