import { forget } from '../../../lib/storage.ts'

/** What a browser remembers of a session that is over. */
export function forgetSession(): void {
  forget('guestAnalysisCount')
  forget('signedIn')
  forget('favorites')
}

/** Out, on a fresh page: nothing that was fetched for the member stays in sight. */
export function leave(): void {
  forgetSession()
  location.assign('/')
}
