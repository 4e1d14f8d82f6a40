import type { favorites, ReplyOf } from '@pusula/contract'

export type Favorite = ReplyOf<typeof favorites.list>[number]

/** A tap on a star that the server does not know yet. */
export interface Star {
  symbol: string
  name: string
  /** To be followed, or let go. */
  isOn: boolean
  tappedAt: string
  /** It could not be sent when it was tapped, and the reader is told so. */
  isLate: boolean
}

function withStar(list: readonly Favorite[], { symbol, name, isOn, tappedAt }: Star): readonly Favorite[] {
  if (!isOn) return list.filter(({ coinSymbol }) => coinSymbol !== symbol)
  if (list.some(({ coinSymbol }) => coinSymbol === symbol)) return list
  return [{ id: symbol, userId: '', coinSymbol: symbol, coinName: name, createdAt: tappedAt }, ...list]
}

/** The list as it will be once the server knows of these taps. */
export const withStars = (list: readonly Favorite[], stars: readonly Star[]): readonly Favorite[] =>
  stars.reduce(withStar, list)

/** The last tap on a coin decides; what was wished before it is not worth sending. */
export const queued = (stars: readonly Star[], star: Star): Star[] => [
  ...stars.filter(({ symbol }) => symbol !== star.symbol),
  star,
]

const isSame = (some: Star, other: Star) =>
  some.symbol === other.symbol && some.isOn === other.isOn && some.tappedAt === other.tappedAt

/** What still waits once this tap was answered; a later one on the same coin stays. */
export const without = (stars: readonly Star[], star: Star): Star[] => stars.filter(other => !isSame(other, star))
