/** The way in for a guest; a coin that a link led here for is kept in sight. */
export function guestWay(search = location.search): string {
  const coin = new URLSearchParams(search).get('coin')
  return `/dashboard?${new URLSearchParams({ guest: 'true', ...(coin && { coin }) })}`
}
