import { Dialog } from '../../ui/dialog.tsx'
import styles from './inbox-help.module.css'
import { INBOX_SHORTCUTS } from './inbox-shortcuts.ts'

export type InboxHelpProps = {
  open: boolean
  onClose: () => void
  keysOn: boolean
  onKeysOn: (on: boolean) => void
  soundOn: boolean
  onSoundOn: (on: boolean) => void
}

/** The keyboard shortcuts of the inbox, and the alerts for new leads on this device. */
export function InboxHelp({ open, onClose, keysOn, onKeysOn, soundOn, onSoundOn }: InboxHelpProps) {
  return (
    <Dialog open={open} onDismiss={onClose} title="Shortcuts and sound">
      <div className={styles.switches}>
        <Switch label="Sound when a lead comes in" checked={soundOn} onChange={onSoundOn} />
        <Switch label="Keyboard shortcuts" checked={keysOn} onChange={onKeysOn} />
      </div>
      <table className={styles.keys}>
        <caption className="visually-hidden">Keyboard shortcuts</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(INBOX_SHORTCUTS).map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function Switch({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
