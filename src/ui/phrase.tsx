import { Children, Fragment, type ReactNode } from 'react'

/** A character that cannot be typed and is in no message. */
const MARK = '\u0000'

/** A message whose values are elements, at the places where its language has them: one child for each value, in order. */
export function Phrase({ message, children }: PhraseProps) {
  const values = Children.toArray(children)
  const text = message(...values.map((_, index) => MARK + index + MARK))
  return text.split(MARK).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their places
    <Fragment key={index}>{index % 2 === 1 ? values[Number(part)] : part}</Fragment>
  ))
}

type PhraseProps = { message: (...values: string[]) => string; children: ReactNode }
