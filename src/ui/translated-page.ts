// A browser that translates a page puts elements of its own in the place of React's texts, which React goes on to change and remove: a text
// that changed stayed as it was, and where one was removed, the browser refused that and the page was gone.

/** By text: the element that shows its translation. */
const translations = new WeakMap<Node, Element>()
let isTranslated = false

/** Lets React change the texts of a page that the browser translates. To be called before anything is rendered. */
export function allowTranslation(): void {
  const observer = new MutationObserver((records) => records.forEach(noteTranslation))
  observer.observe(document, { childList: true, subtree: true })
}

// The element is put in the place of the text, or beside it before the text is removed.
function noteTranslation({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of removedNodes) {
    if (!(node instanceof Text) || node.parentNode) continue
    const shown = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
    if (!shown) continue
    translations.set(node, shown)
    // All other pages keep the methods of the browser.
    if (!isTranslated) replaceMethods()
    isTranslated = true
  }
}

// Chrome and Edge use this element, which is on none of our pages.
function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.tagName === 'FONT'
}

function replaceMethods(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      removeTranslation(node)
      return appendChild.call(this, node)
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      removeTranslation(node)
      return insertBefore.call(this, node, before && shownIn(this, before))
    },
    removeChild(this: Node, node: Node) {
      const shown = shownIn(this, node)
      if (shown) removeChild.call(this, shown)
      return node
    },
  })
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      nodeValue?.set?.call(this, value)
      // The browser translates it again.
      if (!this.parentNode) translations.get(this)?.replaceWith(this)
    },
  })
}

/** What shows this node in this parent: itself, or its translation; `null` where the browser has put it elsewhere. */
function shownIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node
  const translation = translations.get(node)
  return translation?.parentNode === parent ? translation : null
}

function removeTranslation(node: Node): void {
  if (!node.parentNode) translations.get(node)?.remove()
}
