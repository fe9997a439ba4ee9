import { Link as RouterLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { isOtherDocument } from '../language/current.ts'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of this site (`/bali`, `/video?index=2`), a fragment (`#enquiry`), or any other address. */
  href: string
  /** Another query is another page here: only the very same one is marked as the current. */
  byQuery?: boolean
  /** The card's picture grows into the next page's (styles/view-transitions.css), where the browser can and motion is wanted; an `arch` unfolds as it grows. */
  morph?: boolean | 'arch'
}

// Marked as the current page only on that very page, not on those below it; a query makes no other page.
const CURRENT = { exact: true, includeSearch: false }
const CURRENT_BY_QUERY = { exact: true, includeSearch: true }

const moving = (...types: string[]): { types: () => string[] | false } => ({
  types: () => !matchMedia('(prefers-reduced-motion: reduce)').matches && types,
})
const MORPH = { true: moving('morph'), arch: moving('morph', 'arch') }

/** A link: within the site it changes the page in place, elsewhere it is a plain anchor. A new tab never gets hold of this one. */
export function Link({ href, target, byQuery = false, morph, ...rest }: LinkProps) {
  const isPage = href.startsWith('/') && !href.startsWith('//') && target === undefined
  if (isPage && !isOtherDocument(href)) {
    // `to` is typed by route; addresses from the catalogue are only text, and `href` wins over it.
    return (
      <RouterLink
        activeOptions={byQuery ? CURRENT_BY_QUERY : CURRENT}
        {...(morph && { viewTransition: MORPH[morph === 'arch' ? morph : 'true'] })}
        {...(rest as object)}
        to="."
        href={href}
      />
    )
  }
  return (
    <a href={href} target={target} {...(target === '_blank' && { rel: 'noopener noreferrer' })} {...rest} />
  )
}
