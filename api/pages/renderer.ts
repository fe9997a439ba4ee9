import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerManifest } from '@tanstack/router-core'
import { PACKED_BOOTSTRAP } from '../../src/build/client-manifest.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { splitLanguage } from '../../src/contract/languages.ts'
import type { PageContext } from '../../src/contract/page.ts'
import { bootstrapScript } from './bootstrap-script.ts'
import { readClientBuild } from './build.ts'
import { extractInlineSources } from './inline-sources.ts'
import { encodePage, type Page } from './page.ts'

/** The exports of the built `src/server.tsx`. */
export type ServerEntry = {
  render: (
    request: Request,
    context: Omit<PageContext, 'bootstrapScript' | 'isHydrated' | 'language'>,
    options: {
      manifest: ServerManifest
      nonce: string
      bootstrapScript: (routeIds: string[]) => string
      knownNotFound: readonly string[]
    },
  ) => Promise<{ status: number; html: string; notFound?: string }>
}

/** What a page shows to one traveller only. */
export type PersonalContext = Pick<PageContext, 'refusedForm' | 'receipt' | 'trip'>

/** A page to be rendered. */
export type RenderJob = {
  url: string
  /** URL of the site without a trailing slash. */
  origin: string
  personal?: PersonalContext
  /** Kinds of not-found pages that need not be rendered again. */
  knownNotFound: readonly string[]
}

/** The result of a job. `page` is missing for a known kind of not-found page. */
export type RenderResult = { notFound?: string; page?: Page }

/** Renders pages. */
export type Renderer = { render: (job: RenderJob, catalogue: Catalogue) => Promise<RenderResult> }

/** Creates the renderer of the built app in `dist/`, on the calling thread. */
export async function createRenderer(distDir: string): Promise<Renderer> {
  const client = readClientBuild(join(distDir, 'client'))
  const packed = readFileSync(join(distDir, 'server', PACKED_BOOTSTRAP), 'utf8')
  const entry = pathToFileURL(join(distDir, 'server/server.js')).href
  const { render } = (await import(entry)) as ServerEntry
  return {
    render: async ({ url, origin, personal, knownNotFound }, catalogue) => {
      const nonce = randomBytes(16).toString('base64url')
      const { language, path } = splitLanguage(new URL(url).pathname)
      const { status, html, notFound } = await render(
        new Request(url),
        { catalogue: async () => catalogue, catalogueVersion: catalogue.version, origin, ...personal },
        {
          manifest: client.manifest,
          nonce,
          bootstrapScript: (routeIds) =>
            bootstrapScript(packed, {
              entry: client.entry,
              scripts: client.scripts(routeIds),
              styles: client.styles(routeIds),
              translation: client.translation(language, path),
            }),
          knownNotFound,
        },
      )
      if (notFound !== undefined && knownNotFound.includes(notFound)) return { notFound }
      const finished = extractInlineSources(html, nonce)
      return {
        ...(notFound !== undefined && { notFound }),
        page: encodePage(status, finished.html, { inline: finished.inline }),
      }
    },
  }
}
