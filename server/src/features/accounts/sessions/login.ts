import type { accounts } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import type { Call } from '../../../platform/http/serve.ts'
import { normalEmail } from '../../../platform/mail/mailbox.ts'
import { Problem } from '../../../platform/problem.ts'
import { askerOf, countLogin } from '../limits.ts'
import { accountByEmail, isStillPassword } from '../store/accounts.ts'
import type { Tools } from '../tools.ts'
import { signIn } from './sessions.ts'

/** No timing oracle: the same work and the same answer for a wrong password, an unknown address and an account without a password. */
export async function logIn(tools: Tools, call: Call<typeof accounts.login>): Promise<void> {
  const { database, passwords } = tools.platform
  const email = normalEmail(call.input.email)
  const account = await accountByEmail(database, email)
  const takeBack = await countLogin(tools.platform, email, askerOf(tools.platform, call, account))
  const isRight = await passwords.verify(account?.passwordHash, call.input.password)
  if (!account || !isRight) throw new Problem('accounts.wrongLogin')
  await takeBack()
  await signIn(tools, call, async tx => {
    // A password that was changed while this one was verified is refused (race).
    if (!(await isStillPassword(tx, account))) throw new Problem('accounts.wrongLogin')
    return { accountId: account.id }
  })
}

/** What a browser fetches ahead is not what a person asked for. */
const isAhead = ({ headers }: FastifyRequest) =>
  /prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`)

/**
 * Whether a wish to leave is the person's own: from one of our pages, or from the address bar. A picture, a link or a
 * script of another page is not, be it on another site or on another name of ours. An older browser says at most which page
 * led here, and one that says nothing is not believed; a client that is no browser has nobody's cookies.
 */
export function isOwnWish(request: FastifyRequest): boolean {
  const { headers, host } = request
  if (isAhead(request)) return false
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || (site === 'none' && headers['sec-fetch-mode'] === 'navigate')
  const from = headers.origin ?? headers.referer
  if (from) return URL.canParse(from) && new URL(from).host === host
  return !/^Mozilla\//.test(headers['user-agent'] ?? '')
}
