import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyHttp } from '../../../testing/http.ts'
import { grounds, logoDrawer, monogramLogo as monogram, showLogos } from './logos.ts'

const monogramLogo = (symbol: string) => String(monogram(symbol))

const folder = mkdtempSync(join(tmpdir(), 'pusula-logos-'))
writeFileSync(
  join(folder, '.coins.json'),
  JSON.stringify({ btc: '<path d="M0 0"/>', doge: '<path d="M0 0"/>'.repeat(100) }),
)
afterAll(() => rmSync(folder, { recursive: true }))

const fastify = await emptyHttp()
showLogos(fastify, logoDrawer(folder))
const pictureOf = (file: string) => fastify.inject(`/coins/${file}`)

/** Contrast of two colors as WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const light = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const [bright = 0, dark = 0] = [light(one), light(other)].sort((a, b) => b - a)
  return bright / dark
}

describe('the picture of a coin', () => {
  it('is its drawing, and may be kept for a month', async () => {
    const { statusCode, headers, body } = await pictureOf('btc.svg')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=2592000',
    ])
    expect(body).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0"/></svg>')
  })

  it('is the same in any case', async () =>
    expect((await pictureOf('BTC.svg')).body).toBe((await pictureOf('btc.svg')).body))

  it('travels packed where it is a large one', async () => {
    const { headers, rawPayload } = await fastify.inject({
      url: '/coins/doge.svg',
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(rawPayload.length).toBeLessThan(400)
  })

  it('is its letters where there is no drawing', async () => {
    const { statusCode, body } = await pictureOf('hype.svg')
    expect(statusCode).toBe(200)
    expect(body).toContain('>HYPE</text>')
  })

  it.each(['btc', 'btc.png', '..%2Fsecret.svg', '%3Cscript%3E.svg', '.svg'])('is not %s', async file =>
    expect((await pictureOf(file)).statusCode).toBe(404),
  )

  it('is there before the first build, too', async () => {
    const early = await emptyHttp()
    showLogos(early, logoDrawer(''))
    expect((await early.inject('/coins/btc.svg')).body).toContain('>BTC</text>')
  })
})

describe('a lettered picture', () => {
  it('is the same every time and on every machine', () => {
    expect(monogramLogo('WIF')).toBe(monogramLogo('wif'))
    expect(monogramLogo('WIF')).toContain('#')
    expect(new Set(['WIF', 'HYPE', 'OKB', 'ENA', 'PUMP', 'SKY', 'TRUMP', 'FLOKI'].map(groundOf)).size).toBeGreaterThan(
      3,
    )
  })

  it('shows four letters at most, and lets no markup in', () => {
    expect(monogramLogo('FARTCOIN')).toContain('>FART</text>')
    expect(monogramLogo('<b>')).toContain('>&lt;B&gt;</text>')
  })

  it('can be read in both themes', () => {
    for (const ground of grounds) {
      expect(contrast(ground, '#ffffff'), `white on ${ground}`).toBeGreaterThan(4.5)
      expect(contrast(ground, '#0a0f13'), `${ground} on the dark page`).toBeGreaterThan(3)
      expect(contrast(ground, '#f3f6f5'), `${ground} on the light page`).toBeGreaterThan(3)
    }
  })
})

const groundOf = (symbol: string) => /fill="(#\w+)"/.exec(monogramLogo(symbol))?.[1]
