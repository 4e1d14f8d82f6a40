export { SettingsSheet } from './SettingsSheet.tsx'
