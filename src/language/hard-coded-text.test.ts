import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

// Text of the interface belongs in the messages of this folder. Elsewhere it is not translated, and nobody notices.

/** Files whose own texts stay English, or are no text of the interface. */
const ENGLISH_FILES: Record<string, string> = {
  'src/site/features/about/': 'the page is an article of the agency about itself',
  'src/site/features/all-packages/': 'a list for checking the catalogue, which no menu names',
  'src/site/features/blogs/': 'articles are written in English',
  'src/site/features/family/': 'marketing copy of a campaign, in English like its packages',
  'src/site/features/faqs/': 'questions and answers are written in English',
  'src/site/features/honeymoon/': 'marketing copy of a campaign, in English like its packages',
  'src/site/features/landing/': 'marketing copy of a campaign, in English like its packages',
  'src/site/features/payments/': 'bank details as the agency’s bank writes them',
  'src/site/features/policies/': 'policies are in force in English only',
  'src/site/features/themes/': 'marketing copy of a campaign, in English like its packages',
  'src/site/features/trips/': 'a quotation is written in English, and its page has no other language',
  'src/site/features/route-map/trip-map.tsx': 'on the page of a quotation only',
  'src/site/features/package/print-details.island.tsx': 'printed beside the English package, for the office',
  'src/site/layouts/language-switch.tsx': 'each language is named in itself',
  'src/site/offer-language.tsx': 'the offer is written in the language that it offers',
  'src/ui/copy-button.tsx': 'on the page with bank details and in the sales desk only',
}

for (const page of 'aboutus blogs/ faqs family/ honeymoon landingpage payments test themes/ trips/'.split(
  ' ',
))
  ENGLISH_FILES[`src/site/routes/_site/${page}`] = 'the head of one of these pages'

/** Texts that are the same in every language, or that nobody sees. */
const SAME: Record<string, string> = {
  Website: 'label of a field that only programs fill in',
  'you@example.com': 'an example of an address',
  '| Marigold Miles': 'the name of the agency',
  WhatsApp: 'the name of an app',
  Australia: 'the name of a place',
  'for two': 'inside an English line about a charge',
  paid: 'inside an English line about a charge',
  'Set by:': 'inside an English line about a charge',
}

/** Attributes that people see or hear. */
const SHOWN = new Set(
  'alt aria-label aria-roledescription aria-valuetext any description heading hint kicker label lead placeholder question text title what yes no'.split(
    ' ',
  ),
)

type Node = { type: string; [key: string]: unknown }

/** The literal texts inside an expression that ends up on the screen: of both branches of a choice, not of calls. */
function literals(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ')]
    case 'ConditionalExpression':
      return [...literals(node.consequent as Node), ...literals(node.alternate as Node)]
    case 'LogicalExpression':
      return literals(node.right as Node)
    case 'JSXExpressionContainer':
      return literals(node.expression as Node)
    default:
      return []
  }
}

/** The texts that a component writes itself. */
function writtenTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(writtenTexts)
  if (!node || typeof node !== 'object') return []
  const { type, ...rest } = node as Node
  const own =
    type === 'JSXText'
      ? [String(rest.value)]
      : type === 'JSXAttribute'
        ? SHOWN.has(String((rest.name as Node).name))
          ? literals(rest.value as Node)
          : []
        : type === 'JSXElement' || type === 'JSXFragment'
          ? (rest.children as Node[]).flatMap(literals)
          : []
  return [...own, ...Object.values(rest).flatMap(writtenTexts)]
}

const isText = (text: string) => /\p{Letter}{2}/u.test(text) && !(text.trim() in SAME)
const files = globSync('src/{site,ui}/**/!(*.test).tsx').map((file) => file.replaceAll('\\', '/'))

it('components write no text of the interface themselves', () => {
  const found = files
    .filter((file) => !Object.keys(ENGLISH_FILES).some((english) => file.startsWith(english)))
    .flatMap((file) =>
      writtenTexts(parseSync(file, readFileSync(file, 'utf8')).program)
        .filter(isText)
        .map((text) => `${file}: ${text.trim()}`),
    )
  expect(found).toEqual([])
})

it('every exception is still one', () => {
  for (const english of Object.keys(ENGLISH_FILES))
    expect(
      files.some((file) => file.startsWith(english)),
      english,
    ).toBe(true)
})

it('finds what is written in the usual ways', () => {
  const source = `const A = ({ b, t }) => <p title="One" className="two" aria-label={\`Three \${b}\`}>
    Four {b ? 'Five' : t.six} {b && 'Seven'} <B label={b ? 'Eight' : undefined} /> {t.call('nine')}
  </p>`
  const texts = writtenTexts(parseSync('a.tsx', source).program).map((text) => text.trim())
  const found = texts.filter(isText).toSorted()
  expect(found).toEqual(['Eight', 'Five', 'Four', 'One', 'Seven', 'Three'])
})
