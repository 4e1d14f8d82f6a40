import { type Both, type Language, type ProblemCode, type ProblemEnvelope, problems } from '@pusula/contract'
import { counted } from '@pusula/words'

/** A failure with a name: what the caller can act on. Anything else that is thrown is our fault. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: Record<string, unknown> | undefined

  constructor(code: ProblemCode, details?: Record<string, unknown>) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return problems[this.code].status
  }
}

/** The one envelope in which every failure travels. */
export function envelope({ code, details }: Problem, language: Language): ProblemEnvelope {
  const { tr, en } =
    code === 'request.tooMany' ? tooMany(details?.retryAfterSeconds) : naming(problems[code], details?.named)
  return {
    error: { code, message: language === 'tr' ? tr : en, messageTr: tr, messageEn: en, ...(details && { details }) },
  }
}

/** Which of many it is about is said where that is known. */
function naming({ tr, en }: Both, named: unknown): Both {
  if (!Array.isArray(named)) return { tr, en }
  const withNames = (text: string) => `${text.replace(/\.$/, '')}: ${named.join(', ')}`
  return { tr: withNames(tr), en: withNames(en) }
}

/** How long to wait is said where it is known: nobody should have to find out by trying. */
function tooMany(retryAfterSeconds: unknown): Both {
  if (typeof retryAfterSeconds !== 'number') return problems['request.tooMany']
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const [tr, en] =
    retryAfterSeconds < 60
      ? [counted.tr(retryAfterSeconds, 'saniye'), counted.en(retryAfterSeconds, 'second', 'seconds')]
      : [counted.tr(minutes, 'dakika'), counted.en(minutes, 'minute', 'minutes')]
  return { tr: `Çok sık denedin. ${tr} sonra tekrar dene.`, en: `Too many tries. Try again in ${en}.` }
}
