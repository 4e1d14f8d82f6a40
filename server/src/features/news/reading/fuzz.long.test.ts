import { expect, it } from 'vitest'
import { FeedRefused, storiesIn } from './feed.ts'

const documents = 5_000
const maxHeapGrowthMegabytes = 200

/** Mulberry32: the same hostile documents at every run. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

const fragments = [
  '<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script src=//x&amp;gt;',
  '<img src=x onerror="alert(1)">',
  '<svg/onload=alert(1)>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '&#60;b&#62;',
  '&#x3c;iframe&#x3e;',
  '&#0;&#xD800;&#x110000;&#99999999;',
  '&lt;',
  '&amp;amp;amp;gt;',
  '<',
  '>',
  '"\'`',
  '\u0000\u0007\u001b[31m',
  '\u202e\u2066\u200b\ufeff',
  '\ud800',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '<?xml version="1.0" encoding="utf-7"?>',
  '<item><title>',
  '</title></item></channel></rss>',
  '<entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">',
  '<link href="javascript:alert(1)"/>',
  'javascript:alert(1)',
  'https://x.example/"><script>',
  'https://x.example/a',
  '{"title":"<b>","items":[{"url":"https://x.example/","title":{"a":1}}]}',
  '__proto__',
  '<__proto__><polluted>1</polluted></__proto__>',
  '<a>'.repeat(60),
  '<'.repeat(300),
  '&'.repeat(300),
  'ğüşİıöç ',
  'Bitcoin rises 5% ',
  '9'.repeat(400),
  'x'.repeat(1_000),
]

function hostileDocument(random: () => number): Buffer {
  const pick = (): string => fragments[Math.floor(random() * fragments.length)] ?? ''
  const some = (most: number) => Array.from({ length: Math.floor(random() * most) }, pick).join('')
  const link = random() < 0.7 ? 'https://x.example/a' : pick()
  const item = () =>
    `<item><title>${some(5)}</title><link>${link}</link><description><![CDATA[${some(5)}]]></description>
     <pubDate>${random() < 0.5 ? 'Sat, 14 Nov 2026 10:00:00 GMT' : some(2)}</pubDate>${some(2)}</item>`
  const entry = () =>
    `<entry><title type="html">${some(5)}</title><link href="${link}"/><summary>${some(4)}</summary></entry>`
  const items = (make: () => string) => Array.from({ length: 1 + Math.floor(random() * 4) }, make).join('')
  const json = () =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: some(2),
      items: [{ id: '1', url: link, title: some(5), content_html: some(5), date_published: some(2) }],
    })
  const forms = [
    () => `<rss version="2.0"><channel>${items(item)}</channel></rss>`,
    () => `<feed xmlns="http://www.w3.org/2005/Atom">${items(entry)}</feed>`,
    json,
    () => some(20),
    () => `${some(2)}<rss version="2.0"><channel>${items(item)}${some(3)}`,
  ]
  const text = forms[Math.floor(random() * forms.length)]?.() ?? ''
  const bytes = random() < 0.1 ? Buffer.from(text, 'utf16le') : Buffer.from(text)
  // Now and then a byte falls over.
  if (random() < 0.3)
    for (let i = 0; i < 5; i++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
  return bytes
}

it('5,000 hostile documents yield no markup, and none blocks or crashes (fuzz)', () => {
  const random = chance(2026)
  const before = process.memoryUsage().heapUsed
  let read = 0
  let refused = 0
  for (let i = 0; i < documents; i++) {
    try {
      for (const { title, summary, url, publishedAt } of storiesIn(hostileDocument(random), '')) {
        read++
        for (const text of [title, summary]) {
          if (/[<>\p{Cc}\p{Cf}\p{Cs}]/u.test(text)) expect.fail(`document ${i} left ${JSON.stringify(text)}`)
        }
        expect([title.length > 0 && title.length <= 300, summary.length <= 600]).toEqual([true, true])
        expect(['http:', 'https:']).toContain(new URL(url).protocol)
        expect(url).not.toMatch(/[<>"\s]/)
        expect(publishedAt === null || !Number.isNaN(publishedAt.getTime())).toBe(true)
      }
    } catch (error) {
      if (!(error instanceof FeedRefused)) throw error
      refused++
    }
  }
  expect(read, 'stories that were read').toBeGreaterThan(500)
  expect(refused, 'documents that were refused').toBeGreaterThan(500)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(maxHeapGrowthMegabytes)
})
