export { openRoutes as startFavorites } from './routes.ts'
export { dropFavorites, favoritesOf, favoritesOfAll } from './store.ts'
