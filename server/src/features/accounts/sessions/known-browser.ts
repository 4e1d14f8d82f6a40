import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { dropCookie, keepCookie } from '../../../platform/http/cookies.ts'
import type { Platform } from '../../../platform.ts'
import type { At } from '../tools.ts'

const cookieName = 'known'
const purpose = 'known browser'
const between = '~'
/** As long as browsers keep a cookie at all. */
const keptSeconds = 400 * 86_400
/** The members of a household; who was signed in longest ago is forgotten first. */
const mostAccounts = 5

type Keys = Pick<Platform, 'secrets' | 'config'>

/** Tells nobody which account it stands for, and is worth nothing in another browser. */
const markOf = ({ secrets }: Keys, browser: string, accountId: string) =>
  secrets.hash(purpose, `${browser} ${accountId}`).slice(0, 22)

/** The browser's own name and the marks of the accounts it was signed in to; only what we have signed counts. */
function read({ secrets }: Keys, request: FastifyRequest): { browser: string; marks: string[] } | undefined {
  const signed = request.cookies[cookieName]
  const [browser, ...marks] = (signed && secrets.unsign(purpose, signed)?.split(between)) || []
  return browser ? { browser, marks } : undefined
}

/** The name of this browser, if somebody was signed in to this account with it before. */
export function knownBrowser(keys: Keys, request: FastifyRequest, accountId: string | undefined): string | undefined {
  const known = accountId && read(keys, request)
  if (!known || !accountId) return undefined
  return known.marks.includes(markOf(keys, known.browser, accountId)) ? known.browser : undefined
}

/** Whoever has been in this account with this browser is never locked out of it by strangers. */
export function rememberBrowser(keys: Keys, { request, reply }: Pick<At, 'request' | 'reply'>, accountId: string) {
  const { browser, marks } = read(keys, request) ?? { browser: randomBytes(16).toString('base64url'), marks: [] }
  const mark = markOf(keys, browser, accountId)
  const kept = [mark, ...marks.filter(other => other !== mark)].slice(0, mostAccounts)
  const { isProduction } = keys.config
  const signed = keys.secrets.sign(purpose, [browser, ...kept].join(between))
  keepCookie(reply, cookieName, signed, { forSeconds: keptSeconds, isProduction })
}

export const forgetBrowser = ({ reply }: Pick<At, 'reply'>) => dropCookie(reply, cookieName)
