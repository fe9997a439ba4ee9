/** One record in a file, with its position. */
export type FoundRecord = {
  /** For people: `vietnam.vietnam5`, `[3]`. */
  path: string
  /** Destination key it is grouped under. */
  group: string | undefined
  /** Package key, where the file has one. */
  key: string | undefined
  record: unknown
}

/** What a file holds; `remarks` are about the file as a whole. */
export type FoundRecords = { records: FoundRecord[]; remarks: string[] }

/**
 * The records of a file in any of the forms of the legacy format: `{bali: {bali1: {…}}}`, `{bali: [{…}]}`, one group alone,
 * the package service's list, or a single record. Throws a sentence when it is none of them.
 */
export function findRecords(file: unknown): FoundRecords {
  const remarks: string[] = []
  if (Array.isArray(file))
    return { records: file.map((record, at) => listed(record, at, undefined)), remarks }
  if (!isObject(file)) throw new Error('The file holds no packages: it is neither a list nor an object.')
  if (isRecord(file)) return { records: [listed(file, 0, undefined)], remarks }
  const records = Object.entries(file).flatMap(([group, content]) => {
    if (!isObject(content)) throw new Error(`${group}: this is neither a package nor a group of packages.`)
    if (isRecord(content)) return [{ path: group, group: undefined, key: group, record: content }]
    const found = Array.isArray(content)
      ? content.map((record, at) => listed(record, at, group))
      : Object.entries(content).map(([key, record]) => ({ path: `${group}.${key}`, group, key, record }))
    if (found.length === 0) remarks.push(`${group}: an empty list, nothing to take.`)
    return found
  })
  return { records, remarks }
}

function listed(record: unknown, at: number, group: string | undefined): FoundRecord {
  const id = isObject(record) && typeof record._id === 'string' ? record._id : undefined
  const path = `${group ?? ''}[${at}]${id ? ` ${id}` : ''}`
  return { path, group, key: id, record }
}

function isRecord(value: Record<string, unknown>): boolean {
  return 'packageName' in value || 'destinationCovered' in value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
