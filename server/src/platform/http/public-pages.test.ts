import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { emptyHttp } from '../../testing/http.ts'
import { createLog } from '../log.ts'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pusula-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, '.pages'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'home-1a2b.js'), 'plain')
writeFileSync(join(folder, 'assets', 'home-1a2b.js.br'), 'packed')
writeFileSync(join(folder, 'theme.js'), 'theme')
writeFileSync(join(folder, 'index.html'), '<title>shell</title>')
for (const language of ['tr', 'en']) {
  writeFileSync(join(folder, '.pages', `index.${language}.html`), `start ${language} %ADDRESS%`)
  writeFileSync(join(folder, '.pages', `privacy.${language}.html`), `privacy ${language} %ADDRESS%`)
  writeFileSync(join(folder, '.pages', `terms.${language}.html`), `terms ${language} %ADDRESS%`.repeat(100))
}
const paths = ['/', '/privacy', '/subscribe', '/dashboard/home']
writeFileSync(join(folder, '.pages', 'paths.json'), JSON.stringify(paths))
writeFileSync(join(folder, '.pages', 'robots.txt'), 'Sitemap: %ORIGIN%/sitemap.xml')

/** What the server had to complain about. */
const complaints: string[] = []
const fastify = await emptyHttp({ log: createLog('warn', { write: line => complaints.push(line) }) })
const site = 'https://pusula.test'
await servePages(fastify, folder, { publicUrl: site })
afterAll(() => fastify.close())
const open = (url: string, language = 'de') => fastify.inject({ url, headers: { 'accept-language': language } })

it.each([
  ['/', 'tr-TR,tr;q=0.9', 'start tr https://pusula.test/'],
  ['/', 'de', 'start en https://pusula.test/'],
  ['/?language=tr', 'de', 'start tr https://pusula.test/?language=tr'],
  ['/?guest=true', 'tr', 'start tr https://pusula.test/'],
  ['/privacy?language=en', 'tr', 'privacy en https://pusula.test/privacy?language=en'],
])('%s for a browser that speaks %s says: %s', async (url, language, said) => {
  const reply = await open(url, language)
  expect(reply.body).toBe(said)
  expect(reply.headers.vary).toContain('accept-language')
  expect(reply.headers['x-robots-tag']).toBeUndefined()
})

it('says in its head what a link leads to, and nothing in it becomes markup', async () => {
  const head = ['title', 'url', 'image', 'site_name']
    .map(name => `<meta property="og:${name}" content="old" />`)
    .join('')
  const texts = mkdtempSync(join(tmpdir(), 'pusula-previews-'))
  mkdirSync(join(texts, '.pages'))
  writeFileSync(join(texts, 'index.html'), 'shell')
  writeFileSync(join(texts, '.pages', 'index.tr.html'), `<head>${head}<link href="%ADDRESS%" /></head>`)
  const linked = await emptyHttp()
  await servePages(linked, texts, { publicUrl: site }, async search =>
    search.get('coin') === 'X' ? { title: '"X" & co', search: '?coin=X' } : undefined,
  )
  const page = async (url: string) => (await linked.inject({ url, headers: { 'accept-language': 'tr' } })).body
  const body = await page('/?coin=X')
  expect(body).toContain('og:title" content="&quot;X&quot; &amp; co"')
  expect(body).toContain('og:url" content="https://pusula.test/?coin=X"')
  expect(body).toContain('og:site_name" content="old"')
  expect(body).toContain('<link href="https://pusula.test/" />')
  expect(await page('/?coin=Y')).toContain('og:title" content="old"')
  await linked.close()
  rmSync(texts, { recursive: true })
})

it('answers each of them once', async () => {
  await open('/')
  await open('/dashboard/home')
  expect(complaints).toEqual([])
})

it('keeps every other page out of search results', async () => {
  const reply = await open('/dashboard/home')
  expect(reply.body).toBe('<title>shell</title>')
  expect(reply.headers['x-robots-tag']).toBe('noindex')
})

it.each(['/dashboard/home?guest=true', '/dashboard/home', '/__proto__'])(
  'sends the page of the app for %s',
  async url => {
    const reply = await open(url)
    expect(reply.body).toBe('<title>shell</title>')
    expect(reply.headers['x-robots-tag']).toBe('noindex')
    expect(reply.headers.vary).toContain('accept-language')
  },
)

it.each([
  ['/dashboard/home', 200],
  ['/dashboard/home?guest=true', 200],
  ['/', 200],
  ['/nowhere', 404],
  ['/dashboard/nowhere', 404],
  ['/__proto__', 404],
  ['/nowhere/'.padEnd(300, 'x'), 404],
])('answers %s with %i, and a page in either case', async (url, status) => {
  const reply = await open(url)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['content-type']).toContain('text/html')
})

it('fills in the address of the map for search engines', async () => {
  const reply = await open('/robots.txt')
  expect(reply.body).toBe('Sitemap: https://pusula.test/sitemap.xml')
  expect(reply.headers['content-type']).toContain('text/plain')
})

it('never sends an unfilled page', async () => {
  for (const url of ['/.pages/index.tr.html', '/.pages/robots.txt']) expect((await open(url)).body).not.toContain('%')
})

it('sends it compressed to whoever can read that', async () => {
  const reply = await fastify.inject({ url: '/terms', headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe((await open('/terms')).body)
})

it('keeps files with a hash in their name for a year, packed where the browser takes it, and the others fresh', async () => {
  const hashed = await fastify.inject({ url: '/assets/home-1a2b.js', headers: { 'accept-encoding': 'br' } })
  expect([hashed.body, hashed.headers['content-encoding']]).toEqual(['packed', 'br'])
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await fastify.inject('/assets/home-1a2b.js')).body).toBe('plain')
  const { body, headers } = await fastify.inject('/theme.js')
  expect([body, headers['cache-control']]).toEqual(['theme', 'no-cache'])
})

it.each(['/assets/gone.js', '/assets/..%2ftheme.js', '/assets/..%5ctheme.js', '/assets/', '/.pages/paths.json'])(
  'has nothing at %s',
  async url => expect((await fastify.inject(url)).statusCode).toBeGreaterThanOrEqual(400),
)
