import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Table } from './Table.tsx'

const rows = [
  { name: 'a', value: 1 },
  { name: 'b', value: 2 },
]
const draw = (more: Partial<Parameters<typeof Table<(typeof rows)[number]>>[0]> = {}) =>
  renderToStaticMarkup(
    <Table
      caption="What it is about"
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { key: 'name', head: 'Name', isHeadHidden: true, cell: ({ name }) => name },
        { key: 'value', head: 'Value', isNumber: true, sorted: 'descending', cell: ({ value }) => value },
      ]}
      {...more}
    />,
  )
const count = (html: string, part: string) => html.split(part).length - 1

it('says what it is about, names its columns and its rows, and how it is sorted', () => {
  const html = draw()
  expect(html).toMatch(/<caption[^>]*>What it is about<\/caption>/)
  expect([count(html, 'scope="col"'), count(html, 'scope="row"'), count(html, '<td')]).toEqual([2, 2, 2])
  expect(html).toMatch(/<th scope="col"><span[^>]*>Name<\/span>/)
  expect(count(html, 'aria-sort="descending"')).toBe(1)
})

it('marks the rows that are chosen', () => {
  const html = draw({
    look: 'dense',
    isSelected: ({ name }) => name === 'b',
    rowClass: ({ name }) => name === 'a' && 'mine',
  })
  expect([...html.matchAll(/<tr class="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'mine',
    expect.stringContaining('selected'),
  ])
})

it('shows its empty state in place of the table; without one, its heads', () => {
  expect(draw({ rows: [], empty: <p>none</p> })).toBe('<p>none</p>')
  expect(count(draw({ rows: [] }), 'scope="col"')).toBe(2)
})

it('is wrapped where it scrolls by itself or is visually hidden', () => {
  expect([draw(), draw({ scrolls: true }), draw({ look: 'heard' })].map(html => html.startsWith('<div'))).toEqual([
    false,
    true,
    true,
  ])
})
