import type { favorites, ReplyOf } from '@pusula/contract'

export type Favorite = ReplyOf<typeof favorites.list>[number]

/** A tap on a star: the coin, and whether it is to be followed or let go. */
export interface Star {
  symbol: string
  name: string
  isOn: boolean
}

/** The list as it will be once the server knows. */
export function withStar(list: readonly Favorite[], { symbol, name, isOn }: Star, now: Date): Favorite[] {
  const others = list.filter(({ coinSymbol }) => coinSymbol !== symbol)
  if (!isOn) return others
  const known = list.find(({ coinSymbol }) => coinSymbol === symbol)
  if (known) return [...list]
  return [{ id: symbol, userId: '', coinSymbol: symbol, coinName: name, createdAt: now.toISOString() }, ...others]
}

/** The list as it was before a tap that the server refused; what other taps have changed since then stays. */
export function withoutStar(
  list: readonly Favorite[],
  { symbol, isOn }: Star,
  before: readonly Favorite[],
): Favorite[] {
  const others = list.filter(({ coinSymbol }) => coinSymbol !== symbol)
  const lost = before.find(({ coinSymbol }) => coinSymbol === symbol)
  if (isOn && !lost) return others
  return lost ? [...others, lost].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)) : others
}
