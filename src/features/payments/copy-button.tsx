import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Puts a value on the clipboard; where that is refused the value can still be selected by hand. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => showToast(`${what} copied.`),
        () => showToast('Copying is not allowed here. Press and hold the number to copy it.'),
      )
  return (
    <Button variant="plain" size="small" onClick={copy} aria-label={`Copy ${what}`} data-no-print="">
      <Icon name="copy" /> Copy
    </Button>
  )
}
