import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerManifest } from '@tanstack/router-core'
import type { PageContext } from '../../src/contract/page.ts'
import { readClientBuild } from './build.ts'
import { SCRIPTS_MARK, STYLES_MARK, starter } from './starter.ts'

/** What the built `src/server.tsx` exports. */
export type ServerEntry = {
  render: (
    request: Request,
    context: PageContext,
    manifest: ServerManifest,
  ) => Promise<{ response: Response; routeIds: string[] }>
}

/** Turns a request into a page's HTML. */
export type Renderer = {
  render: (
    request: Request,
    context: Omit<PageContext, 'starter'>,
  ) => Promise<{ status: number; html: string }>
}

/** The renderer of the built app in `dist/`. */
export async function createRenderer(distDir: string): Promise<Renderer> {
  const client = readClientBuild(join(distDir, 'client'))
  const entry = pathToFileURL(join(distDir, 'server/server.js')).href
  const { render } = (await import(entry)) as ServerEntry
  return {
    render: async (request, context) => {
      const { response, routeIds } = await render(
        request,
        { ...context, starter: starter(client.entry) },
        client.manifest,
      )
      const html = (await response.text())
        .replace(SCRIPTS_MARK, quoted(client.scripts(routeIds)))
        .replace(STYLES_MARK, quoted(client.styles(routeIds)))
      return { status: response.status, html }
    },
  }
}

function quoted(addresses: string[]): string {
  return addresses.map((address) => JSON.stringify(address)).join(',')
}
