/**
 * Updates which link is marked as current in a part that is hydrated on another page than the one it was rendered for: React
 * does not change attributes then, so the menu would still mark the earlier page.
 */
export function markCurrent(part: HTMLElement): void {
  const { pathname, search } = location
  for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const isHere = link.origin === location.origin && link.pathname === pathname
    if (link.getAttribute('aria-current') === 'page' && !isHere) link.removeAttribute('aria-current')
    else if (isHere && link.search === search && !link.hash && !link.hasAttribute('aria-current'))
      link.setAttribute('aria-current', 'page')
  }
}
