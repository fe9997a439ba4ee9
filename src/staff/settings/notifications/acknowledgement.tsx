import { useState } from 'react'
import type { OfficeSetting } from '../../../contract/office.ts'
import { Card } from '../../ui/card.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'
import { saveOfficeSetting } from '../office-api.ts'
import styles from './notifications-page.module.css'
import type { ThisDeviceProps } from './this-device.tsx'

/** Whether travellers get a mail when their enquiry arrives; set by the owner. */
export function Acknowledgement({
  setting,
  canMail,
  save,
}: {
  setting: OfficeSetting<'acknowledgement'>
  /** Whether a mail server is set up. */
  canMail: boolean
  save: ThisDeviceProps['save']
}) {
  const [saved, setSaved] = useState(setting)
  // What was read later may be another owner's.
  const known = saved.version > setting.version ? saved : setting
  return (
    <SettingsSection
      title="Mail to travellers"
      about="With the reference and the travel date, to travellers who gave an e-mail address. Suspected spam and leads added by hand or sent from elsewhere get none, and no address gets more than three in a day."
    >
      <Card>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={known.value.on}
            aria-checked={known.value.on}
            disabled={!canMail}
            onChange={({ target: { checked } }) =>
              void save(async () => {
                const value = { on: checked }
                setSaved(await saveOfficeSetting('acknowledgement', { value, version: known.version }))
              }, 'Saved.')
            }
          />
          Confirm by mail that an enquiry has arrived
        </label>
        <p className={styles.note}>At most 3 mails a day to one address, and 500 in all.</p>
        {!canMail && <p className={styles.note}>No mail server is set up yet.</p>}
      </Card>
    </SettingsSection>
  )
}
