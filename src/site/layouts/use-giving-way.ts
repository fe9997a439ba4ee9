import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Scrolling that counts as a direction, px. */
const STEP = 12

/**
 * Sets `data-away` on an element that floats over the page while the page scrolls down, and while an enquiry form or the price
 * of a card is under it: it would cover what is read or typed. The style sheet decides at which widths it goes away.
 */
export function useGivingWay(element: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    let last = scrollY
    let isDown = false
    let frame = 0
    const update = () => {
      frame = 0
      if (Math.abs(scrollY - last) >= STEP) {
        isDown = scrollY > last
        last = scrollY
      }
      element.current?.toggleAttribute('data-away', isDown || isFormNear() || coversPrice(element.current))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [element, path])
}

function isFormNear(): boolean {
  return [...document.querySelectorAll('main form[method="post"]')].some((form) => {
    const { top, bottom } = form.getBoundingClientRect()
    return top < innerHeight && bottom > innerHeight / 2
  })
}

// Where it stands when it is not away: `offsetTop` and `offsetLeft` do not count its translation.
function coversPrice({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): boolean {
  return [...document.querySelectorAll('main [data-price] > *')].some((price) => {
    const { left, right, top, bottom } = price.getBoundingClientRect()
    return (
      left < offsetLeft + offsetWidth &&
      right > offsetLeft &&
      top < offsetTop + offsetHeight &&
      bottom > offsetTop
    )
  })
}
