import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a page change: menus are shut, and focus is on the new page's heading, where a screen reader goes on. */
export function usePageChange(): void {
  const router = useRouter()
  useEffect(() => {
    const stopLeaving = router.subscribe('onBeforeNavigate', shutMenus)
    const stopArriving = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      // The first page keeps the browser's own focus; a fragment takes it where it points.
      if (fromLocation && pathChanged && !toLocation.hash) focusHeading()
    })
    return () => {
      stopLeaving()
      stopArriving()
    }
  }, [router])
}

function shutMenus(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  // The router decides where the page is scrolled to.
  heading.focus({ preventScroll: true })
}
