import { expect, it } from 'vitest'
import { isAllowed, robotsReader, rulesIn } from './robots.ts'

const open = 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/feed\n\nUser-agent: GPTBot\nDisallow: /'

it.each([
  ['nothing at all', '', '/feed', true],
  ['rules for somebody else', open, '/feed', true],
  ['a closed folder', open, '/wp-admin/x', false],
  ['a longer rule that opens', open, '/wp-admin/feed', true],
  ['everything closed to all', 'user-agent: *\ndisallow: /', '/feed', false],
  ['everything open to us alone', 'User-agent: *\nDisallow: /\n\nUser-agent: Pusula\nDisallow:', '/feed', true],
  ['several names for one rule', 'User-agent: a\nUser-agent: pusula\nDisallow: /feed # not this', '/feed/', false],
  ['a star', 'User-agent: *\nDisallow: /*.xml$', '/news/rss.xml', false],
  ['an end', 'User-agent: *\nDisallow: /*.xml$', '/news/rss.xml?page=2', true],
  ['signs of patterns', 'User-agent: *\nDisallow: /a(b+', '/a(b+c', false],
])('with %s a feed may be read: %#', (_, text, path, expected) => expect(isAllowed(rulesIn(text), path)).toBe(expected))

/** A host whose robots.txt is answered by what comes next. */
function host(...answers: (number | Error)[]) {
  const asked: string[] = []
  const mayRead = robotsReader(async url => {
    asked.push(url)
    const next = answers.shift() ?? 200
    if (next instanceof Error) throw next
    return { status: next, headers: {}, body: Buffer.from(next === 200 ? 'User-agent: *\nDisallow: /closed' : '') }
  }, 'Pusula')
  const at = (path: string, minutes: number) => mayRead(`https://news.test${path}`, new Date(minutes * 60_000))
  return { at, asked }
}

it.each([
  ['a server that stumbles', 503],
  ['a line that breaks', new Error('away')],
] as const)(
  'with %s nothing is read, and it is asked again a quarter of an hour later, not a day',
  async (_, failure) => {
    const { at, asked } = host(failure)
    expect(await at('/feed', 0)).toBe(false)
    expect(await at('/feed', 14)).toBe(false)
    expect(asked).toHaveLength(1)
    expect(await at('/feed', 15)).toBe(true)
    expect(await at('/closed', 24 * 60)).toBe(false)
    expect(asked).toHaveLength(2)
  },
)

it('the cached rules hold while a host is unreachable; a 404 allows everything', async () => {
  const { at } = host(200, 500)
  expect(await at('/feed', 0)).toBe(true)
  expect([await at('/feed', 25 * 60), await at('/closed', 25 * 60)]).toEqual([true, false])
  expect(await host(404).at('/closed', 0)).toBe(true)
})
