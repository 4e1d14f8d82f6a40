import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { openDrawnPages } from './drawn-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pusula-drawn-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'drawn.json')
const home = { address: '/dashboard?guest=true', html: 'home' }
const coin = {
  address: '/dashboard/analysis?coin=ZZCOINZZ&guest=true',
  html: '<html data-drawn="/dashboard/analysis?coin=ZZCOINZZ&amp;guest=true"><b>ZZCOINZZ</b><img src="/coins/zzcoinzz.svg">',
}
const undecided = { address: '', html: 'frame' }
const pages = [home, coin, undecided].flatMap(page =>
  (['tr', 'en'] as const).map(language => ({ ...page, language, html: `${language} ${page.html}` })),
)
writeFileSync(file, JSON.stringify(pages))
const pageAt = openDrawnPages(file)

describe('a page that the build has drawn', () => {
  it.each([
    ['/dashboard', 'guest=true', 'en home'],
    ['/dashboard', 'language=en&guest=true', 'en home'],
    ['/dashboard', 'guest=true&demo=true', 'en frame'],
    ['/dashboard', undefined, 'en frame'],
    ['/dashboard/news', 'guest=true', 'en frame'],
  ])('is sent at its address alone: %s?%s', (path, search, html) => expect(pageAt(path, search, 'en')).toBe(html))

  it('is sent in the language that was asked for', () =>
    expect(pageAt('/dashboard', 'guest=true', 'tr')).toBe('tr home'))

  it('names the coin of its address, in whatever order and case that is written', () =>
    expect(pageAt('/dashboard/analysis', 'guest=true&coin=btc', 'en')).toBe(
      'en <html data-drawn="/dashboard/analysis?coin=BTC&amp;guest=true"><b>BTC</b><img src="/coins/btc.svg">',
    ))

  it.each(['</script>', '"><script>', '&lt;', 'a b', '', 'x'.repeat(13), '../BTC', '%3Cscript%3E', '$&'])(
    'holds nothing of an address that could become markup: coin=%s',
    name => {
      const search = new URLSearchParams({ coin: name, guest: 'true' }).toString()
      expect(pageAt('/dashboard/analysis', search, 'en')).toBe('en frame')
    },
  )

  it('is one of those that were drawn but for letters and digits, whatever is asked for', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', "'", '"', '&', '$1'))
    fc.assert(
      fc.property(
        fc.constantFrom('/dashboard', '/dashboard/analysis'),
        fc.array(fc.tuple(texts, texts)),
        (path, asked) => {
          const search = new URLSearchParams([...asked, ['guest', 'true']]).toString()
          const sent = pageAt(path, search, 'en') ?? ''
          const name = new URLSearchParams(search).get('coin') ?? 'ZZCOINZZ'
          const known = pages.map(({ html }) =>
            html.replaceAll('ZZCOINZZ', () => name.toUpperCase()).replaceAll('zzcoinzz', () => name.toLowerCase()),
          )
          expect(known).toContain(sent)
        },
      ),
    )
  })

  it('is not needed: where the build has left none, nothing is sent', () =>
    expect(openDrawnPages(join(folder, 'none.json'))('/dashboard', '', 'en')).toBeUndefined())
})
