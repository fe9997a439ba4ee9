import { NEWS_CHANNEL, type News } from '../src/contract/worker-messages.ts'

const channel = new BroadcastChannel(NEWS_CHANNEL)

/** Tells every page on this device. */
export function tell(news: News): void {
  channel.postMessage(news)
}
