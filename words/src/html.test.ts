import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributes, dataScript, html, joined, scriptElement, styleElement, trusted, xml } from './html.ts'
import { headTags } from './html-head.ts'

const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom('<script>', '</script>', '"><img onerror>', "'", '&', '&amp;', '\u2028', '<!--', '$&', '\u0000'),
)

describe('a template', () => {
  it('escapes texts and leaves markup of other templates as it is', () => {
    const name = html`<b>${'<i>'}</b>`
    expect(String(html`<p title="${`"'`}">${name} ${'&'} ${[1, ' < ', name]}</p>`)).toBe(
      '<p title="&quot;&#39;"><b>&lt;i&gt;</b> &amp; 1 &lt; <b>&lt;i&gt;</b></p>',
    )
  })

  it('writes nothing for what is not there, and a zero for zero', () =>
    expect(String(html`<p>${null}${undefined}${false}${''}${0}</p>`)).toBe('<p>0</p>'))

  it('escapes by context (property)', () =>
    fc.assert(
      fc.property(hostile, text => {
        const written = String(html`<p title="${text}" lang='${text}'${attributes({ 'data-x': text })}>${text}</p>`)
        expect(written.match(/[<>]/g)).toHaveLength(4)
        expect(written.match(/"/g)).toHaveLength(4)
        expect(written.match(/'/g)).toHaveLength(2)
      }),
    ))

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:x',
  ])('leads nowhere instead of to %j', address => {
    expect(String(html`<a href="${address}">x</a>`)).toBe('<a href="#">x</a>')
    expect(String(html`<form${attributes({ action: address })}></form>`)).toBe('<form action="#"></form>')
  })

  it.each([
    '/coins/bitcoin',
    'https://a.test/?a=b:c',
    'http://a.test:3000/',
    'mailto:a@b.test',
    '?page=2',
    '#top',
    '/a:b',
    '',
  ])('leads to %s', address => expect(String(html`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`))

  it.each<[string, () => unknown]>([
    ['a name of a tag', () => html`<${'p'}></p>`],
    ['an attribute without quotes', () => html`<p title=${'x'}></p>`],
    ['a text among attributes', () => html`<p ${'hidden'}></p>`],
    ['markup in an attribute', () => html`<p title="${html`<b></b>`}"></p>`],
    ['attributes in a text', () => html`<p>${attributes({ id: 'x' })}</p>`],
    ['a script', () => html`<script>${'x'}</script>`],
    ['a style', () => html`<style>${'x'}</style>`],
    ['an attribute that is a script', () => html`<p onclick="${'x'}"></p>`],
    ['an attribute that is a script, by name', () => attributes({ onclick: 'x' })],
    ['an attribute with a strange name', () => attributes({ 'a b': 'x' })],
    ['a tag that is left open', () => html`<p title="${'x'}"`],
    ['quotes that are left open', () => html`<p title="${'x'}></p>`],
    ['a style sheet that ends its element', () => styleElement('a{}</STYLE>')],
  ])('is refused with a hole for %s', (_, make) => expect(make).toThrow())

  it('says which tag has no name', () => expect(() => html`<p><${''}>x</p>`).toThrow('a tag without a name: <p><…>x'))

  it('checks the address of a button that posts elsewhere, and of no other attribute', () => {
    expect(String(html`<button formaction="${'javascript:x'}"></button>`)).toBe('<button formaction="#"></button>')
    expect(String(html`<a${attributes({ title: 'javascript:x', href: 'javascript:x' })}></a>`)).toBe(
      '<a title="javascript:x" href="#"></a>',
    )
  })

  it('goes on after a style whose end is written large', () =>
    expect(String(html`<STYLE>a{}</STYLE><p>${'<'}</p><style>b{}</Style><p>${'<'}</p>`)).toContain('<p>&lt;</p>'))

  it('goes on after a script and a style of its own', () =>
    expect(String(html`<script src="/a.js">if (a < b) x = "</script><p>${'<'}</p>`)).toContain('<p>&lt;</p>'))
})

it('XML holds no character that XML cannot hold', () =>
  expect(String(xml`<?xml version="1.0"?><a b="${'\u0000c\ud800'}">${'x\u0008\ufffe'}\n</a>`)).toBe(
    '<?xml version="1.0"?><a b="c">x\n</a>',
  ))

it('attributes are written where they have a value, and alone where they are merely there', () =>
  expect(String(attributes({ id: 'a"', hidden: true, lang: undefined, title: null, open: false, width: 0 }))).toBe(
    ' id="a&quot;" hidden width="0"',
  ))

it('stands between children alone', () =>
  expect(String(joined(['a', '', false, html`<b></b>`, 'c'], ' & '))).toBe('a &amp; <b></b> &amp; c'))

it('data comes back as it was, and nothing in it ends its element', () =>
  fc.assert(
    fc.property(fc.jsonValue(), hostile, (value, text) => {
      const written = String(dataScript({ value, text }, { id: 'x' }))
      const [, json = ''] =
        /^<script type="application\/json" id="x">([^<\u2028\u2029]*)<\/script>$/.exec(written) ?? []
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, text })))
    }),
  ))

it('what a file of ours holds stays as it is', () => expect(String(html`<p>${trusted('<b>')}</p>`)).toBe('<p><b></p>'))

describe('the head of a page', () => {
  const image = { address: '/og.png', alt: 'A "chart"', widthPx: 1200, heightPx: 630 }
  const head = { title: 'A & B', description: '<i>', image }

  it('says its one address, its languages and what a link shows', () => {
    const alternates = [{ hreflang: 'tr', href: '/tr/x' }]
    const tags = String(headTags({ ...head, language: 'en', address: 'https://a.test/x', alternates }))
    for (const part of [
      '<title>A &amp; B</title><meta name="description" content="&lt;i&gt;">',
      '<link rel="canonical" href="https://a.test/x">',
      '<link rel="alternate" hreflang="tr" href="/tr/x">',
      ...Object.entries({
        ...{ url: 'https://a.test/x', type: 'website', site_name: 'Pusula', locale: 'en_US', title: 'A &amp; B' },
        ...{ description: '&lt;i&gt;', image: '/og.png', 'image:alt': 'A &quot;chart&quot;' },
        ...{ 'image:width': 1200, 'image:height': 630 },
      }).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(tags).toContain(part)
    expect(tags).not.toContain('noindex')
  })

  it('without an address asks search engines to keep nothing, and says no text of a picture that has none', () => {
    const { alt: _, ...bare } = image
    const tags = String(headTags({ ...head, language: 'tr', address: undefined, image: bare }))
    expect(tags).toContain('<meta name="robots" content="noindex">')
    expect(tags).toContain('<meta property="og:locale" content="tr_TR">')
    expect(tags).not.toMatch(/canonical|og:url|image:alt/)
  })
})

it('scripts and styles of ours are written whole', () => {
  expect(String(scriptElement('/a.js?b&c'))).toBe('<script src="/a.js?b&amp;c"></script>')
  expect(String(styleElement('a > b {}'))).toBe('<style>a > b {}</style>')
})
