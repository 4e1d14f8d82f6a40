import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { emptyHttp, portOf } from '../../testing/http.ts'
import { servePages } from './pages.ts'

const outside = mkdtempSync(join(tmpdir(), 'pusula-strays-'))
const folder = join(outside, 'web')
afterAll(() => rmSync(outside, { recursive: true }))
for (const name of ['web', 'web/assets', 'web/.pages']) mkdirSync(join(outside, name))
writeFileSync(join(outside, 'secret.txt'), 'secret')
writeFileSync(join(folder, 'index.html'), '<html lang="tr"><title>shell</title>')
writeFileSync(join(folder, 'theme.js'), 'theme')
writeFileSync(join(folder, 'assets', 'home-1a2b.js'), 'plain')
writeFileSync(join(folder, '.pages', 'paths.json'), JSON.stringify(['/', '/dashboard/home']))

const fastify = await emptyHttp()
const site = 'https://pusula.test'
await servePages(
  fastify,
  folder,
  { publicUrl: site, rootData: async () => ({ place: 'a "b"' }) },
  undefined,
  {},
  path => (path === '/tr/coins' ? '/tr/coinler' : undefined),
)
await fastify.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => fastify.close())
const packed = { 'accept-encoding': 'br, gzip' }

const strays = [
  '%00',
  'a%00.js',
  '%',
  '%zz',
  '%E0%A4%A',
  '%C0%AE%C0%AE/secret.txt',
  '../secret.txt',
  '..%2Fsecret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2f%2e%2e%2fsecret.txt',
  '..%5csecret.txt',
  '....//secret.txt',
  './/x',
  '//x',
  '%2F%2F',
  '\\\\x',
  'a'.repeat(3_000),
  `${'a'.repeat(300)}.js`,
  'a/'.repeat(4_000),
  '%41'.repeat(4_000),
  ':8080',
  '[',
  '@:99999/',
  '%0d%0aset-cookie:%20a=b',
  '*',
  '.pages/paths.json',
  '.env',
]

/** Word for word as it is written: a browser and a test's own client would tidy it up. */
async function knock(method: string, path: string, headers = {}) {
  const request = http.request({ port: portOf(fastify), method, path, headers }).end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  let body = ''
  for await (const part of response) body += part
  return { status: response.statusCode, body, location: response.headers.location }
}

it.each(
  ['/', '//', '/assets/', '/assets//', '/dashboard/', '/dashboard/home/'].flatMap(start =>
    strays.map(rest => start + rest),
  ),
)('%s leads nowhere, and is not our fault', async path => {
  for (const [method, headers] of [
    ['GET', {}],
    ['GET', packed],
    ['HEAD', {}],
    ['POST', {}],
  ] as const) {
    const { status, body } = await knock(method, path, headers)
    expect([method, Math.floor((status ?? 0) / 100), body.includes('secret')]).toEqual([method, 4, false])
  }
})

it.each([{ range: 'bytes=99-' }, { range: 'bytes=,,,' }, { 'if-match': '"other"' }])(
  'a part of a file that is not there is not our fault either: %j',
  async headers => {
    for (const path of ['/theme.js', '/assets/home-1a2b.js'])
      expect((await knock('GET', path, headers)).status, path).toBeLessThan(500)
  },
)

it.each([
  ['/Dashboard/HOME', '/dashboard/home'],
  ['/dashboard/home/', '/dashboard/home'],
  ['//DASHBOARD//home/?a=B', '/dashboard/home?a=B'],
  ['/TR//Coins/?q=%C5%9Fiba', '/tr/coinler?q=%C5%9Fiba'],
])('%s leads to the one right address, with all that was asked', async (path, location) => {
  expect(await knock('GET', path)).toMatchObject({ status: 308, location })
})

it('an unknown address is a 404, in whatever spelling', async () => {
  expect((await knock('GET', '/Dashboard/Elsewhere')).status).toBe(404)
  expect((await knock('GET', '/API/nothing')).status).toBe(404)
})

it('the root element of a page tells its scripts what the product is set to', async () => {
  const { body } = await fastify.inject('/dashboard/home')
  expect(body).toBe('<html data-place="a &quot;b&quot;" lang="tr"><title>shell</title>')
})
