import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'

/** The catalogue as everybody sees it now. */
export type CatalogueStore = {
  current: () => Catalogue
  /** Tells of every new version; answers how to stop that. */
  onChange: (listener: (catalogue: Catalogue) => void) => () => void
}

/** The built-in catalogue. */
export function createCatalogueStore(): CatalogueStore {
  const listeners = new Set<(catalogue: Catalogue) => void>()
  const catalogue = versioned({ destinations, packages })
  return {
    current: () => catalogue,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The catalogue with its version: the same content has the same one, in every process and after every restart. */
export function versioned(content: Omit<Catalogue, 'version'>): Catalogue {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)
  return { version, ...content }
}

/** A text in every encoding it is sent in. */
export type Encoded = Record<'identity' | 'gzip' | 'br', Uint8Array<ArrayBuffer>>

/** Compresses once what is sent often. */
export async function encode(text: string): Promise<Encoded> {
  const identity = new TextEncoder().encode(text)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    promisify(gzip)(identity),
  ])
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}
