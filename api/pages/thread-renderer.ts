import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { FromThread, ToThread } from './render-thread.ts'
import type { Renderer, RenderJob, RenderResult } from './renderer.ts'

/** Beside this file, in the sources as in the build. */
const THREAD = new URL(`./render-thread${extname(import.meta.url)}`, import.meta.url)
/** A page that takes longer fails, and its thread is terminated. */
const RENDER_TIMEOUT_MS = 15_000
/** The thread's heap limits; a page needs a few MB. */
const HEAP_MB = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/**
 * A renderer in a worker thread, so that posts are answered while a page is rendered, one page at a time (render-queue.ts).
 * A thread that crashes or hangs fails only its page: the next page starts a new thread.
 */
export function createThreadRenderer(distDir: string): Renderer & { close: () => Promise<void> } {
  let thread: Worker | undefined
  let sentCatalogue: Catalogue | undefined

  function start(): Worker {
    const started = new Worker(THREAD, {
      workerData: { distDir },
      resourceLimits: HEAP_MB,
    })
    sentCatalogue = undefined
    // The thread does not keep the process running.
    started.unref()
    started.on('error', () => stop(started))
    started.on('exit', () => stop(started))
    return started
  }

  function stop(ended: Worker): void {
    if (thread === ended) thread = undefined
    void ended.terminate()
  }

  async function render(job: RenderJob, catalogue: Catalogue): Promise<RenderResult> {
    thread ??= start()
    const worker = thread
    const send = (message: ToThread) => worker.postMessage(message)
    if (catalogue !== sentCatalogue) send({ catalogue })
    sentCatalogue = catalogue
    const answer = await new Promise<FromThread>((resolve) => {
      const settle = (answer: FromThread) => {
        clearTimeout(timer)
        worker.off('message', settle).off('error', failed).off('exit', ended)
        resolve(answer)
      }
      const failed = (error: Error) => settle({ failure: error.stack ?? error.message })
      const ended = () => settle({ failure: 'The thread that renders pages ended.' })
      const timer = setTimeout(() => {
        stop(worker)
        settle({ failure: 'The page took too long.' })
      }, RENDER_TIMEOUT_MS)
      worker.on('message', settle).on('error', failed).on('exit', ended)
      send({ job })
    })
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.result
  }

  return {
    render,
    close: async () => {
      await thread?.terminate()
    },
  }
}
