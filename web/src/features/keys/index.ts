export { KeysCard } from './KeysCard.tsx'
