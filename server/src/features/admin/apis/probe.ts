import { AddressRefused, type Guard, openUrl } from '../../../platform/net/guard.ts'
import { AnswerRefused, guardedRequest } from '../../../platform/net/request.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Headers, withoutSecrets } from './headers.ts'

const limits = { timeoutMs: 10_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 3 }
const shownCharacters = 2_000

/** SSRF guard at input: refuses an internal address as soon as it is given; names are resolved when they are asked. */
export function checkAddress(endpoint: string, guard: Guard = {}): URL {
  try {
    return openUrl(endpoint, guard)
  } catch {
    throw new Problem('admin.closedAddress')
  }
}

interface Question {
  endpoint: string
  method: string
  headers: Headers
}

/** Asks a service once and shows how it answered and how its answer begins. */
export async function probe({ endpoint, method, headers }: Question, userAgent: string, guard: Guard = {}) {
  checkAddress(endpoint, guard)
  const startMs = performance.now()
  const sent = { accept: '*/*', 'user-agent': userAgent, ...headers }
  try {
    const answer = await guardedRequest(endpoint, { method, headers: sent, ...limits, ...guard })
    return {
      status: answer.status,
      data: withoutSecrets(beginning(answer.body), headers),
      tookMs: performance.now() - startMs,
      contentType: answer.headers['content-type'] ?? '',
      sizeBytes: answer.body.length,
      body: answer.body,
    }
  } catch (error) {
    if (error instanceof AddressRefused) throw new Problem('admin.closedAddress')
    throw new Problem('admin.unreachable', { reason: reasonOf(error) })
  }
}

const reasonOf = (error: unknown): 'answer' | 'timeout' | 'network' => {
  if (error instanceof AnswerRefused) return 'answer'
  return error instanceof Error && /Abort|Timeout/.test(error.name) ? 'timeout' : 'network'
}

/** The first characters, without those that would disturb a screen. */
const beginning = (body: Buffer): string =>
  body
    .subarray(0, shownCharacters * 4)
    .toString('utf8')
    .replace(/[^\P{C}\n\t]/gu, '')
    .slice(0, shownCharacters)
