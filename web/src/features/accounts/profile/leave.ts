import { leavePage } from '../../../lib/person/identity.ts'
import { sessionChecks } from '../../../lib/person/person.ts'
import { forgetBelongings } from '../../../stored/stored.ts'

/** Whoever sits down at this browser next finds nothing of a session that is over. */
export function forgetSession(): void {
  leavePage()
  sessionChecks().then(
    ({ announceLogout }) => announceLogout(),
    () => undefined,
  )
  forgetBelongings('member', true)
}

/** Out, on a fresh page: nothing that was fetched for the member stays in sight. */
export function leave(): void {
  forgetSession()
  location.assign('/')
}
