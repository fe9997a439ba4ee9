import type { BrowserContext, CDPSession, Page } from 'playwright'

/** A phone with a dense screen, as pictures are chosen by. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const
/** A cheap phone beside this machine. */
const SLOWDOWN = 4
/** 1.6 Mbit/s with 150 ms, as Lighthouse sets it: how far ahead a browser loads pictures depends on the connection. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/** A tab on a slow phone, over a slow network, or both. */
export async function slowTab(
  context: BrowserContext,
  { cpu = true, network = true } = {},
): Promise<{ page: Page; devTools: CDPSession }> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  if (network) {
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  if (cpu) await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, devTools }
}
