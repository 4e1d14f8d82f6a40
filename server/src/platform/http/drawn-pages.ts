import { existsSync, readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { requestLanguage } from './language.ts'
import { type Packed, packed } from './packed.ts'

/** Pages that stand drawn before any script has run, by their address with its query, word for word. */
export function openDrawnPages(file: string): (request: FastifyRequest) => Packed | undefined {
  const drawn: Record<string, Record<string, string>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const pages = new Map(
    Object.entries(drawn).flatMap(([address, byLanguage]) =>
      Object.entries(byLanguage).map(([language, page]) => [`${language} ${address}`, packed(page)]),
    ),
  )
  return request => pages.get(`${requestLanguage(request)} ${request.url}`)
}
