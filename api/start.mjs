// Prepares a fresh clone: installs dependencies and builds, each only when outdated. Plain JavaScript, because it runs on
// the machine's Node; the server runs on the Node version that is a dependency.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The Node that runs the server and the tools, independent of the machine's own. */
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * What Node starts the server with; deploy/marigold-miles.service has the same. Node lets the part of its memory for new objects
 * grow to 48 MB; with 12 MB a flood of enquiries needs 100 MB less and as much processor time.
 */
const SERVER_FLAGS = ['--max-semi-space-size=4']

/** Where Node keeps what it compiled: the next start takes half the time. Without the right to write there it compiles again. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }

/** What the server is made of: `npm run dev` runs it from there, and starts it again when one of them changes. */
const SERVER_SOURCES = [
  'api',
  'src/contract',
  'src/catalogue',
  'src/content',
  'src/build',
  'src/brand.ts',
  'src/brand-places.ts',
]

/** Runs a command in the project's folder; exits when it fails. */
export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1))
}

/** Installs the dependencies of the lockfile unless they are installed. */
export function install() {
  const stamp = join(root, 'node_modules/.installed')
  const wanted = digest([join(root, 'package-lock.json')])
  if (read(stamp) === wanted && existsSync(node)) return
  console.log('Installing dependencies …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' })
  writeFileSync(stamp, wanted)
}

/** Builds pages, worker and server, each unless it is up to date. */
export function build() {
  const sources = ['index.html', 'vite.config.ts', 'package-lock.json', 'src', 'worker', 'public']
  buildPart('dist/.built', sources, ['--app'])
  buildServer()
}

/** Builds the server unless it is up to date. */
function buildServer() {
  const sources = ['package-lock.json', ...SERVER_SOURCES]
  buildPart('dist/api/.built', sources, ['--config', 'api/build.config.ts'])
}

function buildPart(stampFile, sources, options) {
  const stamp = join(root, stampFile)
  const wanted = digest(filesIn(sources))
  if (read(stamp) === wanted) return
  console.log('Building …')
  rmSync(stamp, { force: true })
  run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...options, '--logLevel', 'warn'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function serve(args, environment) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...COMPILE_CACHE, ...process.env, ...environment },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

// The files of these folders, or these files, without tests.
function filesIn(paths) {
  return paths
    .flatMap((path) =>
      extname(path)
        ? [join(root, path)]
        : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile() && !/\.tsbuildinfo$|\.test\.tsx?$/.test(entry.name))
            .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    )
    .sort()
}

function digest(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mode = process.argv[2]
  // Asked for by tests that run already, from what is installed.
  if (mode !== '--build-server') install()
  if (mode === '--dev')
    serve([...SERVER_SOURCES.map((folder) => `--watch-path=${folder}`), ...SERVER_FLAGS, 'api/index.ts'], {
      VITE_DEV: '1',
    })
  else if (mode === '--build-server') buildServer()
  else {
    build()
    if (mode !== '--build-only') serve([...SERVER_FLAGS, 'dist/api/index.js'], { NODE_ENV: 'production' })
  }
}
