import { NEWS_CHANNEL, type News } from '../contract/worker-messages.ts'

const listeners = new Set<(news: News) => void>()
let channel: BroadcastChannel | undefined

/** Hears what happens in this page, the other tabs and the worker; returns how to stop. */
export function onNews(listener: (news: News) => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells this page, the other tabs and the worker. */
export function tell(news: News): void {
  openChannel()?.postMessage(news)
  for (const listener of listeners) listener(news)
}

function openChannel(): BroadcastChannel | undefined {
  if (!channel && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(NEWS_CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      for (const listener of listeners) listener(data)
    }
  }
  return channel
}
