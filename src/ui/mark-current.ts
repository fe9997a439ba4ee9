/**
 * Marks the links of a part that is hydrated on another page than the server rendered it for: React leaves the attributes
 * as they are, and the menu would go on naming the earlier page as the current one.
 */
export function markCurrent(part: HTMLElement): void {
  const { pathname, search } = location
  for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const isHere = link.origin === location.origin && link.pathname === pathname
    if (link.ariaCurrent === 'page' && !isHere) link.removeAttribute('aria-current')
    else if (isHere && link.search === search && !link.hash && !link.hasAttribute('aria-current'))
      link.setAttribute('aria-current', 'page')
  }
}
