import { leavePage } from '../../../lib/person/met.ts'
import { doubts } from '../../../lib/person/person.ts'
import { forgetBelongings } from '../../../stored/stored.ts'

/** Whoever sits down at this browser next finds nothing of a session that is over. */
export function forgetSession(): void {
  leavePage()
  doubts().then(
    ({ tellLeaving }) => tellLeaving(),
    () => undefined,
  )
  forgetBelongings('member', true)
}

/** Out, on a fresh page: nothing that was fetched for the member stays in sight. */
export function leave(): void {
  forgetSession()
  location.assign('/')
}
