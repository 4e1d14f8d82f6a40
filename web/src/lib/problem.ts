import type { Both, ProblemCode, ProblemEnvelope } from '@pusula/contract'
import { currentLanguage } from './language.ts'

/** Failures the server could not name, because it was not reached or did not answer as itself. */
const ownTexts = {
  'connection.offline': {
    tr: 'İnternet bağlantın yok. Bağlanınca tekrar dene.',
    en: 'You are offline. Try again once you are connected.',
  },
  'connection.timeout': {
    tr: 'Yanıt gecikti. Biraz sonra tekrar dene.',
    en: 'The answer took too long. Try again in a moment.',
  },
  'connection.failed': {
    tr: 'Sunucuya ulaşılamadı. Sorun bizde; biraz sonra tekrar dene.',
    en: 'We could not reach the server. That is on us; try again in a moment.',
  },
  'connection.broken': {
    tr: 'Bir sorun oldu. Tekrar deneyebilirsin.',
    en: 'Something went wrong. You can try again.',
  },
} satisfies Record<string, Both>

type OwnCode = keyof typeof ownTexts
/** Said where it is found out, which is far from the first page. */
type LateCode = 'browser.noCookies'

/** Any failed call: its name, its status (0 when nobody answered), and what a person reads. */
export class ProblemError extends Error {
  readonly code: ProblemCode | OwnCode | LateCode
  readonly status: number
  /** Both languages, for a screen that is still open when the reader changes the language. */
  readonly texts: Both
  readonly details: Record<string, unknown>

  constructor(
    code: ProblemCode | OwnCode | LateCode,
    status: number,
    texts: Both,
    details: Record<string, unknown> = {},
  ) {
    super(texts[currentLanguage()])
    this.name = 'ProblemError'
    this.code = code
    this.status = status
    this.texts = texts
    this.details = details
  }
}

export const ownProblem = (code: OwnCode, status = 0): ProblemError => new ProblemError(code, status, ownTexts[code])

const isEnvelope = (body: unknown): body is ProblemEnvelope =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object' && body.error !== null

/** What a gateway answers where nobody stands behind it. */
const unreached = [502, 503, 504]

/** What the server said, or, where something else answered in its place, what we can say ourselves. */
export function problemOf(status: number, body: unknown): ProblemError {
  if (!isEnvelope(body))
    return ownProblem(unreached.includes(status) ? 'connection.failed' : 'connection.broken', status)
  const { code, message, messageTr, messageEn, details } = body.error
  return new ProblemError(code, status, { tr: messageTr ?? message, en: messageEn ?? message }, details)
}

/** What nobody could name goes to the log; the screen says what it means for what was being done. */
const nameless: readonly string[] = ['server.failed', 'connection.broken']

/** What the server has a name for, or else what the screen says. */
export function namedOr(error: unknown, otherwise: string): string {
  const { code, texts } = asProblem(error)
  return nameless.includes(code) ? otherwise : texts[currentLanguage()]
}

/** Any thrown thing as a problem, so that a screen has one kind of failure to show. */
export const asProblem = (error: unknown): ProblemError =>
  error instanceof ProblemError ? error : ownProblem('connection.broken')

/** Something in front of the server answered in its place: what was asked has most likely not been done. */
export const isFromGateway = (error: unknown): boolean => isUnanswered(error) && asProblem(error).status >= 500

/** Nobody answered, or not as the server does: whether it has done what was asked is not known. */
export const isUnanswered = (error: unknown): boolean => {
  const { code } = asProblem(error)
  return code !== 'connection.offline' && code.startsWith('connection.')
}
