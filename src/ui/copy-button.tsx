import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import styles from './copy-button.module.css'
import { Icon } from './icon.tsx'
import { showToast } from './toast.tsx'

/** Copies a value to the clipboard; where that is refused the value can still be selected by hand. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const copy = () =>
    void copyText(value).then((copied) =>
      showToast(
        copied ? `${what} copied.` : 'Copying is not allowed here. Press and hold the number to copy it.',
      ),
    )
  return (
    <Button
      variant="plain"
      size="small"
      onClick={copy}
      aria-label={`Copy ${what}`}
      className={styles.copy}
      data-no-print=""
    >
      <Icon name="copy" /> Copy
    </Button>
  )
}
