import { isPlace } from './intent.ts'

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
