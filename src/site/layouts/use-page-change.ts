import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading, keepFocus } from '../../ui/keep-focus.ts'

/** After a page change, closes menus and moves the focus to the new page's heading, for screen readers. */
export function usePageChange(): void {
  const router = useRouter()
  useEffect(keepFocus, [])
  useEffect(() => {
    const stopLeaving = router.subscribe('onBeforeNavigate', shutMenus)
    const stopArriving = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      // The first page keeps the browser's focus; a URL with a fragment focuses its target.
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
