export { HiddenGems } from './HiddenGems.tsx'
