import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a hook gives a page that is opened now. */
export function renderHook<Given>(use: () => Given): Given {
  let given: Given | undefined
  function Page() {
    given = use()
    return null
  }
  renderToStaticMarkup(createElement(Page))
  return given as Given
}
