import { allRoutes, get, post, usualBytes } from '@pusula/contract'
import fc from 'fast-check'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { chanceFrom } from '../../../../../tools/src/fuzz/chance.ts'
import { valuesFrom } from '../../../../../tools/src/fuzz/values.ts'
import { emptyHttp } from '../../../testing/http.ts'
import { type Door, serve } from '../serve.ts'
import { nobody } from '../viewer.ts'
import type { Fault } from './reading.ts'
import { readerOf } from './shapes.ts'

const Fields = {
  count: Type.Optional(Type.Integer({ minimum: -5, maximum: 5000 })),
  ratio: Type.Optional(Type.Number()),
  isOpen: Type.Optional(Type.Boolean()),
  name: Type.Optional(Type.String({ maxLength: 8, pattern: '^[a-z]+$' })),
  days: Type.Optional(Type.Enum([30, 90])),
  symbols: Type.Optional(Type.Array(Type.String({ maxLength: 8 }), { maxItems: 250 })),
  notes: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 8 }), { maxProperties: 3 })),
  keys: Type.Optional(Type.Object({ auth: Type.String({ maxLength: 8 }) })),
}
const terms = { who: 'anyone', says: 'Repeats.', input: Type.Object(Fields), reply: Type.Any() } as const
const written = post('/api/written', terms)
const large = post('/api/large', { ...terms, maxBytes: 100_000 })
const huge = post('/api/huge', { ...terms, maxBytes: 4_000_000 })
const asked = get('/api/asked/:count', terms)

const fastify = await emptyHttp()
const door: Door = { fastify, identify: async () => nobody }
for (const route of [written, large, huge, asked]) serve(door, route, ({ input }) => input)

const json = { 'content-type': 'application/json' }
const sendText = async (payload: string, url = written.path, headers: Record<string, string> = json) => {
  const answer = await fastify.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.json(), fields: answer.json().error?.details?.fields as Fault[] }
}
const send = (body: unknown, url?: string) => sendText(JSON.stringify(body), url)
const ask = async (path: string) => {
  const answer = await fastify.inject(`/api/asked/${path}`)
  return { status: answer.statusCode, body: answer.json(), fields: answer.json().error?.details?.fields as Fault[] }
}

describe('a value in JSON', () => {
  it.each([
    ...[true, '5', '0x10', '', ' 5', '1e3', '5.0', [5], {}, 1.5, 1e308].map(value => ['count', value] as const),
    ...['1.5', '', false, [1.5]].map(value => ['ratio', value] as const),
    ...[1, 0, 'true', 'false', '', [true]].map(value => ['isOpen', value] as const),
    ...[5, true, ['abc'], { a: 1 }].map(value => ['name', value] as const),
    ...['30', true, [30]].map(value => ['days', value] as const),
    ...['BTC', { 0: 'BTC' }, 5].map(value => ['symbols', value] as const),
    ...['text', ['text']].map(value => ['keys', value] as const),
  ])('is what it is: %s is not %j', async (field, value) => {
    const { status, fields } = await send({ [field]: value })
    expect([status, fields?.map(fault => fault.field)]).toEqual([400, [field]])
  })

  it('is taken where it is right, and null is nothing', async () => {
    const right = { count: 5, ratio: -0.5, isOpen: false, name: 'abc', days: 90, symbols: ['BTC'], keys: { auth: 'x' } }
    expect((await send({ ...right, notes: null })).body).toEqual(right)
    expect((await send({ keys: { auth: null } })).fields).toMatchObject([{ field: 'keys.auth', rule: 'required' }])
  })
})

describe('a value in a path, a query or a form', () => {
  it('is text, and read as what it is meant to be', async () => {
    const { body } = await ask('-5?ratio=12.50&isOpen=true&days=30&name=abc')
    expect(body).toEqual({ count: -5, ratio: 12.5, isOpen: true, days: 30, name: 'abc' })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await sendText('count=5&isOpen=false', written.path, form)).body).toEqual({ count: 5, isOpen: false })
    expect((await sendText('count=0x5', written.path, form)).fields).toMatchObject([{ field: 'count', rule: 'type' }])
  })

  it.each(['0x10', '1e3', '%205', '+5', '5.', '.5', 'Infinity', '%D9%A1', '1,5', `${'1'.repeat(100)}`])(
    'is no number as %s',
    async text => expect((await ask(`1?ratio=${text}`)).fields).toMatchObject([{ field: 'ratio', rule: 'type' }]),
  )

  it.each(['isOpen=1', 'isOpen=TRUE', 'isOpen=', 'count=', 'days=030', 'name=a&name=b', 'symbols=BTC', 'keys=x'])(
    'is refused as %s',
    async query => expect((await ask(`1?${query.replace('count', 'ratio')}`)).status).toBe(400),
  )
})

describe('the size of an input', () => {
  it('is looked at before what it is the size of', async () => {
    const many = Array.from({ length: 251 }, () => 0)
    expect((await send({ symbols: many })).fields).toMatchObject([{ field: 'symbols', rule: 'maxItems' }])
    expect((await send({ name: '!'.repeat(9) })).fields).toMatchObject([{ field: 'name', rule: 'maxLength' }])
    const names = { a: 1, b: 1, c: 1, d: 1 }
    expect((await send({ notes: names })).fields).toMatchObject([{ field: 'notes', rule: 'maxProperties' }])
  })

  it('bounds what is said of it, however much is wrong', async () =>
    expect((await send({ symbols: Array.from({ length: 250 }, () => 0) })).fields).toHaveLength(20))

  it.each([
    ['zeros', `{"symbols":[${'0,'.repeat(5_000)}0]}`, 400],
    ['names that nobody asked for', `{${'"a":0,'.repeat(2_000)}"b":0}`, 400],
    ['a deep hole', `{"keys":${'['.repeat(8_000)}${']'.repeat(8_000)}}`, 400],
    ['a deeper hole', '['.repeat(100_000), 413],
    ['a hundred thousand zeros', `{"symbols":[${'0,'.repeat(100_000)}0]}`, 413],
    ['a few spare names', `{${'"a":0,'.repeat(100)}"count":1}`, 200],
  ])('is small: %s is answered in a line', async (_, text, status) => {
    const answer = await sendText(text)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body).length).toBeLessThan(500)
  })

  it('is bounded for numbers, too: one of ten thousand digits is refused before it is parsed', async () =>
    expect((await sendText(`{"notes":{"a":${'1'.repeat(10_000)}}}`)).body).toMatchObject({
      error: { details: { fields: [{ field: '', rule: 'maxItems' }] } },
    }))

  it('is bounded for white space, too: a body of nothing else is refused before it is parsed', async () => {
    expect((await sendText(`{"count":1}${' '.repeat(9_000)}`)).body).toEqual({ count: 1 })
    expect((await sendText(`{"count":1}${' '.repeat(12_000)}`)).status).toBe(400)
  })

  it('splits no character, wherever a large one is cut to be read in turns', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('İ', '€', '😀', 'a'), maxLength: 4 }), async before => {
        const notes = { a: 'İ€😀a' }
        const body = { pad: `${before}${'€😀İ'.repeat(300_000)}`, notes }
        expect((await send(body, huge.path)).body).toEqual({ notes })
      }),
      { numRuns: 4 },
    ))

  it('is 16 KiB, unless the call declares more', async () => {
    const body = JSON.stringify({ count: 1, unknown: ' '.repeat(usualBytes) })
    expect([(await sendText(body)).status, (await sendText(body, large.path)).status]).toEqual([413, 200])
    expect((await sendText(' '.repeat(100_001), large.path)).status).toBe(413)
  })
})

describe('a lone surrogate', () => {
  it('is read as U+FFFD: no database stores one', async () => {
    expect((await send({ notes: { a: 'x\ud83d', b: '\udc00', c: '😀' } })).body).toEqual({
      notes: { a: 'x\ufffd', b: '\ufffd', c: '😀' },
    })
  })
})

describe('prototype pollution: a name of Object.prototype', () => {
  it.each([
    '{"__proto__":{"count":5}}',
    '{"constructor":{"prototype":{"count":5}}}',
    '{"\\u005f_proto__":{"count":5}}',
    '{"toString":1,"hasOwnProperty":1}',
  ])('is dropped: %s', async text => {
    expect((await sendText(text)).body).toEqual({})
    expect(Object.hasOwn(Object.prototype, 'count')).toBe(false)
  })

  it('is a name like others where names are free', async () => {
    const { body } = await sendText('{"notes":{"__proto__":"x","a":"b"}}')
    expect(Object.entries(body.notes)).toEqual([
      ['__proto__', 'x'],
      ['a', 'b'],
    ])
  })

  it('is dropped from a query too', async () =>
    expect((await ask('1?__proto__=5&constructor=5&__proto__[ratio]=5')).body).toEqual({ count: 1 }))
})

/** As text: some numbers may be sent either way. */
const spelled = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'number' ? String(part) : part), 1)

describe('every call of the contract', () => {
  it.each(allRoutes.map(({ feature, name, route }) => [`${feature}.${name}`, route] as const))(
    '%s reads what its shape takes, and nothing else',
    (_, { input }) => {
      const shape = Compile(input)
      const read = readerOf(input)
      const reading = (value: unknown) => {
        const faults: Fault[] = []
        const found = read(value, 'json', '', faults)
        return { found, isRight: faults.length === 0 }
      }
      const names = fc.constantFrom(...Object.keys(input.properties), 'unknown')
      fc.assert(
        fc.property(fc.nat(), fc.dictionary(names, fc.jsonValue()), (seed, noise) => {
          const fitting = valuesFrom(chanceFrom(seed)).fitting(input)
          const { found, isRight } = reading(fitting)
          expect(isRight).toBe(shape.Check(fitting))
          if (isRight) expect(JSON.parse(spelled(found))).toEqual(JSON.parse(spelled(fitting)))
          const odd = reading({ ...(seed % 2 ? (fitting as object) : {}), ...noise })
          if (odd.isRight) expect(shape.Check(odd.found)).toBe(true)
        }),
        { numRuns: 20 },
      )
    },
  )
})
