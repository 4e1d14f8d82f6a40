import { forgetBelongings } from '../../../lib/person/belongings.ts'
import { leavePage } from '../../../lib/person/person.ts'
import { forget } from '../../../lib/storage.ts'

/** Whoever sits down at this browser next finds nothing of a session that is over. */
export function forgetSession(): void {
  leavePage()
  forgetBelongings('member')
  forget('guestAnalysisCount')
  // Who leaves on purpose takes along what could not be sent.
  forget('favorites')
}

/** Out, on a fresh page: nothing that was fetched for the member stays in sight. */
export function leave(): void {
  forgetSession()
  location.assign('/')
}
