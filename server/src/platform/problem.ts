import { type Language, type ProblemCode, type ProblemEnvelope, problems } from '@pusula/contract'

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
  const { tr, en } = problems[code]
  return {
    error: { code, message: language === 'tr' ? tr : en, messageTr: tr, messageEn: en, ...(details && { details }) },
  }
}
