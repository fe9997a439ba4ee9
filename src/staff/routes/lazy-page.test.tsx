import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyPage, retryPages } from './lazy-page.ts'

it('asks again for the script of a page that could not be loaded, at the next attempt', async () => {
  let isBlocked = true
  const BoardPage = lazyPage(async () => {
    if (isBlocked) throw new Error('The network is down.')
    return { BoardPage: ({ title }: { title: string }) => <h1>{title}</h1> }
  }, 'BoardPage')
  const root = createRootRoute()
  const board = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <BoardPage title="The board" />,
  })
  const router = createRouter({
    routeTree: root.addChildren([board]),
    history: createMemoryHistory(),
  })
  retryPages(router)
  const shown = () => renderToString(<RouterProvider router={router} />)

  await router.load()
  await BoardPage.preload?.()
  expect(shown()).not.toContain('The board')
  isBlocked = false
  await router.invalidate()
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toContain('The board')
})
