import { useCallback, useEffect, useRef, useState } from 'react'
import { LOCAL_KEYS } from '../../contract/storage-names.ts'
import { readLocal, writeLocal } from '../../state/web-storage.ts'
import { setUnseenTitle } from '../ui/screen-title.ts'

const TONES_HZ = [880, 1174.7]
const TONE_S = 0.16

/** Whether a sound plays for new leads, stored on this device, and a way to change it. */
export function useSound(): [boolean, (on: boolean) => void, () => void] {
  const [on, setOn] = useState(() => readLocal(LOCAL_KEYS.inboxSound) === 'on')
  const audio = useRef<AudioContext>(undefined)
  const play = useCallback(() => {
    audio.current ??= new AudioContext()
    const context = audio.current
    // Browsers play no sound before the first interaction with the page.
    if (context.state === 'suspended') void context.resume().catch(() => {})
    TONES_HZ.forEach((hertz, index) => {
      const start = context.currentTime + index * TONE_S
      const tone = new OscillatorNode(context, { frequency: hertz })
      const volume = new GainNode(context, { gain: 0.12 })
      volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_S * 1.6)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + TONE_S * 1.6)
    })
  }, [])
  const change = (next: boolean) => {
    writeLocal(LOCAL_KEYS.inboxSound, next ? 'on' : 'off')
    setOn(next)
    if (next) play()
  }
  return [on, change, play]
}

/** Shows the number of unseen new leads in the tab's title and on the app's icon. */
export function useUnseenCount(count: number): void {
  useEffect(() => {
    setUnseenTitle(count)
    const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    set?.catch(() => {})
  }, [count])
  useEffect(
    () => () => {
      setUnseenTitle(0)
      navigator.clearAppBadge?.().catch(() => {})
    },
    [],
  )
}
