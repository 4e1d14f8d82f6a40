import { accounts } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { forgetInvitation, invitation } from '../invitation.ts'
import { expectKeptSession } from '../kept-session.ts'
import { expectSignIn } from '../viewer.ts'
import { forgetRegistration } from './kept.ts'

interface Joining {
  email: string
  password: string
  firstName: string
  lastName: string
  tier?: 'member' | 'pro'
}

/** Makes the account of an address that this browser has verified. */
export async function join({ firstName, lastName, ...joining }: Joining): Promise<void> {
  await call(accounts.register, {
    ...joining,
    ...(firstName.trim() && { firstName: firstName.trim() }),
    ...(lastName.trim() && { lastName: lastName.trim() }),
    // The word the wire expects; the server believes only its own record.
    activationCode: 'verified',
    ...invitation(),
  })
  await expectKeptSession()
}

/** A fresh page: nothing that was fetched for the visitor is shown to the member. */
export function arrive(path: string): void {
  forgetInvitation()
  forgetRegistration()
  expectSignIn()
  location.assign(path)
}
