import { useState } from 'react'
import { layoutText } from '../language/layout.ts'
import { repairApp } from '../offline/app/repair.ts'
import { Button } from '../ui/button.tsx'

type State = 'idle' | 'repairing' | 'no network' | 'reloading'

/** Fetches the app's files on this device anew; enquiries and drafts stay where they are. */
export function RepairButton() {
  const [state, setState] = useState<State>('idle')
  const t = layoutText()
  const text = { idle: '', repairing: t.repairing, 'no network': t.repairNoNetwork, reloading: t.repaired }
  const isBusy = state === 'repairing' || state === 'reloading'
  const repair = async () => {
    if (isBusy) return
    setState('repairing')
    setState(await repairApp())
  }
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void repair()}>
        {t.repair}
      </Button>
      <p role="status">{text[state]}</p>
    </>
  )
}
