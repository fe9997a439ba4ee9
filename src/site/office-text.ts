import { officeHoursIn } from '../brand-places.ts'
import { currentLanguage } from '../language/current.ts'
import { layoutText } from '../language/layout.ts'

/** The hours in which the agency calls, in the document's language. */
export function officeHoursText(): string {
  return officeHoursIn[currentLanguage()]
}

/** What stands beside every enquiry form: when the agency calls back. */
export function callBackSentence(): string {
  return layoutText().callBack(officeHoursText())
}
