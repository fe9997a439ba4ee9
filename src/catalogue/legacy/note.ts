/** One thing about a field of a legacy record. */
export type Note = {
  /** The name of the field: `itinerary`. */
  field: string
  /**
   * `usual`: the file's normal format, read without loss. `noted`: unusual, and imported unchanged. `corrected`: corrected by
   * the import. `doubtful`: has to be checked by a person first. `refused`: cannot be imported.
   */
  kind: 'usual' | 'noted' | 'corrected' | 'doubtful' | 'refused'
  /** A clause that follows the field's name: `says Indonesia; taken as Thailand`. */
  text: string
}

/** Takes notes about one record. */
export type Notes = {
  list: Note[]
  usual: (field: string, text: string) => void
  noted: (field: string, text: string) => void
  corrected: (field: string, text: string) => void
  doubtful: (field: string, text: string) => void
  refused: (field: string, text: string) => void
}

export function takeNotes(): Notes {
  const list: Note[] = []
  const note = (kind: Note['kind']) => (field: string, text: string) => {
    list.push({ field, kind, text })
  }
  return {
    list,
    usual: note('usual'),
    noted: note('noted'),
    corrected: note('corrected'),
    doubtful: note('doubtful'),
    refused: (field, text) => {
      // A field of a wrong type was left out, and is not missing as well.
      const isRefused = list.some((one) => one.kind === 'refused' && one.field.split('.')[0] === field)
      if (text !== 'is missing' || !isRefused) note('refused')(field, text)
    },
  }
}
