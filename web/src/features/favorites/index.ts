export { FavoriteCoins } from './FavoriteCoins.tsx'
export { FavoriteStar } from './FavoriteStar.tsx'
export { useFavoriteList, useFavorites } from './favorites.ts'
export { useStarsSent } from './outbox.ts'
