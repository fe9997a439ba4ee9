import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Scrolling that counts as a direction, px. */
const STEP = 12

/**
 * Sets `data-away` on an element that floats over the page while the page scrolls down, and while it would cover an enquiry
 * form or the price of a card. The style sheet decides at which widths the element is hidden then.
 */
export function useAutoHide(element: RefObject<HTMLElement | null>): void {
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

// Compares with the element’s position while it is shown: `offsetTop` and `offsetLeft` do not include its translation.
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
