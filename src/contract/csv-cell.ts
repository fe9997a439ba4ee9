/** The start of a formula, and the same after the apostrophe that we add. */
const FORMULA_START = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/
const GUARDED_START = /^'[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/
/**
 * What follows `;`, tab or line break up to the next text, where a spreadsheet with such a separator splits the cell in spite
 * of the quotes. It matches at each such place, so that its time grows only with the length of the text.
 */
const AFTER_SEPARATOR = /[;\t\r\n][;\s\0"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]?/g
const FORMULA_END = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]$/
const GUARDED_END = /'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]$)/

/** A quoted cell that no spreadsheet reads as a formula, in any locale. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const inert = text.replace(AFTER_SEPARATOR, (found) => found.replace(FORMULA_END, "'$&"))
  const safe = FORMULA_START.test(text) ? `'${inert}` : inert
  return `"${safe.replaceAll('"', '""')}"`
}

/** The text of a cell that {@link csvCell} wrote, after it was unquoted. */
export function withoutGuards(cell: string): string {
  const inner = cell.replace(AFTER_SEPARATOR, (found) => found.replace(GUARDED_END, ''))
  return GUARDED_START.test(inner) ? inner.slice(1) : inner
}
