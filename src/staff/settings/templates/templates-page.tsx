import { useState } from 'react'
import { isAtLeast, type StaffMember } from '../../../contract/lead.ts'
import { TEMPLATE_CHANNELS, type Template, type TemplateChannel } from '../../../contract/message-template.ts'
import { Button } from '../../../ui/button.tsx'
import { CHANNEL_NAMES, TemplateForm } from './template-form.tsx'
import styles from './templates-page.module.css'
import { hasNewTemplate } from './use-template-draft.ts'

const ABOUT: Record<TemplateChannel, string> = {
  whatsapp: 'A tap on WhatsApp opens the chat with the first of these.',
  mail: 'A tap on Mail opens your mail program with the first of these.',
}

/**
 * `/admin/settings/templates`: texts for WhatsApp and mail. All staff may read them, managers and owners may edit them.
 */
export function TemplatesPage({ templates: first, me }: { templates: Template[]; me: StaffMember }) {
  const [templates, setTemplates] = useState(first)
  // A template that was begun at an earlier visit opens again.
  const [adding, setAdding] = useState(() =>
    TEMPLATE_CHANNELS.find((channel) => hasNewTemplate(me.id, channel)),
  )
  const mayEdit = isAtLeast(me.role, 'manager')
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Templates</h1>
      {!mayEdit && <p>Only managers and owners can change templates.</p>}
      {TEMPLATE_CHANNELS.map((channel) => (
        <section key={channel} aria-labelledby={channel} className={styles.channel}>
          <h2 id={channel}>{CHANNEL_NAMES[channel]}</h2>
          <p className={styles.about}>{ABOUT[channel]}</p>
          {templates
            .filter((template) => template.channel === channel)
            .map((template) => (
              <TemplateForm
                key={`${template.id} ${template.version}`}
                channel={channel}
                template={template}
                me={me}
                mayEdit={mayEdit}
                onSaved={setTemplates}
              />
            ))}
          {mayEdit &&
            (adding === channel ? (
              <TemplateForm
                channel={channel}
                me={me}
                mayEdit
                onSaved={(all) => {
                  setTemplates(all)
                  setAdding(undefined)
                }}
                onCancel={() => setAdding(undefined)}
              />
            ) : (
              <Button variant="quiet" className={styles.add} onClick={() => setAdding(channel)}>
                Add a {CHANNEL_NAMES[channel]} message
              </Button>
            ))}
        </section>
      ))}
    </div>
  )
}
