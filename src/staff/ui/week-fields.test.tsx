import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WeekFields } from './week-fields.tsx'

const week = (...days: ({ from: string; to: string } | null)[]) =>
  renderToStaticMarkup(
    <WeekFields hours={[...days, ...Array(7 - days.length).fill(null)]} onChange={() => {}} />,
  )

it('says that a day is open all day, because both of its times are midnight', () => {
  const html = week({ from: '00:00', to: '24:00' }, { from: '10:00', to: '24:00' })
  expect(html.match(/all day/g)).toHaveLength(1)
  expect(html.match(/value="[\d:]+"/g)).toEqual([
    'value="00:00"',
    'value="00:00"',
    'value="10:00"',
    'value="00:00"',
  ])
  expect(html.match(/>off</g)).toHaveLength(5)
})
