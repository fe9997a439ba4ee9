import type * as v from 'valibot'

/** What staff wanted of a package cannot be done. */
export class PackageRefusal extends Error {
  readonly status: 400 | 404 | 409
  readonly errors: Record<string, string> | undefined

  constructor(status: PackageRefusal['status'], message: string, errors?: Record<string, string>) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Two had it open; the second must look at what the first did. */
export function changedMeanwhile(what = 'this package'): PackageRefusal {
  return new PackageRefusal(409, `Somebody changed ${what} in the meantime.`)
}

/** One sentence a field of the form: of a list's entries the first that is wrong speaks for it. */
export function errorsByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path?.[0]?.key ?? 'package')] ??= message
  return errors
}
