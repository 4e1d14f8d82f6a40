import { app } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { noCookies } from '../../lib/cookies.ts'

/** Cookie check after sign-in: a browser without cookies has lost the session the moment it began. */
export async function expectSession(): Promise<void> {
  // Where this is not answered, the next page finds out by itself.
  const info = await call(app.info, {}, undefined, null).catch(() => null)
  if (info?.signedIn === false) throw noCookies()
}
