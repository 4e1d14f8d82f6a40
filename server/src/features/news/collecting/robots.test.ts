import { expect, it } from 'vitest'
import { isAllowed, rulesIn } from './robots.ts'

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
