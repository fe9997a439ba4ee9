import { describe, expect, it } from 'vitest'
import type { VideoPolicy } from '../../src/contract/worker-messages.ts'
import { deviceSuite } from '../support/device-suite.ts'
import { until } from '../support/phone.ts'

describe('on a link that is paid for by the megabyte', () => {
  const suite = deviceSuite({
    shell: true,
    workerPrelude: `Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', effectiveType: '4g' } });`,
  })

  it('keeps pictures but no videos, until asked; and drops them when asked', async () => {
    const page = await suite.openTab()
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('kept-media')).keys()).map(({ url }) => new URL(url).pathname).sort(),
      )
    const wish = (videos: VideoPolicy) =>
      page.evaluate(async (videos) => {
        const { active } = await navigator.serviceWorker.ready
        active?.postMessage({ type: 'keep-media', videos })
      }, videos)

    await until('pictures kept', async () => (await kept()).includes('/art/bali-wide-480.avif'))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await kept()).toEqual(['/art/bali-wide-480.avif'])

    await wish('now')
    await until('videos kept', async () => (await kept()).includes('/reels/bali.mp4'))
    await wish('none')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await kept()).toContain('/reels/bali.mp4')
    // A page that starts just now sends its own policy, which must not replace the drop.
    await wish('drop')
    await wish('none')
    await until('videos dropped', async () => !(await kept()).includes('/reels/bali.mp4'))
    expect(await kept()).toEqual(['/art/bali-wide-480.avif'])
  })
})
