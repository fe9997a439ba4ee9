import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading, keepFocus } from '../../ui/keep-focus.ts'
import { topLayer } from '../../ui/layers.ts'
import { notePageChange } from '../../ui/page-change-time.ts'

/**
 * After a page change, closes menus and moves the focus to the new page's heading, for screen readers. Measures how long the change
 * took with the layout that the focus needs.
 */
export function usePageChange(): void {
  const router = useRouter()
  useEffect(keepFocus, [])
  useEffect(() => {
    // Not when the page that is open is only loaded anew, as after a change of the catalogue.
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && shutMenus())
    document.addEventListener('click', shutAtCurrentLink)
    let began = 0
    const stopRendering = router.subscribe('onBeforeRouteMount', () => {
      began = performance.now()
    })
    const stopArriving = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      // The first page keeps the browser's focus; a URL with a fragment focuses its target.
      if (!fromLocation || !pathChanged) return
      // A menu that was opened while the page was loading would close without the focus.
      if (!toLocation.hash && !topLayer()) focusHeading()
      notePageChange(performance.now() - began)
    })
    return () => {
      stopLeaving()
      document.removeEventListener('click', shutAtCurrentLink)
      stopRendering()
      stopArriving()
    }
  }, [router])
}

// A link of a menu to the page that is open.
function shutAtCurrentLink({ target }: Event): void {
  if (target instanceof Element && target.closest('[popover] a[aria-current="page"]')) shutMenus()
}

function shutMenus(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
}
