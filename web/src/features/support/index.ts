export { SettingsCard } from './SettingsCard.tsx'
