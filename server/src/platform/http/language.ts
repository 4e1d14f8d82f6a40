import { isLanguage, type Language, languageOf } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'

const field = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'language' in part ? part.language : undefined

/** The language of a call: the query's, else the body's, else the browser's, else English. */
export function requestLanguage({ query, body, headers }: FastifyRequest): Language {
  const asked = [field(query), field(body)].find(isLanguage)
  return asked ?? languageOf(headers['accept-language'])
}
