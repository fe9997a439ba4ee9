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
// Eight of them and everything else the app keeps have to fit in 6 MB.
const REEL_BYTES = 226_000
const CLIP_BYTES = 80_000
/** Where the clip's part of the frame begins, px from the top. */
const CLIP_TOP = 20

/** Writes a reel, its posters, its description track and its clip, unless nothing in it has changed. */
export async function writeReel(reel: Reel, all: boolean): Promise<void> {
  const key = `${reel.slug}-film`
  const mark = filmDigest(reel)
  if (!all && readRecord().digests[key] === mark) return
  for (const folder of ['public/reels', 'public/clips', CACHE]) mkdirSync(folder, { recursive: true })
  const master = `${CACHE}/${reel.slug}.mkv`
  await writeMaster(reel, master)
  const shots = reel.shots.length
  encode(master, `public/reels/${reel.slug}.mp4`, [], REEL_BYTES, shots * SHOT_SECONDS)
  // The last shot, which is a loop of its own, without most of the ground below it.
  const first = SHOT_SECONDS * FPS * (shots - 1)
  encode(
    master,
    `public/clips/${reel.slug}.mp4`,
    ['-vf', `trim=start_frame=${first},setpts=N/${FPS}/TB,crop=720:900:0:${CLIP_TOP},scale=480:600`],
    CLIP_BYTES,
    SHOT_SECONDS,
  )
  await writePosters(reel)
  writeFileSync(`public/reels/${reel.slug}.vtt`, captions(reel))
  amendRecord({ digests: { [key]: mark } })
  console.log(key)
}

/** The digest of what a reel shows and says. */
export function filmDigest(reel: Reel): string {
  const samples = [0, 0.15, 0.3, 0.37, 0.58, 0.7, 0.85, 0.95].map((time) => reelFrame(reel, time))
  return digest([...samples, ...reel.shots.map(({ told }) => told)].join(''))
}

/** A frame in pixels. */
const pixels = (svg: string): Buffer => new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels

/** All frames piped into one nearly lossless file, from which the sizes that ship are cut. */
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

/** H.264 any phone plays, started before it is fully loaded, in two passes that share `bytes` out over the shots. */
function encode(from: string, to: string, filters: string[], bytes: number, seconds: number): void {
  const log = `${CACHE}/${to.replaceAll('/', '-')}`
  // What the container and the rate's tolerance take.
  let rate = Math.floor((bytes * 8 * 0.95) / seconds)
  for (let tries = 0; tries < 3; tries++) {
    for (const pass of [1, 2]) {
      // Mode 3 of the quantiser spends more on dark and flat parts, where blocks would show.
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

/** The first frame of the video and of its clip, so that nothing jumps when they take the poster's place. */
async function writePosters(reel: Reel): Promise<void> {
  const image = (svg: string) =>
    sharp(pixels(svg), { raw: { width: W, height: H, channels: 4 } }).removeAlpha()
  const poster = image(reelFrame(reel, 0))
  const avif = { quality: 52, effort: 3, chromaSubsampling: '4:2:0' }
  await poster.clone().avif(avif).toFile(`public/reels/${reel.slug}.avif`)
  await poster.clone().resize({ width: 360 }).avif(avif).toFile(`public/reels/${reel.slug}-360.avif`)
  const own = image(reelFrame(reel, (reel.shots.length - 1) / reel.shots.length)).extract({
    left: 0,
    top: CLIP_TOP,
    width: 720,
    height: 900,
  })
  await own.resize({ width: 480 }).avif(avif).toFile(`public/clips/${reel.slug}.avif`)
}

/** WebVTT descriptions, one for each shot. */
function captions({ shots }: Reel): string {
  const clock = (s: number) => `00:00:${s.toFixed(3).padStart(6, '0')}`
  const cues = shots.map(
    ({ told }, i) => `${clock(i * SHOT_SECONDS)} --> ${clock((i + 1) * SHOT_SECONDS)}\n${told}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}
