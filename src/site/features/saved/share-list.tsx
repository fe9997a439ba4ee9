import { findingText } from '../../../language/finding.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { MAX_SHARED, sharedHref } from './shared-list.ts'

/** Sends a link to the saved packages, or copies it where the browser cannot share. */
export function ShareList({ keys }: { keys: readonly string[] }) {
  return (
    <Button variant="quiet" onClick={() => void share(keys)}>
      <Icon name="share" />{' '}
      {keys.length > MAX_SHARED ? findingText().shareLast(String(MAX_SHARED)) : findingText().shareList}
    </Button>
  )
}

async function share(keys: readonly string[]): Promise<void> {
  const url = new URL(sharedHref(keys), location.origin).href
  if (!navigator.share) {
    const copied = await copyText(url)
    return void showToast(copied ? findingText().listCopied : findingText().copyLink(url))
  }
  try {
    await navigator.share({ title: findingText().tripsToChoose, url })
  } catch (error) {
    if ((error as DOMException).name !== 'AbortError') console.warn('Sharing failed.', error)
  }
}
