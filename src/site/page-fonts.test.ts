import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FONT_FACES } from './page-fonts.ts'

it('has the faces of the stylesheet that documents without the script use', () => {
  const css = readFileSync('public/fonts/fonts.css', 'utf8')
  const faces = [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, rules = '']) => ({
    family: /font-family: "(.+?)"/.exec(rules)?.[1],
    file: /url\("(.+?)"\)/.exec(rules)?.[1],
    weight: /font-weight: (.+?);/.exec(rules)?.[1],
  }))
  expect(faces).toEqual(FONT_FACES)
})
