export { FavoriteCoins } from './FavoriteCoins.tsx'
