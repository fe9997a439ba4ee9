import { expect, test } from 'vitest'
import { clientManifest } from './client-manifest.ts'

const manifest = clientManifest({
  'index.html': { file: 'main.js', imports: ['shared'], dynamicImports: ['later'] },
  'src/staff/main.tsx': { file: 'staff.js', imports: ['shared'] },
  shared: { file: 'shared.js', css: ['shared.css'] },
  later: { file: 'later.js', imports: ['shared'] },
})
const files = (chunks: { file: string }[]) => chunks.map(({ file }) => file)

test('lists each chunk once, after those it imports', () => {
  expect(files(manifest.staticClosure(['index.html', 'later']))).toEqual(['shared.js', 'main.js', 'later.js'])
})

test('lists what may load later only in the full closure', () => {
  expect(files(manifest.fullClosure(['index.html']))).toEqual(['shared.js', 'later.js', 'main.js'])
})

test('says that the build lacks a chunk', () => {
  expect(() => manifest.chunk('src/gone.tsx')).toThrow('The client build has no src/gone.tsx')
})
