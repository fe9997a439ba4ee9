import { useState } from 'react'
import { repairApp } from '../offline/app/repair.ts'
import { Button } from '../ui/button.tsx'

const TEXTS = {
  idle: '',
  repairing: 'Sending your enquiries and downloading the app again…',
  'no network': 'The repair needs a network. Nothing was changed. Please try again when you have a network.',
  reloading: 'Done. This page opens again.',
}

/** Fetches the app's files on this device anew; enquiries and drafts stay where they are. */
export function RepairButton() {
  const [state, setState] = useState<keyof typeof TEXTS>('idle')
  const isBusy = state === 'repairing' || state === 'reloading'
  const repair = async () => {
    if (isBusy) return
    setState('repairing')
    setState(await repairApp())
  }
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void repair()}>
        Repair this app
      </Button>
      <p role="status">{TEXTS[state]}</p>
    </>
  )
}
