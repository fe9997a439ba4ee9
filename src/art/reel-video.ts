import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { amendRecord, digest, readRecord } from './record.ts'
import { FPS, type Reel, reelFrame, SHOT_SECONDS } from './reels/reel.ts'
import { FRAMES } from './scene.ts'

const { w: W, h: H } = FRAMES.reel
const CACHE = 'node_modules/.cache/art'
// Eight reels and everything else that the app stores must fit in 6 MB.
const REEL_BYTES = 226_000
const CLIP_BYTES = 80_000
/** The top of the clip's crop, in pixels of the reel's frame. */
const CLIP_TOP = 20

/** Writes a reel with its posters, its description track and its clip, if its digest has changed or `all` is set. */
export async function writeReel(reel: Reel, all: boolean): Promise<void> {
  const key = `${reel.slug}-film`
  const current = reelDigest(reel)
  if (!all && readRecord().digests[key] === current) return
  for (const folder of ['public/reels', 'public/clips', CACHE]) mkdirSync(folder, { recursive: true })
  const master = `${CACHE}/${reel.slug}.mkv`
  await writeMaster(reel, master)
  const shots = reel.shots.length
  encode(master, `public/reels/${reel.slug}.mp4`, [], REEL_BYTES, shots * SHOT_SECONDS)
  // The clip is the last shot, because that is a loop; most of the ground at the bottom is cropped.
  const first = SHOT_SECONDS * FPS * (shots - 1)
  encode(
    master,
    `public/clips/${reel.slug}.mp4`,
    ['-vf', `trim=start_frame=${first},setpts=N/${FPS}/TB,crop=720:900:0:${CLIP_TOP},scale=480:600`],
    CLIP_BYTES,
    SHOT_SECONDS,
  )
  await writePosters(reel)
  writeFileSync(`public/reels/${reel.slug}.vtt`, descriptionTrack(reel))
  amendRecord({ digests: { [key]: current } })
  console.log(key)
}

/** The digest of a reel: of sample frames and of its descriptions. */
export function reelDigest(reel: Reel): string {
  const samples = [0, 0.15, 0.3, 0.37, 0.58, 0.7, 0.85, 0.95].map((time) => reelFrame(reel, time))
  return digest([...samples, ...reel.shots.map(({ description }) => description)].join(''))
}

/** The pixels (RGBA) of a frame. */
const pixels = (svg: string): Buffer => new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels

/** Renders all frames into one nearly lossless file, from which the reel and the clip are encoded. */
async function writeMaster(reel: Reel, file: string): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      `${W}x${H}`,
      '-r',
      String(FPS),
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '8',
      '-pix_fmt',
      'yuv444p',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const count = reel.shots.length * SHOT_SECONDS * FPS
  for (let i = 0; i < count; i++)
    if (!ffmpeg.stdin.write(pixels(reelFrame(reel, i / count)))) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  await finished(ffmpeg)
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

/** Encodes H.264 that every phone plays and that can start before it is fully loaded; two passes, to use at most `bytes`. */
function encode(from: string, to: string, filters: string[], bytes: number, seconds: number): void {
  const log = `${CACHE}/${to.replaceAll('/', '-')}`
  // 5 % are left for the container and for deviations of the bit rate.
  let rate = Math.floor((bytes * 8 * 0.95) / seconds)
  for (let attempt = 0; attempt < 3; attempt++) {
    for (const pass of [1, 2]) {
      // `-aq-mode 3` spends more bits on dark and flat areas, where compression blocks would be visible.
      const options = `-an -c:v libx264 -profile:v high -preset medium -tune animation -aq-mode 3 -b:v ${rate} -pass ${pass} -passlogfile ${log} -pix_fmt yuv420p -r ${FPS}`
      const target = pass === 1 ? ['-f', 'null', '/dev/null'] : ['-movflags', '+faststart', to]
      const run = spawnSync(
        'ffmpeg',
        ['-v', 'error', '-y', '-i', from, ...filters, ...options.split(' '), ...target],
        { stdio: 'inherit' },
      )
      if (run.status !== 0) throw new Error(`ffmpeg could not write ${to}`)
    }
    const { size } = statSync(to)
    if (size <= bytes) return
    rate = Math.floor((rate * bytes * 0.98) / size)
  }
  console.warn(`${to} is ${statSync(to).size} bytes, budget ${bytes}`)
}

/** Writes the posters: the first frames of the reel and of its clip, so that nothing moves when the video replaces the poster. */
async function writePosters(reel: Reel): Promise<void> {
  const image = (svg: string) =>
    sharp(pixels(svg), { raw: { width: W, height: H, channels: 4 } }).removeAlpha()
  const poster = image(reelFrame(reel, 0))
  const avif = { quality: 52, effort: 3, chromaSubsampling: '4:2:0' }
  await poster.clone().avif(avif).toFile(`public/reels/${reel.slug}.avif`)
  await poster.clone().resize({ width: 360 }).avif(avif).toFile(`public/reels/${reel.slug}-360.avif`)
  const clipPoster = image(reelFrame(reel, (reel.shots.length - 1) / reel.shots.length)).extract({
    left: 0,
    top: CLIP_TOP,
    width: 720,
    height: 900,
  })
  await clipPoster.resize({ width: 480 }).avif(avif).toFile(`public/clips/${reel.slug}.avif`)
}

/** A WebVTT track with one description for each shot. */
function descriptionTrack({ shots }: Reel): string {
  const timestamp = (s: number) => `00:00:${s.toFixed(3).padStart(6, '0')}`
  const cues = shots.map(
    ({ description }, i) =>
      `${timestamp(i * SHOT_SECONDS)} --> ${timestamp((i + 1) * SHOT_SECONDS)}\n${description}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}
