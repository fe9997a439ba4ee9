import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { amendRecord, digest, readRecord } from './record.ts'
import { FPS, lightsAt, type Reel, reelFrame } from './reels/reel.ts'
import { FRAMES } from './scene.ts'

const { w: W, h: H } = FRAMES.reel
const CACHE = 'node_modules/.cache/art'
// Eight of them and everything else the app keeps have to fit in 6 MB.
const REEL_BYTES = 320_000
const CLIP_BYTES = 120_000

/** Writes a reel, its posters, its description track and its clip, unless nothing in it has changed. */
export async function writeReel(reel: Reel, all: boolean): Promise<void> {
  const samples = [0, 0.15, 0.37, 0.58, 0.81].map((time) =>
    lightsAt(reel.day, time)
      .map(([light]) => reelFrame(reel, time, light))
      .join(''),
  )
  const key = `${reel.slug}-film`
  const mark = digest(samples.join('') + reel.told.join('') + reel.seconds)
  if (!all && readRecord().digests[key] === mark) return
  for (const folder of ['public/reels', 'public/clips', CACHE]) mkdirSync(folder, { recursive: true })
  const master = `${CACHE}/${reel.slug}.mkv`
  await writeMaster(reel, master)
  encode(master, `public/reels/${reel.slug}.mp4`, [], REEL_BYTES)
  // Every second frame of the loop, closer in: five seconds, and still a loop.
  encode(
    master,
    `public/clips/${reel.slug}.mp4`,
    ['-vf', `select='not(mod(n\\,2))',setpts=N/${FPS}/TB,crop=720:900:0:330,scale=480:600`],
    CLIP_BYTES,
  )
  await writePosters(reel)
  writeFileSync(`public/reels/${reel.slug}.vtt`, captions(reel))
  amendRecord({ digests: { [key]: mark } })
  console.log(key)
}

/** A frame in pixels, two lights mixed where the day passes from one to the next. */
function pixels(reel: Reel, time: number): Buffer {
  const [first, second] = lightsAt(reel.day, time).map(([light, share]) => ({
    share,
    data: new Resvg(reelFrame(reel, time, light), { font: { loadSystemFonts: false } }).render().pixels,
  }))
  if (!first) throw new Error('A moment without light')
  if (!second) return first.data
  const mixed = Buffer.allocUnsafe(first.data.length)
  for (let i = 0; i < mixed.length; i++)
    mixed[i] = (first.data[i] as number) * first.share + (second.data[i] as number) * second.share
  return mixed
}

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
  const count = reel.seconds * FPS
  for (let i = 0; i < count; i++)
    if (!ffmpeg.stdin.write(pixels(reel, i / count))) await once(ffmpeg.stdin, 'drain')
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
    const options = `-an -c:v libx264 -profile:v high -preset medium -tune animation -crf ${crf} -pix_fmt yuv420p -r ${FPS} -movflags +faststart`
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

/** The first frame, so that nothing jumps when the video takes the poster's place. */
async function writePosters(reel: Reel): Promise<void> {
  const poster = sharp(pixels(reel, 0), { raw: { width: W, height: H, channels: 4 } }).removeAlpha()
  const avif = { quality: 52, effort: 3, chromaSubsampling: '4:2:0' }
  await poster.clone().avif(avif).toFile(`public/reels/${reel.slug}.avif`)
  await poster.clone().resize({ width: 360 }).avif(avif).toFile(`public/reels/${reel.slug}-360.avif`)
  const square = poster.clone().extract({ left: 0, top: 330, width: 720, height: 900 })
  await square.resize({ width: 480 }).avif(avif).toFile(`public/clips/${reel.slug}.avif`)
}

/** WebVTT descriptions, one sentence after another over the loop. */
function captions({ told, seconds }: Reel): string {
  const clock = (s: number) => `00:00:${s.toFixed(3).padStart(6, '0')}`
  const cues = told.map(
    (text, i) =>
      `${clock((i / told.length) * seconds)} --> ${clock(((i + 1) / told.length) * seconds)}\n${text}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}
