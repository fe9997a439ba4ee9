import { HttpError } from '../http/http-error.ts'

/** A change of staff that is refused. */
export class PackageRefusal extends HttpError {
  constructor(status: 400 | 404 | 409 | 422, message: string, errors?: Record<string, string>) {
    super(status, message, errors && { errors })
  }
}

/** The 409 for a save based on an outdated version. */
export function versionConflict(what = 'this package'): PackageRefusal {
  return new PackageRefusal(409, `A colleague changed ${what} in the meantime.`)
}
