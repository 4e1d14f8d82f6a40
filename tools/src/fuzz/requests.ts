import { type NamedRoute, pathNames, type Route } from '@pusula/contract'
import type { Chance } from './chance.ts'
import type { Values } from './values.ts'

export interface Attempt {
  /** In what way it was made. */
  kind: string
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
}

/** Inputs that a call has taken before, by call: what is made from them gets further than what is guessed. */
export type Taken = Map<Route, Record<string, unknown>>

/** The shape's own values, or those that were taken before, some of them replaced, removed or joined by ones nobody asked for. */
function inputFor(route: Route, chance: Chance, values: Values, taken: Taken): Record<string, unknown> {
  const before = chance.is(0.5) ? taken.get(route) : undefined
  const input: Record<string, unknown> = { ...before }
  for (const [name, shape] of Object.entries(route.input.properties)) {
    if (before && chance.is(0.8)) continue
    if (chance.is(0.08)) delete input[name]
    else input[name] = chance.is(0.25) ? values.hostile() : values.fitting(shape)
  }
  if (chance.is(0.1))
    input[chance.pick(['isAdmin', 'accountId', 'userId', 'tier', '__proto__', 'amount'])] = values.hostile()
  return input
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Percent-encodes as browsers do; half a character has no encoding and is left out. */
function encoded(value: unknown): string {
  try {
    return encodeURIComponent(asText(value).slice(0, 4_000))
  } catch {
    return ''
  }
}

const strangeBodies = [
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1}{"a":2}',
  '\u0000',
  `${'['.repeat(5_000)}`,
  '{"__proto__":{"x":1}}',
]
const strangeTypes = ['text/plain', 'application/xml', 'application/json; charset=latin1', 'multipart/form-data', '']

/** A call as it is meant. */
export function meant(route: Route, input: Record<string, unknown>): Attempt {
  const kind = 'as meant'
  const inPath = pathNames(route.path)
  const url = route.path.replace(/:(\w+)/g, (_, name: string) => encoded(input[name]))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  const query = rest.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  const withQuery = query ? `${url}?${query}` : url
  if (route.method === 'GET' || route.method === 'DELETE')
    return { kind, method: route.method, url: withQuery, headers: {}, body: undefined }
  const bodies = { json: JSON.stringify(Object.fromEntries(rest)), form: query, file: fileBody('file', files[0] ?? '') }
  const sentTo = route.body === 'file' ? withQuery : url
  return {
    kind,
    method: route.method,
    url: sentTo,
    headers: { 'content-type': types[route.body] },
    body: bodies[route.body],
  }
}

export function attemptAt({ route }: NamedRoute, chance: Chance, values: Values, taken: Taken): Attempt {
  const kind = 'guessed'
  const input = inputFor(route, chance, values, taken)
  const inPath = pathNames(route.path)
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encoded(input[name] ?? values.hostile()) || '%00')
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name))
  const query = rest.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  const hasBody = route.method === 'POST' || route.method === 'PUT'
  const language = { 'accept-language': chance.pick(['tr', 'en', 'de;q=0.9', ';;;', '*']) }
  const url = query && (!hasBody || route.body === 'file') ? `${path}?${query}` : path
  if (!hasBody) return { kind, method: route.method, url, headers: language, body: undefined }

  const type = chance.is(0.04) ? chance.pick(strangeTypes) : types[route.body]
  const body = chance.is(0.05) ? chance.pick(strangeBodies) : bodyOf(route, rest, query, chance, values)
  return { kind, method: route.method, url, headers: { ...language, 'content-type': type }, body }
}

export const boundary = 'pusula-boundary'
export const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  file: `multipart/form-data; boundary=${boundary}`,
}

const files = [
  'id,symbol,name\nx,X,Name\n',
  'id,symbol\n1,2\n',
  '[{"id":"x","symbol":"X","name":"=1+1"}]',
  '',
  '{',
  '\u0000\u0001',
]

function bodyOf(route: Route, rest: [string, unknown][], query: string, chance: Chance, values: Values): string {
  if (route.body === 'json') return JSON.stringify(Object.fromEntries(rest))
  if (route.body === 'form') return query
  const name = chance.pick(['file', 'other'])
  const content = chance.is(0.8) ? chance.pick(files) : asText(values.hostile())
  return fileBody(name, content)
}

export const fileBody = (name: string, content: string, fileName = 'coins.csv'): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${content}\r\n--${boundary}--\r\n`

export interface Answer {
  status: number
  type: string
  text: string
}

/** Somebody who sends what they are told to, as nobody, guest, member or administrator. */
export interface Sender {
  name: string
  send(attempt: Attempt): Promise<Answer>
  /** After a call that ended the session or the account. */
  renew(): Promise<void>
}
