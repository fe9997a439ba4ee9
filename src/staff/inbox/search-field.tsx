import { type RefObject, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../ui/is-composing.ts'
import styles from './inbox-page.module.css'

const TYPING_PAUSE_MS = 180

type SearchFieldProps = {
  /** The text that the leads are searched by now. */
  q: string
  input: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  /** Called on the arrow down key: moves the focus to the results. */
  onDown: () => void
}

/**
 * The search of the inbox. Searches a moment after the last key press, and at once when the field loses focus: a later search
 * would navigate back from a lead that was opened meanwhile.
 */
export function SearchField({ q, input, onSearch, onDown }: SearchFieldProps) {
  const [text, setText] = useState(q)
  const pending = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(pending.current), [])
  const search = (wanted: string) => {
    window.clearTimeout(pending.current)
    pending.current = undefined
    if (wanted.trim() !== q) onSearch(wanted.trim())
  }
  const type = (typed: string) => {
    setText(typed)
    window.clearTimeout(pending.current)
    pending.current = window.setTimeout(() => latest.current(typed), TYPING_PAUSE_MS)
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  return (
    <label className={styles.field}>
      <span className="visually-hidden">Search</span>
      <input
        ref={input}
        type="search"
        value={text}
        placeholder="Name, phone, e-mail, MM-…"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={() => pending.current !== undefined && search(text)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          if (event.key === 'Enter') search(text)
          else if (event.key === 'Escape') event.currentTarget.blur()
          else if (event.key === 'ArrowDown') onDown()
          else return
          event.preventDefault()
        }}
      />
    </label>
  )
}
