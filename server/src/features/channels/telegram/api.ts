import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { isUnanswered } from '../retry-after.ts'

const timeoutMs = 8_000

/** What every answer of the Bot API has; `error_code` may change without notice, so `ok` is looked at first. */
const Answer = Compile(
  Type.Object({
    ok: Type.Boolean(),
    result: Type.Optional(Type.Unknown()),
    error_code: Type.Optional(Type.Integer()),
    description: Type.Optional(Type.String()),
    parameters: Type.Optional(Type.Object({ retry_after: Type.Optional(Type.Number()) })),
  }),
)

export type BotAnswer =
  | { kind: 'ok'; result: unknown }
  | { kind: 'refused'; code: number; description: string; retryAfter: number | undefined }
  /** No answer came; `mayHaveArrived` where the request was sent. */
  | { kind: 'silent'; mayHaveArrived: boolean }

export interface BotApi {
  call(
    token: string,
    method: string,
    body: object,
    options?: { timeoutMs?: number; signal?: AbortSignal },
  ): Promise<BotAnswer>
}

/** The few methods of Telegram's Bot API that are needed are posts of JSON: no library. */
export const botApi = (root = 'https://api.telegram.org'): BotApi => ({
  call: async (token, method, body, options = {}) => {
    const limit = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
    try {
      const answer = await fetch(`${root}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: options.signal ? AbortSignal.any([limit, options.signal]) : limit,
        redirect: 'error',
      })
      const said: unknown = await answer.json().catch(() => undefined)
      // A gateway in front of it may answer with a page.
      if (!Answer.Check(said)) return { kind: 'refused', code: answer.status, description: '', retryAfter: undefined }
      if (said.ok) return { kind: 'ok', result: said.result }
      const { error_code: code = answer.status, description = '', parameters } = said
      return { kind: 'refused', code, description, retryAfter: parameters?.retry_after }
    } catch (error) {
      return { kind: 'silent', mayHaveArrived: isUnanswered(error) }
    }
  },
})

/** Everything that MarkdownV2 reads as a sign: one that stands bare makes the whole message refused. */
export const escapeText = (text: string): string => text.replace(/[_*[\]()~`>#+\-=|{}.!\\]/g, '\\$&')
export const escapeUrl = (url: string): string => url.replace(/[)\\]/g, '\\$&')

/** At most so many UTF-16 units, as Telegram counts; no pair is cut in two. Cut before escaping. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 2)) ? most - 2 : most - 1
  return `${text.slice(0, end)}…`
}
