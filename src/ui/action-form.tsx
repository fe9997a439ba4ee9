import type { ReactNode } from 'react'

import { localAddress } from '../language/current.ts'

export type ActionFormProps = {
  /** The URL that its button opens without JavaScript: a path, or a fragment of this page. */
  to: string
  /** The query of that address. */
  fields?: Readonly<Record<string, string>>
  onAct: () => void
  /** The submit button. */
  children: ReactNode
}

/** A form around a button that acts in the page; without JavaScript the button leads to another address. */
export function ActionForm({ to, fields = {}, onAct, children }: ActionFormProps) {
  return (
    <form
      action={localAddress(to)}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onAct()
      }}
      data-no-print=""
      style={{ display: 'contents' }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
