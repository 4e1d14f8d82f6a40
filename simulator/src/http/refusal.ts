import { type HttpReply, type HttpRequest, json } from './reply.ts'

/** Error for an invalid request: thrown while parsing, answered with status 400. */
export class Refusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }

  toReply(): HttpReply {
    return json(400, { code: this.code, msg: this.message })
  }
}

export const invalidSymbol = () => new Refusal(-1121, 'Invalid symbol.')

export function required({ query }: HttpRequest, name: string): string {
  const value = query.get(name)
  if (value) return value
  throw new Refusal(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`)
}

export function legal(name: string, value: string, range: RegExp): string {
  if (range.test(value)) return value
  throw new Refusal(-1100, `Illegal characters found in parameter '${name}'; legal range is '${range.source}'.`)
}

export function wholeNumber({ query }: HttpRequest, name: string): number | undefined {
  const value = query.get(name)
  return value === null ? undefined : Number(legal(name, value, /^[0-9]{1,20}$/))
}
