export { KeysCard, ScopeKeys } from './KeysCard.tsx'
