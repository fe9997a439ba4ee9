/** Loads a video again; it continues from where it stopped, under the poster until it plays. */
export function reload(video: HTMLVideoElement): void {
  const { currentTime } = video
  delete video.dataset.shown
  video.load()
  video.currentTime = currentTime
}

/** Whether a video has a sound track, once it plays. Not standardised: each engine has a property of its own. */
export function hasSound(video: HTMLVideoElement): boolean {
  const { mozHasAudio, webkitAudioDecodedByteCount, audioTracks } = video as {
    mozHasAudio?: boolean
    webkitAudioDecodedByteCount?: number
    audioTracks?: { length: number }
  }
  return Boolean(mozHasAudio || webkitAudioDecodedByteCount || audioTracks?.length)
}

/** The text of the captions that are shown now. */
export function textOf(cues: TextTrackCueList | null): string {
  return [...(cues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent).join(' ')
}
