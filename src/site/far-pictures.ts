/**
 * How near to the screen a picture must be to be loaded. Before the first scroll it must be on the screen, with more than a few
 * pixels at the side of a row; afterwards within one screen, also in rows that scroll sideways.
 */
const AT_FIRST = { rootMargin: '0px -2%' }
const ONCE_SCROLLED = { rootMargin: '100% 0px', scrollMargin: '0px 40%' }
const FAR = 'picture[data-far]'

/**
 * Lets the server's pictures load when they come near the screen (src/ui/picture.tsx): browsers begin three screens
 * ahead on a slow connection. Part of the inline script, so that it never depends on the app.
 */
export function loadNearPictures(): void {
  const load = (picture: Element) => picture.removeAttribute('data-far')
  const loadAll = () => document.querySelectorAll(FAR).forEach(load)
  if (!('IntersectionObserver' in window)) {
    loadAll()
    return
  }
  let observer: IntersectionObserver | undefined
  const observe = (options: IntersectionObserverInit) => {
    observer?.disconnect()
    observer = new IntersectionObserver((entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        load(target)
      }
    }, options)
    for (const picture of document.querySelectorAll(FAR)) observer.observe(picture)
  }
  observe(AT_FIRST)
  addEventListener('scroll', () => observe(ONCE_SCROLLED), { capture: true, once: true, passive: true })
  addEventListener('beforeprint', loadAll)
}
