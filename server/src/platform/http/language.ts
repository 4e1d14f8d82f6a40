import { isLanguage, type Language, languageOf } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'

const field = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'language' in part ? part.language : undefined

/** The language of a call: the query's, else the body's, else the browser's, else English. */
export function requestLanguage({ query, body, headers }: FastifyRequest): Language {
  const inQuery = field(query)
  if (isLanguage(inQuery)) return inQuery
  const inBody = field(body)
  return isLanguage(inBody) ? inBody : languageOf(headers['accept-language'])
}
