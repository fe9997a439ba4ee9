import { useCallback, useEffect, useRef, useState } from 'react'

const SOUND_SETTING = 'desk-sound'
const TITLE = 'Sales desk | Marigold Miles'
const TONES_HZ = [880, 1174.7]
const TONE_S = 0.16

/** Whether new leads can be heard, as this device remembers it, and how to change that. */
export function useSound(): [boolean, (on: boolean) => void, () => void] {
  const [on, setOn] = useState(() => localStorage.getItem(SOUND_SETTING) === 'on')
  const audio = useRef<AudioContext>(undefined)
  const play = useCallback(() => {
    audio.current ??= new AudioContext()
    const context = audio.current
    // Browsers keep quiet until somebody has touched the page.
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
    localStorage.setItem(SOUND_SETTING, next ? 'on' : 'off')
    setOn(next)
    if (next) play()
  }
  return [on, change, play]
}

/** Counts new leads nobody has looked at, in the tab's title and on the app's icon. */
export function useUnseenCount(count: number): void {
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${TITLE}` : TITLE
    const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    set?.catch(() => {})
  }, [count])
  useEffect(
    () => () => {
      document.title = TITLE
      navigator.clearAppBadge?.().catch(() => {})
    },
    [],
  )
}
