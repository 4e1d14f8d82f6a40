import { nextOf } from './intent.ts'
import { expectSignIn } from './viewer.ts'

/** In, where one was going, on a fresh page: nothing that was fetched for the visitor is shown to the member. */
export function enter(): void {
  const next = nextOf(location.search)
  expectSignIn()
  location.assign(next ?? '/?tab=analysis')
}
