import type { favorites, ReplyOf } from '@pusula/contract'
import type { Star } from '../../stored/queued.ts'

export type Favorite = ReplyOf<typeof favorites.list>[number]

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
