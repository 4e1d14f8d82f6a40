import { app } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { noCookies } from '../../lib/cookies.ts'

/** A browser that keeps no cookies has lost the session the moment it began: a fresh page would ask to sign in again. */
export async function expectSession(): Promise<void> {
  // Where this is not answered, the next page finds out by itself.
  const info = await call(app.info, {}, undefined, null).catch(() => null)
  if (info?.signedIn === false) throw noCookies()
}
