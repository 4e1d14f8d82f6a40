import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { dropCookie, setCookie } from '../../../platform/http/cookies.ts'
import type { Platform } from '../../../platform.ts'
import type { Account } from '../store/accounts.ts'
import type { At } from '../tools.ts'

const cookieName = 'known'
const purpose = 'known browser'
const between = '~'
/** Cookie lifetime: as long as browsers keep one at all. */
const maxAgeSeconds = 400 * 86_400
/** Two for each member of a household; those of who was signed in longest ago are forgotten first. */
const maxMarks = 10

type Keys = Pick<Platform, 'secrets' | 'config'>

/** An account with its password as it is kept, which is another one after every change. */
type Entered = Pick<Account, 'id' | 'passwordHash'>

/** What somebody has shown in this browser. Whoever stole a password has not shown a second factor. */
type Shown = 'password' | 'factor'

/** Keyed hash: reveals no account, and is void in another browser or after a new password. */
const markOf = ({ secrets }: Keys, browser: string, { id, passwordHash }: Entered, shown: Shown) =>
  secrets.hash(purpose, `${browser} ${id} ${passwordHash} ${shown}`).slice(0, 22)

/** The browser's own name and the marks of the accounts it was signed in to; only what we have signed counts. */
function read({ secrets }: Keys, request: FastifyRequest): { browser: string; marks: string[] } | undefined {
  const signed = request.cookies[cookieName]
  const [browser, ...marks] = (signed && secrets.unsign(purpose, signed)?.split(between)) || []
  return browser ? { browser, marks } : undefined
}

/** The name of this browser, if somebody was signed in to this account with it before, and showed this. */
export function knownBrowser(keys: Keys, request: FastifyRequest, account: Entered, shown: Shown): string | undefined {
  const known = read(keys, request)
  return known?.marks.includes(markOf(keys, known.browser, account, shown)) ? known.browser : undefined
}

/** Whoever has been in this account with this browser is never locked out of it by strangers. */
export function rememberBrowser(
  keys: Keys,
  { request, reply }: Pick<At, 'request' | 'reply'>,
  account: Entered,
  shown: Shown,
) {
  const { browser, marks } = read(keys, request) ?? { browser: randomBytes(16).toString('base64url'), marks: [] }
  const own = (shown === 'factor' ? (['password', 'factor'] as const) : (['password'] as const)).map(each =>
    markOf(keys, browser, account, each),
  )
  const retained = [...own, ...marks.filter(mark => !own.includes(mark))].slice(0, maxMarks)
  const { isProduction } = keys.config
  const signed = keys.secrets.sign(purpose, [browser, ...retained].join(between))
  setCookie(reply, cookieName, signed, { forSeconds: maxAgeSeconds, isProduction })
}

export const forgetBrowser = ({ reply }: Pick<At, 'reply'>) => dropCookie(reply, cookieName)
