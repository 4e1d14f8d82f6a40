import { once } from 'node:events'
import { connect } from 'node:net'
import { get, Nothing, post } from '@pusula/contract'
import Type from 'typebox'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyHttp, portOf } from '../../testing/http.ts'
import { serve } from './serve.ts'
import { nobody } from './viewer.ts'

const echo = post('/api/echo', {
  who: 'anyone',
  says: 'Repeats.',
  input: Type.Object({ text: Type.String() }),
  reply: Type.Object({ text: Type.String() }),
})
const seen: string[] = []
const look = get('/api/look', { who: 'anyone', says: 'Looks.', input: Nothing, reply: Nothing })
async function listen(headersMs: number, wholeMs: number): Promise<number> {
  const fastify = await emptyHttp({ requestTimeouts: { headersMs, wholeMs } })
  serve({ fastify, identify: async () => nobody }, echo, ({ input }) => input)
  serve({ fastify, identify: async () => nobody }, look, () => {
    seen.push('looked')
    return {}
  })
  await fastify.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => fastify.close())
  return portOf(fastify)
}
// One for what comes too late, and one for what comes in time on any machine.
const [hasty, patient] = [await listen(150, 300), await listen(60_000, 120_000)]

const lines = (...given: string[]) => `${given.join('\r\n')}\r\n`
const start = lines(`POST ${echo.path} HTTP/1.1`, 'host: localhost', 'content-type: application/json')

/** Sends the beginning at once and the rest sign by sign; tells what came back until the line was cut, and what was not sent by then. */
async function drip(port: number, beginning: string, rest: string, everyMs = 0) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  const signs = [...rest]
  socket.write(beginning)
  const timer = setInterval(() => {
    const next = signs.shift()
    if (next !== undefined) socket.write(next)
  }, everyMs)
  let answer = ''
  socket.on('data', part => {
    answer += part
  })
  // Whoever is cut off while writing hears of it as an error.
  socket.on('error', () => {})
  await once(socket, 'close')
  clearInterval(timer)
  return { answer, unsent: signs.length }
}

describe('a request that comes drop by drop', () => {
  it.each([
    ['in its body', lines(start.trimEnd(), 'content-length: 9999', ''), '{'.padEnd(9_000)],
    ['in its headers', start, `x-slow: ${'x'.repeat(9_000)}`],
    ['before its first line', '', `POST /${'a'.repeat(9_000)}`],
  ])('%s is ended at its limit, long before all of it is there', async (_, beginning, rest) => {
    const { answer, unsent } = await drip(hasty, beginning, rest, 50)
    expect(answer).toContain('HTTP/1.1 408')
    expect(answer).toContain('request.tooSlow')
    expect(unsent).toBeGreaterThan(0)
  })

  it('is answered when it is there in time', async () => {
    const body = '{"text":"a"}'
    const beginning = lines(start.trimEnd(), 'connection: close', `content-length: ${body.length}`, '')
    expect((await drip(patient, beginning, body)).answer).toContain('HTTP/1.1 200')
  })
})

describe('a request that arrives in a strange way', () => {
  const sent = (way: string) =>
    lines(`GET ${look.path} HTTP/1.1`, 'host: localhost', 'connection: close', way, '', '0', '')

  it.each(['xchunked', 'identity', 'gzip, chunked', 'chunked, chunked', 'x\r\ntransfer-encoding: chunked'])(
    'is refused before anything is done with it: %s',
    async way => {
      const { answer } = await drip(patient, sent(`transfer-encoding: ${way}`), '')
      expect(answer).toMatch(/^HTTP\/1\.1 400/)
      expect(seen).toEqual([])
    },
  )

  it('is taken in chunks', async () => {
    expect((await drip(patient, sent('transfer-encoding: Chunked'), '')).answer).toMatch(/^HTTP\/1\.1 200/)
    expect(seen).toEqual(['looked'])
  })
})

describe('what never becomes a request', () => {
  it.each([
    ['an address of 100 kB', lines(`GET /${'a'.repeat(100_000)} HTTP/1.1`, ''), 413, 'request.tooLarge'],
    ['an address of 8 MB', lines(`GET /${'a'.repeat(8_000_000)} HTTP/1.1`, ''), 413, 'request.tooLarge'],
    ['cookies without end', lines('GET / HTTP/1.1', `cookie: ${'a=b;'.repeat(20_000)}`, ''), 413, 'request.tooLarge'],
    ['noise', lines('\u0001\u0002\u0003', ''), 400, 'request.invalid'],
  ])('is refused by name: %s', async (_, sent, status, code) => {
    const { answer } = await drip(patient, sent, '')
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    expect(answer).toContain(code)
  })
})
