import { brand } from '../../../brand.ts'
import { formText } from '../../../language/form.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { whatsAppLink } from './enquiry-text.ts'
import styles from './help-links.module.css'
import { useOnline } from './use-online.ts'

type Props = {
  /** The text of the message. */
  text: string
  /** Without the number, where there is little room. */
  short?: boolean
}

/** Contact without the website: a call, or a prepared WhatsApp message. */
export function HelpLinks({ text, short }: Props) {
  const online = useOnline()
  const t = formText()
  return (
    <div className={styles.links}>
      <ButtonLink href={brand.phone.href} variant="quiet" size="small">
        <Icon name="phone" /> {short ? t.callUs : t.call(brand.phone.shown)}
      </ButtonLink>
      <ButtonLink href={whatsAppLink(text, online)} variant="quiet" size="small">
        <Icon name="whatsapp" /> {t.whatsApp}
      </ButtonLink>
    </div>
  )
}
