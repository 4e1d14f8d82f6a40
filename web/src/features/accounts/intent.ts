/** The places that somebody may have been on the way to: of this app, and nowhere else. */
const isPlace = (path: string) => /^\/(dashboard|subscribe|add-credits|track-record)([/?][\w\-./?=&%]*)?$/.test(path)

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
