import { officeHours } from '../brand-places.ts'
import { currentLanguage } from './current.ts'
import { layoutText } from './layout.ts'

/** The hours in which the agency calls, in the document's language. */
export function officeHoursText(): string {
  return officeHours[currentLanguage()]
}

/** What stands beside every enquiry form: when the agency calls back. */
export function callBackSentence(): string {
  return layoutText().callBack(officeHoursText())
}
