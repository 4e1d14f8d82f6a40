import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { get } from '@pusula/contract'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { emptyHttp } from '../../testing/http.ts'
import { serve } from './serve.ts'

const Line = Type.Object({ text: Type.String() })
const read = (path: string) => get(path, { who: 'anyone', says: 'Reads.', input: Type.Object({}), reply: Line })
const long = { text: 'Karşıyaka 42,7 '.repeat(400) }
const endless = { text: 'Karşıyaka 42,7 '.repeat(10_000) }
const short = { text: 'Karşıyaka' }

const fastify = await emptyHttp()
const door = { fastify, identify: async () => ({ kind: 'nobody' }) as const }
serve(door, read('/api/long'), () => long)
serve(door, read('/api/endless'), () => endless)
serve(door, read('/api/short'), () => short)

const ask = (url: string, headers: Record<string, string>) => fastify.inject({ url, headers })
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
] as const)('to a browser that takes %s a long answer goes as %s', async (accepted, packing) => {
  const answer = await ask('/api/long', { 'accept-encoding': accepted })
  expect(answer.headers).toMatchObject({ 'content-encoding': packing, vary: 'accept-encoding' })
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  expect(answer.rawPayload.length).toBeLessThan(500)
  expect(JSON.parse(unpack[packing](answer.rawPayload).toString())).toEqual(long)
})

it.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0' }])('goes plain to %j', async headers => {
  const answer = await ask('/api/long', headers)
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.json()).toEqual(long)
})

it.each(['br', 'gzip'] as const)('packs one that is longer still beside the event loop, as %s', async packing => {
  const answer = await ask('/api/endless', { 'accept-encoding': packing })
  expect(answer.headers).toMatchObject({ 'content-encoding': packing, vary: 'accept-encoding' })
  expect(JSON.parse(unpack[packing](answer.rawPayload).toString())).toEqual(endless)
})

it('leaves a short answer as it is', async () => {
  const answer = await ask('/api/short', { 'accept-encoding': 'br' })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.json()).toEqual(short)
})

it('knows its own answer again, in whatever packing it went', async () => {
  const plain = await ask('/api/long', {})
  const packed = await ask('/api/long', { 'accept-encoding': 'br' })
  expect(packed.headers.etag).toBe(plain.headers.etag)
  const again = await ask('/api/long', { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers).not.toHaveProperty('content-encoding')
})
