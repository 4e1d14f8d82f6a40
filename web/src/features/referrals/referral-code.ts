import { saveInvitation } from '../accounts/index.ts'

/** Parses the referral code from the address, and removes it there. */
export function referralOf(address: string): { hash: string | null; clean: string } {
  const url = new URL(address, 'http://app')
  const hash = url.searchParams.get('Ref')
  url.searchParams.delete('Ref')
  return { hash: hash && /^[\w-]{1,64}$/.test(hash) ? hash : null, clean: url.pathname + url.search + url.hash }
}

/** Remembers who invited this reader until they register, and clears the address so that it is not shared on. */
export function saveReferral(): void {
  const address = location.pathname + location.search + location.hash
  const { hash, clean } = referralOf(address)
  if (hash) saveInvitation(hash)
  if (new URLSearchParams(location.search).has('Ref')) history.replaceState(history.state, '', clean)
}
