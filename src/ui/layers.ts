type Close = () => void

const dialogs: Close[] = []
let opened = () => {}

/** Registers a dialog while it is open over the page; `close` may ask first. Returns how to unregister it. */
export function openLayer(close: Close): () => void {
  dialogs.push(close)
  opened()
  return () => {
    dialogs.splice(dialogs.indexOf(close), 1)
  }
}

/** How to close what is uppermost over the page, a popover or a dialog; `undefined` when nothing is open. */
export function topLayer(): Close | undefined {
  // A dialog closes the popovers that are open; one that is still open is above it, and in it are those that it has opened.
  const popover = [...document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')].at(-1)
  return popover ? () => popover.hidePopover() : dialogs.at(-1)
}

/** Has `listener` called whenever something is opened over the page. */
export function onLayerOpened(listener: () => void): void {
  opened = listener
  // Toggle events do not bubble.
  document.addEventListener('toggle', () => topLayer() && listener(), { capture: true })
}
