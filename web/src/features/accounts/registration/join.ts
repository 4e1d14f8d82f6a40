import { accounts } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { asProblem } from '../../../lib/problem.ts'
import { expectSession } from '../expect-session.ts'
import { forgetInvitation, invitation } from '../invitation.ts'
import { expectSignIn } from '../viewer.ts'
import { forgetRegistration } from './stored.ts'

interface Joining {
  email: string
  password: string
  firstName: string
  lastName: string
  tier?: 'member' | 'pro'
}

/** How a second try is refused when the first has made the account. */
const usedUp: readonly string[] = ['accounts.notVerified', 'accounts.emailTaken']

/** How a sign-in is refused that tells nothing of an account. */
const noWayIn: readonly string[] = ['accounts.wrongLogin', 'request.tooMany']

/** Makes the account of an address that this browser has verified, or enters it where a try before has made it. */
export async function join(joining: Joining): Promise<void> {
  const { email, password } = joining
  try {
    await register(joining)
  } catch (error) {
    if (!usedUp.includes(asProblem(error).code)) throw error
    // An answer that was lost may be that of an account which is there: then its address and password let in.
    await call(accounts.login, { email, password }).catch(refusal => {
      throw noWayIn.includes(asProblem(refusal).code) ? error : refusal
    })
  }
  await expectSession()
}

const register = ({ email, password, firstName, lastName, tier }: Joining) =>
  call(accounts.register, {
    email,
    password,
    ...(tier && { tier }),
    ...(firstName.trim() && { firstName: firstName.trim() }),
    ...(lastName.trim() && { lastName: lastName.trim() }),
    // The word the wire expects; the server believes only its own record.
    activationCode: 'verified',
    ...invitation(),
  })

/** A fresh page: nothing that was fetched for the visitor is shown to the member. */
export function arrive(path: string): void {
  forgetInvitation()
  forgetRegistration()
  expectSignIn()
  location.assign(path)
}
