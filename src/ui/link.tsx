import { Link as RouterLink, useRouter } from '@tanstack/react-router'
import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react'
import { isOtherDocument, localAddress } from '../language/current.ts'
import { isModifiedClick } from './modified-click.ts'
import { changesQuickly } from './page-change-time.ts'
import { useIsCurrent } from './use-is-current.ts'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of this site (`/bali`, `/video?index=2`), a fragment (`#enquiry`), or any other address. */
  href: string
  /** Another query is another page here: only the very same one is marked as the current. */
  byQuery?: boolean
  /** The card's picture grows into the next page's (styles/view-transitions.css), where the browser can, motion is wanted and pages change quickly; an `arch` unfolds as it grows. */
  morph?: boolean | 'arch'
}

/** After a pointer has been on a link for this long, a click is likely, ms. */
const REST_MS = 50
const CURRENT_BY_QUERY = { exact: true, includeSearch: true }

const moving = (...types: string[]): { types: () => string[] | false } => ({
  types: () => !matchMedia('(prefers-reduced-motion: reduce)').matches && changesQuickly() && types,
})
const MORPH = { true: moving('morph'), arch: moving('morph', 'arch') }

/** A link: within the site it changes the page in place, elsewhere it is a plain anchor. A new tab never gets hold of this one. */
export function Link({ href, target, byQuery = false, morph, ...rest }: LinkProps) {
  const isPage = href.startsWith('/') && !href.startsWith('//') && target === undefined
  if (isPage && !isOtherDocument(href)) {
    const viewTransition = morph && MORPH[morph === 'arch' ? morph : 'true']
    if (!byQuery) return <PageLink href={href} viewTransition={viewTransition} {...rest} />
    // `to` is typed by route; addresses from the catalogue are only text, and `href` wins over it.
    return (
      <RouterLink
        activeOptions={CURRENT_BY_QUERY}
        {...(viewTransition && { viewTransition })}
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

type PageLinkProps = Omit<LinkProps, 'byQuery' | 'morph'> & {
  viewTransition: ReturnType<typeof moving> | false | undefined
}

/**
 * The router's own link builds its address again at every change of page, which takes a page with a hundred links longer
 * than its content. This one has an address that never changes, and is marked as the current page only on that very page, not
 * on those below it; a query makes no other page.
 */
function PageLink({ href, viewTransition, ...rest }: PageLinkProps) {
  const router = useRouter()
  const [path = ''] = href.split(/[?#]/)
  const isCurrent = useIsCurrent(path)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const page = { to: '.', href, ...(viewTransition && { viewTransition }) }
  const preload = () => void router.preloadRoute(page).catch(() => {})
  const rested = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(preload, REST_MS)
  }
  const left = () => clearTimeout(timer.current)
  return (
    <a
      {...rest}
      href={localAddress(href)}
      aria-current={isCurrent ? 'page' : rest['aria-current']}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        rest.onClick?.(event)
        if (event.defaultPrevented || event.button !== 0) return
        if (isModifiedClick(event)) return
        event.preventDefault()
        left()
        void router.navigate(page)
      }}
      onTouchStart={after(rest.onTouchStart, preload)}
      onMouseEnter={after(rest.onMouseEnter, rested)}
      onMouseLeave={after(rest.onMouseLeave, left)}
      onFocus={after(rest.onFocus, rested)}
      onBlur={after(rest.onBlur, left)}
    />
  )
}

/** Calls the handler of the link’s user, then the link’s own. */
function after<Event>(first: ((event: Event) => void) | undefined, own: () => void) {
  return (event: Event) => {
    first?.(event)
    own()
  }
}
