import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

/** A button that opens a form on this page. Without JavaScript it leads to a page with the same form. */
export function OpenFormButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <ButtonLink
      href="/contact"
      size="large"
      data-replay=""
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </ButtonLink>
  )
}
