import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading, keepFocus } from '../../ui/keep-focus.ts'
import { setScreenTitle } from './screen-title.ts'

/** After a page change, names the screen in the title and moves the focus to its heading, for screen readers. */
export function useArrival(): void {
  const router = useRouter()
  useEffect(keepFocus, [])
  useEffect(() => {
    nameScreen()
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      nameScreen()
      // The first page keeps the browser's focus.
      if (fromLocation && pathChanged) focusHeading()
    })
  }, [router])
}

function nameScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  setScreenTitle(heading?.dataset.title ?? heading?.textContent ?? '')
}
