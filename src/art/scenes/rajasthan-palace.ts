import { mix } from '../colour.ts'
import { dome } from '../parts/buildings.ts'
import type { Stage } from '../scene.ts'
import { at, num, path, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'rose' | 'shade' | 'cream' | 'fort' | 'street' | 'plum' | 'marigold' | 'teal'

/** The façade with five storeys of bay windows, widest at its base; 560 tall, 700 wide. */
export function palace(stage: Stage<Ink>): string {
  const { ink } = stage
  const row = (foot: number, count: number, width: number, height: number) =>
    rect(
      (-count * width) / 2 - 6,
      -foot - height + 22,
      count * width + 12,
      height - 20,
      mix(ink.rose, ink.shade, 0.32),
    ) +
    repeat(count, (i) =>
      at((i - (count - 1) / 2) * width, -foot, 1, bay(stage, width, height, i / Math.max(1, count - 1))),
    ) +
    rect((-count * width) / 2 - 12, -foot - 4, count * width + 24, 9, ink.cream) +
    rect((-count * width) / 2 - 12, -foot + 5, count * width + 24, 5, ink.shade)
  const chhatri = (dx: number, foot: number, k: number) =>
    at(
      dx,
      -foot,
      k,
      rect(-24, -44, 8, 44, ink.rose) +
        rect(16, -44, 8, 44, ink.shade) +
        rect(-5, -44, 10, 44, mix(ink.rose, ink.shade, 0.4)) +
        rect(-34, -50, 68, 8, ink.cream) +
        at(0, -50, 1, dome(52, 34, ink.rose, ink.shade, stage.lit, 0.2)) +
        path('M-2 -88L0 -112L2 -88Z', ink.marigold),
    )
  return (
    at(0, -524, 1, chhatri(0, 0, 0.9)) +
    chhatri(-62, 492, 0.7) +
    chhatri(62, 492, 0.7) +
    row(404, 3, 62, 92) +
    chhatri(-136, 404, 0.8) +
    chhatri(136, 404, 0.8) +
    row(302, 5, 62, 104) +
    chhatri(-206, 302, 0.9) +
    chhatri(206, 302, 0.9) +
    row(196, 9, 54, 108) +
    chhatri(-300, 196, 0.9) +
    chhatri(300, 196, 0.9) +
    row(88, 13, 52, 110) +
    base(stage)
  )
}

/** One bay window: half an octagon with lattices, under a curved roof with a gilded tip. `across` 0..1 is its position in the row. */
function bay(stage: Stage<Ink>, width: number, height: number, across: number): string {
  const { ink, lit, night } = stage
  const a = width * 0.43
  const body = height * 0.62
  const pane = night ? '#ffcf7a' : mix(ink.plum, ink.shade, 0.35)
  const dim = mix(ink.rose, ink.shade, 0.55)
  // The façade is convex, so its bay windows get slightly darker towards the shaded end.
  const turn = lit < 0 ? across : 1 - across
  const face = mix(ink.rose, ink.shade, 0.22 * turn)
  const arch = (dx: number, half: number, foot: number, top: number, fill: string) =>
    path(
      `M${num(dx - half)} ${num(-foot)}V${num(-top + half)}Q${num(dx)} ${num(-top - half * 0.7)} ${num(dx + half)} ${num(-top + half)}V${num(-foot)}Z`,
      fill,
    )
  const lattice = repeat(2, (i) =>
    rect(-a * 0.3, -body * (0.44 + 0.16 * i), a * 0.6, 2, ink.rose, { opacity: 0.6 }),
  )
  return (
    rect(-a, -body, a * 2, body, face) +
    rect(lit < 0 ? a * 0.42 : -a, -body, a * 0.58, body, dim) +
    arch(0, a * 0.42, 12, body - 6, ink.cream) +
    arch(0, a * 0.3, 12, body - 9, pane) +
    lattice +
    arch(-a * 0.74, a * 0.16, 16, body - 14, pane) +
    arch(a * 0.74, a * 0.16, 16, body - 14, pane) +
    rect(-a, -12, a * 2, 5, ink.cream) +
    path(
      `M${num(-a * 1.16)} ${num(-body + 3)}Q${num(-a * 0.9)} ${num(-body - height * 0.2)} 0 ${num(-body - height * 0.24)}Q${num(a * 0.9)} ${num(-body - height * 0.2)} ${num(a * 1.16)} ${num(-body + 3)}Z`,
      face,
    ) +
    path(
      lit < 0
        ? `M${num(a * 0.1)} ${num(-body - height * 0.24)}Q${num(a * 0.9)} ${num(-body - height * 0.2)} ${num(a * 1.16)} ${num(-body + 3)}H${num(a * 0.36)}Q${num(a * 0.4)} ${num(-body - height * 0.14)} ${num(a * 0.1)} ${num(-body - height * 0.24)}Z`
        : `M${num(-a * 0.1)} ${num(-body - height * 0.24)}Q${num(-a * 0.9)} ${num(-body - height * 0.2)} ${num(-a * 1.16)} ${num(-body + 3)}H${num(-a * 0.36)}Q${num(-a * 0.4)} ${num(-body - height * 0.14)} ${num(-a * 0.1)} ${num(-body - height * 0.24)}Z`,
      dim,
    ) +
    rect(-a * 1.18, -body - 1, a * 2.36, 4, ink.cream) +
    path(
      `M-2.4 ${num(-body - height * 0.23)}L0 ${num(-body - height * 0.38)}L2.4 ${num(-body - height * 0.23)}Z`,
      ink.marigold,
    )
  )
}

/** The plain ground floor with its gates. */
function base(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const pane = night ? '#ffcf7a' : mix(ink.plum, ink.shade, 0.4)
  const gate = (dx: number, half: number, top: number) =>
    path(
      `M${dx - half - 7} 0V${-top + half - 8}Q${dx} ${-top - half} ${dx + half + 7} ${-top + half - 8}V0Z`,
      ink.cream,
    ) +
    path(
      `M${dx - half} 0V${-top + half - 6}Q${dx} ${-top - half * 0.7} ${dx + half} ${-top + half - 6}V0Z`,
      pane,
    )
  return (
    rect(-350, -86, 700, 92, ink.rose) +
    rect(lit < 0 ? 120 : -350, -86, 230, 92, mix(ink.rose, ink.shade, 0.4)) +
    gate(0, 26, 62) +
    repeat(5, (i) => gate(-310 + i * 54, 14, 44) + gate(94 + i * 54, 14, 44)) +
    rect(-358, -8, 716, 14, mix(ink.cream, ink.rose, 0.35))
  )
}
