import type { Language, Method, Body as RouteBody } from '@pusula/contract'

/** The part of a route that decides how a request looks. */
export interface Way {
  method: Method
  path: string
  body: RouteBody
}

interface Sent {
  url: string
  init: { method: Method; headers: Record<string, string>; body?: string }
}

/** The reader of the reply. */
interface Reader {
  language: Language
  isGuest: boolean
}

const said = (value: unknown): [string, string][] =>
  Object.entries(value as Record<string, unknown>)
    .filter(([, part]) => part !== undefined && part !== null)
    .map(([name, part]) => [name, String(part)])

/**
 * A call as the browser sends it: path parameters are taken out of the input, the rest goes into the query of a GET
 * or DELETE and into the body of a POST or PUT, unless that is a file, which the caller adds.
 */
export function requestOf({ method, path, body }: Way, input: object, { language, isGuest }: Reader): Sent {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const hasBody = body !== 'file' && (method === 'POST' || method === 'PUT')
  const query = new URLSearchParams(hasBody ? [] : said(rest))
  query.set('language', language)
  if (isGuest) query.set('guest', 'true')

  const init: Sent['init'] = { method, headers: { Accept: 'application/json' } }
  if (hasBody && body === 'form') {
    init.headers['Content-Type'] = 'application/x-www-form-urlencoded'
    init.body = `${new URLSearchParams(said(rest))}`
  } else if (hasBody) {
    init.headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(rest)
  }
  return { url: `${filled}?${query}`, init }
}
