export { openRoutes as startFavorites } from './routes.ts'
export { dropFavorites, favoritesOf } from './store.ts'
