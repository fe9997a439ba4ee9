/** Asks the user to confirm who they are; resolves to whether they did. */
type Prompt = () => Promise<boolean>

let prompt: Prompt | undefined
let asked: Promise<boolean> | undefined

/** Registers the dialog that asks; returns a function that removes it. */
export function registerConfirmationPrompt(dialog: Prompt): () => void {
  prompt = dialog
  return () => {
    if (prompt === dialog) prompt = undefined
  }
}

/** Asks once for all requests that need it at the same time; `false` when the user declines, or no dialog is there. */
export async function confirmIdentity(): Promise<boolean> {
  asked ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}
