import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'

/** Allowed return addresses after sign-in (open redirect): of this app alone. */
const isPlace = (path: string) =>
  /^\/(dashboard|subscribe|add-credits|track-record|turn|connect)([/?][\w\-./?=&%,+~*]*)?$/.test(path)

/** Where somebody wanted to go when they met the way in: the address says so, by itself or by the coin of a link. */
export function nextOf(search: string): string | null {
  const query = new URLSearchParams(search)
  const coin = query.get('coin')
  const next = query.get('next') ?? (coin && `/dashboard/home?${new URLSearchParams({ coin })}`)
  return next && isPlace(next) ? next : null
}

/** The way in, from which one is led on; `email` opens the form of those who have an account. */
export const wayInFor = (next: string | null, way?: 'email'): string => {
  const query = new URLSearchParams({ ...(way && { with: way }), ...(next && isPlace(next) && { next }) })
  return query.size > 0 ? `/?${query}` : '/'
}

/** This page, for whoever signs in from it: no guest and no demo any more. */
export function placeHere({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  for (const name of ['guest', 'demo']) query.delete(name)
  return pathname + (query.size > 0 ? `?${query}` : '')
}

/** Who invited this reader, as a registration says it; nothing where nobody did. */
export function invitation(): { referralHash?: string } {
  const referralHash = readStored('referralHash')
  return referralHash === null ? {} : { referralHash }
}

export const saveInvitation = (hash: string): void => writeStored('referralHash', hash)

export const forgetInvitation = (): void => forgetStored('referralHash')

/** Whether a registration is in progress: the page was opened by the link of the activation e-mail, or reloaded. */
export const isRegistering = (): boolean => location.hash.includes('code=') || readStored('registration') !== null
