import { describe, expect, it } from 'vitest'
import { FeedRefused, storiesIn } from './feed.ts'

const bytes = (text: string) => Buffer.from(text)
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title>${items}</channel></rss>`
const item = (title: string, link = 'https://outlet.example/a', more = '') =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`
const titleOf = (document: string | Uint8Array, contentType = '') =>
  storiesIn(typeof document === 'string' ? bytes(document) : document, contentType)[0]?.title

/** Text in an encoding that Node cannot write: Turkish Windows differs from Latin 1 in six letters. */
const turkishWindows = (text: string) => {
  const own: Record<string, number> = { ğ: 0xf0, Ğ: 0xd0, ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde }
  return Uint8Array.from([...text].map(letter => own[letter] ?? letter.charCodeAt(0)))
}

describe('reading a feed', () => {
  const when = '2026-11-14T10:00:00.000Z'
  const parseStories = {
    title: 'Bitcoin rises',
    summary: 'More',
    url: 'https://outlet.example/a',
    publishedAt: new Date(when),
  }

  it.each([
    [
      'RSS',
      rss(
        item(
          'Bitcoin rises',
          parseStories.url,
          `<description>More</description><pubDate>Sat, 14 Nov 2026 10:00:00 GMT</pubDate>`,
        ),
      ),
    ],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><entry><title type="html">Bitcoin rises</title>
      <link rel="self" href="https://outlet.example/self"/><link rel="alternate" href="${parseStories.url}"/><summary>More</summary>
      <published>${when}</published></entry></feed>`,
    ],
    [
      'RDF',
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>t</title></channel><item rdf:about="x">
      <title>Bitcoin rises</title><link>${parseStories.url}</link><description>More</description><dc:date>${when}</dc:date></item></rdf:RDF>`,
    ],
    [
      'JSON',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 't',
        items: [{ id: '1', url: parseStories.url, title: 'Bitcoin rises', summary: 'More', date_published: when }],
      }),
    ],
  ])('%s', (_, document) => expect(storiesIn(bytes(document), '')).toEqual([parseStories]))

  it.each([
    ['AT&amp;T', 'AT&T'],
    ['AT&amp;amp;T', 'AT&T'],
    ['<![CDATA[Do Kwon&#39;s <b>fate</b>]]>', "Do Kwon's fate"],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Ether falls', 'Ether falls'],
    ['<![CDATA[<img src=x onerror=alert(1)>Ether falls]]>', 'Ether falls'],
    ['&amp;lt;img src=x onerror=alert(1)&amp;gt;Ether falls', 'Ether falls'],
    ['<![CDATA[a < b and c > d]]>', 'a ‹ b and c › d'],
    ['  Ether \n\t falls&nbsp;again ', 'Ether falls again'],
    ['Ether\u202e falls\u200b', 'Ether falls'],
    ['D&uuml;&#351;&uuml;&#x15F;', 'Düşüş'],
  ])('takes %j for %j', (written, read) => expect(titleOf(rss(item(written)))).toBe(read))

  it('cuts what is too long between words', () => {
    const title = titleOf(rss(item('word '.repeat(200)))) ?? ''
    expect(title.length).toBeLessThanOrEqual(300)
    expect(title).toMatch(/word…$/)
  })

  it.each([
    '/a',
    'a.html',
    '//outlet.example/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me:secret@x.example/',
    '',
  ])('leaves out a story whose link is %j', link =>
    expect(storiesIn(bytes(rss(item('Ether falls', link))), '')).toEqual([]),
  )

  it('strips campaign parameters from links', () => {
    const link = 'https://outlet.example/a?id=7&amp;utm_source=rss&amp;utm_medium=feed#top'
    expect(storiesIn(bytes(rss(item('Ether falls', link))), '')[0]?.url).toBe('https://outlet.example/a?id=7')
  })

  it.each(['not a date', '', '99999-99-99', '<b>', 'Sat, 99 Foo 2026'])('has no date where %j is given', date =>
    expect(storiesIn(bytes(rss(item('x', undefined, `<pubDate>${date}</pubDate>`))), '')[0]?.publishedAt).toBeNull(),
  )

  it('reads the character encodings of outlets, declared, undeclared and declared wrongly', () => {
    const title = 'Şirket İflası: ğüşıöç'
    const document = rss(item(title))
    const declared = (encoding: string) => document.replace('?>', ` encoding="${encoding}"?>`)
    const utf16 = Buffer.from(`\ufeff${document}`, 'utf16le')
    expect(titleOf(document)).toBe(title)
    expect(titleOf(turkishWindows(declared('windows-1254')))).toBe(title)
    expect(titleOf(turkishWindows(declared('iso-8859-9')))).toBe(title)
    expect(titleOf(turkishWindows(document), 'text/xml; charset=windows-1254')).toBe(title)
    expect(titleOf(turkishWindows(declared('utf-8'))), 'calls itself UTF-8').toBe(title)
    expect(titleOf(utf16)).toBe(title)
    expect(titleOf(Buffer.from(document, 'utf16le')), 'without a mark').toBe(title)
    expect(titleOf(Buffer.from(utf16).swap16())).toBe(title)
    expect(titleOf(bytes(`\ufeff${document}`), 'text/xml; charset=nonsense')).toBe(title)
  })

  it('does not count tags in text or comments', () => {
    const inside = '<p>'.repeat(40_000)
    expect(titleOf(rss(`<!-- ${inside} -->${item(`<![CDATA[Ether falls]]>`)}<!--${inside}-->`))).toBe('Ether falls')
    const more = `<description><![CDATA[<b>More</b>${inside}]]></description>`
    expect(storiesIn(bytes(rss(item('x', undefined, more))), '')[0]?.summary).toBe('More')
  })

  it('reads a JSON feed that quotes XML', () => {
    const html = 'An <rss> has a <channel> and an <item> in it: a < b, <![CDATA[ and <!-- and it\'s " <?'
    const items = [{ id: '1', url: parseStories.url, title: 'Ether falls', summary: 'More', content_html: html }]
    const document = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 't', items })
    expect(storiesIn(bytes(document), '')).toMatchObject([{ title: 'Ether falls', summary: 'More' }])
  })

  const manyTags = '<a/>'.repeat(40_000)
  const instructions = `<?a " ?>${'<a/>'.repeat(1_000)}<?a " ?>`.repeat(40)
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>404'],
    ['entities', `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${rss(item('&b;'))}`],
    ['an outside entity', `<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]>${rss(item('&a;'))}`],
    ['endless tags', rss('<a>'.repeat(40_000))],
    ['an endless tag', rss(`<item ${'a="b" '.repeat(5_000)}>`)],
    ['half a document', rss(item('x')).slice(0, 60)],
    ['texts without end', rss('<![CDATA['.repeat(200_000))],
    ['more texts than honest feeds have', rss('<![CDATA[]]>'.repeat(40_000))],
    ['tags that a comment seems to open a text before', rss(`<!--<![CDATA[-->${manyTags}<!--]]>-->`)],
    ['tags that a text seems to open a comment before', rss(`<![CDATA[<!--]]>${manyTags}<!-- -->`)],
    ['tags that an attribute seems to open a comment before', rss(`<a b="><!--"/>${manyTags}<!-- -->`)],
    ['tags that an instruction seems to open a comment before', rss(`<?a <!-- ?>${manyTags}<!-- -->`)],
    ['tags that a comment ends before in one reading', rss(`<title><!--->${manyTags}<!-- --></title>`)],
    ['tags that an instruction ends before in one reading', rss(`<title>${instructions}</title>`)],
    ['tags that a document type hides', `<!DOCTYPE r [<!-- > <![CDATA[ -->]>${rss(`${manyTags}<!-- ]]> -->`)}`],
    ['tags that end in quotes alone', rss('<item><title>').split('</channel>')[0] + '<a ">"'.repeat(20_000)],
  ])('refuses %s', (_, document) => expect(() => storiesIn(bytes(document), '')).toThrow(FeedRefused))
})
