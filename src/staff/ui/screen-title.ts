const DESK = 'Sales desk | Marigold Miles'

let screen = ''
let unseen = 0

/** Names the open screen in the tab's title; a lead by its reference, because browsers keep titles in their history. */
export function setScreenTitle(title: string): void {
  screen = title
  show()
}

/** Shows the number of unseen new leads in the tab's title. */
export function setUnseenTitle(count: number): void {
  unseen = count
  show()
}

function show(): void {
  const title = screen && !DESK.startsWith(screen) ? `${screen} | ${DESK}` : DESK
  document.title = unseen > 0 ? `(${unseen}) ${title}` : title
}
