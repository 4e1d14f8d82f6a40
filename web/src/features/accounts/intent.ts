/** The places that somebody may have been on the way to: of this app, and nowhere else. */
export const isPlace = (path: string) =>
  /^\/(dashboard|subscribe|add-credits|track-record|turn|connect)([/?][\w\-./?=&%,+~*]*)?$/.test(path)

/** Where somebody wanted to go when they met the way in: the address says so, by itself or by the coin of a link. */
export function nextOf(search: string): string | null {
  const query = new URLSearchParams(search)
  const coin = query.get('coin')
  const next = query.get('next') ?? (coin && `/dashboard/home?${new URLSearchParams({ coin })}`)
  return next && isPlace(next) ? next : null
}
