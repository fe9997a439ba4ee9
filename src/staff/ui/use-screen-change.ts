import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading, keepFocus } from '../../ui/keep-focus.ts'
import { setScreenTitle } from './screen-title.ts'

/** After a page change, sets the tab’s title and moves the focus to the new screen’s heading, for screen readers. */
export function useScreenChange(): void {
  const router = useRouter()
  useEffect(keepFocus, [])
  useEffect(() => {
    nameScreen()
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      nameScreen()
      // On the first page, the focus stays where the browser has put it.
      if (fromLocation && pathChanged) focusHeading()
    })
  }, [router])
}

function nameScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  setScreenTitle(heading?.dataset.title ?? heading?.textContent ?? '')
}
