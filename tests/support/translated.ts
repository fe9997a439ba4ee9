import type { Page } from '@playwright/test'

/** Puts elements in the place of all texts, also of those that come later, as Chrome does where it translates a page. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const showTranslation = (text: Text) => {
      const { parentElement: parent } = text
      if (!parent?.closest('body') || parent.closest('font, script, style, textarea, svg')) return
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text.data)
      parent.insertBefore(outer, text)
      text.remove()
    }
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts = node instanceof Text ? [node] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(showTranslation)
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
