import { importLimitBytes, type NamedRoute, pathNames, type Route, usualBytes } from '@pusula/contract'
import type { Chance } from './chance.ts'
import { type Attempt, boundary, fileBody, meant, types } from './requests.ts'
import type { Values } from './values.ts'

/** Half of one, which has no percent-encoding. */
const halfLetter = '\ud800'

/** What is hard for patterns, decoders, folders of case and whoever counts letters. */
const letters = [
  ...[
    'a',
    '.',
    '@',
    'a@',
    'a.',
    ' ',
    '\n',
    '"',
    '\\',
    '%',
    '%41',
    '(',
    '-',
    '0',
    '1e',
    ':',
    '/',
    '//',
    '../',
    ',',
    ';',
  ],
  ...[
    'İ',
    'ß',
    '\u0000',
    '\u0301',
    '\ud800',
    '😀',
    '=',
    '&',
    '+',
    '<',
    "'",
    '_',
    '$',
    '#',
    'http://a@',
    '[',
    '{',
    '\t',
  ],
]
const items = ['0', '""', 'null', '{}', '[]', '"BTC"', '1e999', '{"a":1}', '-0.1', 'true', '"\\u0041"']

const filled = (piece: string, bytes: number): string =>
  piece.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(piece))))

interface Wish {
  route: Route
  bytes: number
  /** One of the call's own names, or one that it does not know. */
  name: string
  chance: Chance
  values: Values
}

type Make = (wish: Wish) => string

const numbered = (bytes: number, write: (i: number) => string): string =>
  Array.from({ length: Math.ceil(bytes / write(10_000).length) }, (_, i) => write(i)).join('')

/** Bodies of JSON, each large in its own way. */
const jsonBodies: Record<string, Make> = {
  'many names': ({ bytes }) => `{${numbered(bytes - 16, i => `"k${i}":0,`)}"k":0}`,
  'one name many times': ({ bytes, name }) => `{${filled(`"${name}":0,`, bytes - 16)}"k":0}`,
  'many items': ({ bytes, name, chance }) => `{"${name}":[${filled(`${chance.pick(items)},`, bytes - 40)}0]}`,
  'deep lists': ({ bytes, name }) => `{"${name}":${'['.repeat((bytes - 40) / 2)}${']'.repeat((bytes - 40) / 2)}}`,
  'deep objects': ({ bytes }) => filled('{"a":', bytes),
  'long text': ({ bytes, name, chance }) => {
    const piece = JSON.stringify(chance.pick(letters)).slice(1, -1)
    return `{"${name}":"${filled(piece, bytes - name.length - 8)}"}`
  },
  'long number': ({ bytes, name, chance }) =>
    `{"${name}":${chance.pick(['1', '-1', '0.', '1e'])}${'1'.repeat(bytes - 40)}}`,
  'long name': ({ bytes, chance }) => {
    const piece = JSON.stringify(chance.pick(letters)).slice(1, -1)
    return `{"${filled(piece, bytes - 8)}":1}`
  },
  'nothing but space': ({ bytes }) => ' '.repeat(bytes),
  'poisoned names': ({ bytes }) => `{${filled('"__proto__":{"a":1},', bytes - 8)}"k":0}`,
  'everything wrong': ({ route, bytes }) => {
    const names = Object.keys(route.input.properties)
    const each = Math.floor(bytes / (names.length || 1)) - 40
    return `{${names.map(name => `"${name}":[${filled('0,', each)}0]`).join()}}`
  },
  'as full as its shape': ({ route, chance, values }) => JSON.stringify(fullest(route.input, chance, values)),
}

const formBodies: Record<string, Make> = {
  'many pairs': ({ bytes }) => numbered(bytes, i => `k${i}=0&`),
  'one name many times': ({ bytes, name }) => filled(`${name}=0&`, bytes),
  'long text': ({ bytes, name, chance }) => `${name}=${filled(chance.pick(letters), bytes - name.length - 1)}`,
  'percent signs': ({ bytes, name, chance }) =>
    `${name}=${filled(chance.pick(['%', '%41', '%zz', '%E0%A4%A', '%25']), bytes - name.length - 1)}`,
}

const part = (head: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`

const fileBodies: Record<string, Make> = {
  'many parts': ({ bytes }) => `${numbered(bytes, i => part(`name="k${i}"`, '0'))}--${boundary}--\r\n`,
  'a giant name': ({ bytes }) => `${part(`name="${'a'.repeat(bytes)}"`, '0')}--${boundary}--\r\n`,
  'a giant field': ({ bytes }) => `${part('name="file"', 'a'.repeat(bytes))}--${boundary}--\r\n`,
  'a giant file name': ({ bytes }) =>
    `${part(`name="file"; filename="${'a'.repeat(bytes)}.csv"`, 'id,symbol,name')}--${boundary}--\r\n`,
  'many headers': ({ bytes }) =>
    `--${boundary}\r\n${numbered(bytes, i => `x-${i}: 0\r\n`)}\r\n0\r\n--${boundary}--\r\n`,
  'many ends': ({ bytes }) => filled(`--${boundary}\r\n`, bytes),
  'almost an end': ({ bytes }) => fileBody('file', filled(`\r\n--${boundary.slice(0, -1)}`, bytes)),
  'a file of one letter': ({ bytes, chance }) => fileBody('file', filled(chance.pick(letters), bytes)),
  'a file of JSON': ({ bytes, chance }) =>
    fileBody('file', `[${filled(`${chance.pick(items)},`, bytes)}0]`, 'coins.json'),
  'a deep file of JSON': ({ bytes }) => fileBody('file', '['.repeat(bytes), 'coins.json'),
}

const bodies = { json: jsonBodies, form: formBodies, file: fileBodies }

/** What a client's headers hold, and Node lets through. */
const headerBytes = 12_000

const headers: Record<string, (chance: Chance) => Record<string, string>> = {
  'many cookies': () => ({ cookie: numbered(headerBytes, i => `k${i}=v; `) }),
  'one cookie many times': () => ({ cookie: filled('session=a; ', headerBytes) }),
  'a long cookie': chance => ({
    cookie: `${chance.pick(['session', 'visitor', 'x'])}=${filled(plain(chance), headerBytes)}`,
  }),
  'many proxies': chance => ({
    'x-forwarded-for': filled(`${chance.pick(['127.0.0.1', '::1', '10.0.0.1', 'unknown', '', '1'])}, `, headerBytes),
  }),
  'long encodings': chance => ({
    'accept-encoding': filled(
      chance.pick(['br;q=0.0, ', 'br ', 'br;q=0.', 'gzip;', ' ', 'br', 'b', ';q=0']),
      headerBytes,
    ),
  }),
  'long languages': chance => ({
    'accept-language': filled(chance.pick(['tr,', ' ', 'tr;q=0.1,', '*', 't']), headerBytes),
  }),
  'a long header': chance => {
    const names = [
      'user-agent',
      'if-none-match',
      'origin',
      'referer',
      'range',
      'authorization',
      'accept',
      'x-request-id',
    ]
    return { [chance.pick(names)]: filled(plain(chance), headerBytes) }
  },
  'a long content type': chance => ({
    'content-type': `${chance.pick(['application/json', 'multipart/form-data', 'a'])};${filled(plain(chance), headerBytes)}`,
  }),
}
const plain = (chance: Chance) =>
  chance.pick([...letters.filter(piece => /^[\x21-\x7e]+$/.test(piece)), 'a=b;', 'bytes=0-1,'])

const queries: Record<string, (wish: Wish) => string> = {
  'many names asked': ({ bytes }) => numbered(bytes, i => `k${i}=0&`),
  'one name asked many times': ({ bytes, name }) => filled(`${name}=a&`, bytes),
  'a long text asked': ({ bytes, name, chance }) => {
    const piece = encodeURIComponent(chance.pick(letters.filter(letter => letter !== halfLetter)))
    return `${name}=${filled(piece, bytes - name.length - 1)}`
  },
  'percent signs asked': ({ bytes, name, chance }) =>
    `${name}=${filled(chance.pick(['%', '%zz', '%E0', '%25', '+']), bytes)}`,
  'poisoned names asked': ({ bytes }) => filled('__proto__[a]=1&constructor.prototype=1&', bytes),
}

const entries = Object.entries

/** A request that is large in one way, up to what its call takes or just beyond it. */
export function sizedAt({ route, feature, name: callName }: NamedRoute, chance: Chance, values: Values): Attempt {
  const own = Object.keys(route.input.properties)
  const name = own.length && chance.is(0.9) ? chance.pick(own) : 'unknown'
  const limit = route.maxBytes ?? usualBytes
  const hasBody = route.method === 'POST' || route.method === 'PUT'
  const ordinary = meant(route, values.fitting(route.input) as Record<string, unknown>)
  const way = hasBody ? chance.next() : 0.7 + 0.3 * chance.next()
  const made = largest[`${feature}.${callName}`]
  if (made && chance.is(0.3)) return { ...meant(route, made(chance)), kind: 'as large as makes sense' }
  if (way < 0.7) {
    const [kind, make] = chance.pick(entries(bodies[route.body]))
    const bytes = chance.pick([Math.floor(limit / 2), limit - 64, limit - 64, limit + 1, 2 * limit])
    const body = make({ route, bytes, name, chance, values })
    const isOver = Buffer.byteLength(body) > limit
    const type = { 'content-type': types[route.body] }
    return { ...ordinary, headers: type, body, kind: isOver ? `${kind}, too large` : kind }
  }
  if (way < 0.9) {
    const [kind, make] = chance.pick(entries(queries))
    const query = make({ route, bytes: chance.pick([2_000, 10_000]), name, chance, values })
    return { ...ordinary, url: `${ordinary.url.split('?')[0]}?${query}`, kind }
  }
  if (way < 0.97) {
    const [kind, make] = chance.pick(entries(headers))
    return { ...ordinary, headers: { ...ordinary.headers, ...make(chance) }, kind }
  }
  const path = route.path.replace(/:\w+/g, () => encodeURIComponent('a'.repeat(chance.pick([201, 3_000, 10_000]))))
  return {
    ...ordinary,
    url: pathNames(route.path).length ? path : `${path}${'/'.repeat(8_000)}`,
    kind: 'a long address',
  }
}

type Shape = Record<string, unknown>

/** The largest value that a shape takes, as far as it can be guessed. */
function fullest(shape: unknown, chance: Chance, values: Values): unknown {
  const of = shape as Shape
  if (of.type === 'object' && of.properties)
    return Object.fromEntries(entries(of.properties).map(([name, inner]) => [name, fullest(inner, chance, values)]))
  if (of.type === 'object')
    return Object.fromEntries(
      Array.from({ length: Number(of.maxProperties) }, (_, i) => [
        `Name-${i}`,
        fullest(Object.values(of.patternProperties as Shape)[0], chance, values),
      ]),
    )
  if (of.type === 'array') return Array.from({ length: Number(of.maxItems) }, () => fullest(of.items, chance, values))
  if (Array.isArray(of.anyOf)) return fullest(chance.pick(of.anyOf), chance, values)
  if (of.type === 'string') {
    const length = Number(of.maxLength)
    return values.firstFitting(
      shape,
      ['A', '1', 'a', 'İ', '.'].map(letter => letter.repeat(length)),
    )
  }
  if (typeof of.maximum === 'number') return of.maximum
  return values.fitting(shape)
}

type MakeInput = (chance: Chance) => Record<string, unknown>

const ranges = (count: number, write: (i: number) => string) => Array.from({ length: count }, (_, i) => write(i))
const header = 'date,kind,symbol,quantity,unit_usd,fee_usd,notes\n'
const upTo = (line: string, bytes: number) => line.repeat(Math.floor(bytes / line.length))

/** Files of trades: a person's own, one of a script, and those that are nothing but work. */
const file: MakeInput = chance => ({
  csv: chance.pick([
    header + upTo('2026-01-02,buy,BTC,0.5,60000,1,\n', 600_000),
    header + upTo('2026-01-02,buy,BTC,0.12345678,61234.56789,1.5,a note\n', importLimitBytes - 100),
    header + upTo('2026-01-02,buy,"BTC",1,1,1,"a ""note"" of\ntwo lines"\n', importLimitBytes - 100),
    header + upTo('2026-13-45,gift,NOSUCH,-1,x,y,\n', importLimitBytes - 100),
    header + upTo(',', importLimitBytes - 100),
    header + upTo('a\n', importLimitBytes - 100),
    upTo(',', importLimitBytes),
    upTo('a\n', importLimitBytes),
    upTo('"', importLimitBytes),
    upTo('a,b\n', importLimitBytes),
    upTo('İ', importLimitBytes / 2),
  ]),
})

/** The largest inputs that somebody might mean, which no shape tells of. */
const largest: Record<string, MakeInput> = {
  'portfolio.importPreview': file,
  'portfolio.import': chance => ({ ...file(chance), leaveOut: chance.is(0.5) }),
  'admin.saveSettings': chance => ({
    blockedAddresses: chance.pick([
      ranges(10_000, i => `203.${i % 250}.${(i >> 8) % 250}.0/24`),
      ranges(10_000, i => `2001:db8:${(i % 65_536).toString(16)}::/48`),
      ranges(10_000, () => '203.0.113.0/24'),
    ]),
  }),
}
