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
const REEL_BYTES = 235_000
const CLIP_BYTES = 120_000
/** Where the clip's part of the frame begins, px from the top. */
const CLIP_TOP = 150

/** Writes a reel, its posters, its description track and its clip, unless nothing in it has changed. */
export async function writeReel(reel: Reel, all: boolean): Promise<void> {
  const key = `${reel.slug}-film`
  const mark = filmDigest(reel)
  if (!all && readRecord().digests[key] === mark) return
  for (const folder of ['public/reels', 'public/clips', CACHE]) mkdirSync(folder, { recursive: true })
  const master = `${CACHE}/${reel.slug}.mkv`
  await writeMaster(reel, master)
  encode(master, `public/reels/${reel.slug}.mp4`, [], REEL_BYTES)
  // The last shot, which is a loop of its own, without the ground below it.
  const first = SHOT_SECONDS * FPS * (reel.shots.length - 1)
  encode(
    master,
    `public/clips/${reel.slug}.mp4`,
    ['-vf', `trim=start_frame=${first},setpts=N/${FPS}/TB,crop=720:900:0:${CLIP_TOP},scale=480:600`],
    CLIP_BYTES,
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

/** H.264 any phone plays, started before it is fully loaded; coarser until it fits in `bytes`. */
function encode(from: string, to: string, filters: string[], bytes: number): void {
  let crf = 28
  for (let tries = 0; tries < 4; tries++) {
    const options = `-an -c:v libx264 -profile:v high -preset slower -tune animation -crf ${crf} -pix_fmt yuv420p -r ${FPS} -movflags +faststart`
    const run = spawnSync(
      'ffmpeg',
      ['-v', 'error', '-y', '-i', from, ...filters, ...options.split(' '), to],
      { stdio: 'inherit' },
    )
    if (run.status !== 0) throw new Error(`ffmpeg could not write ${to}`)
    const { size } = statSync(to)
    if (size <= bytes) return
    // Six steps halve the size, more or less.
    crf += Math.max(1, Math.ceil(6 * Math.log2(size / bytes)))
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
