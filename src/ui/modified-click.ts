type Keys = Partial<Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>>

/** Whether the browser does something else with this click on a link than follow it: another tab or window, or a download. */
export function isModifiedClick({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return Boolean(ctrlKey || metaKey || shiftKey || altKey)
}
