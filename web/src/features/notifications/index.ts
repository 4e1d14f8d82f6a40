export { AlertButton } from './alerts/AlertButton.tsx'
export { type AlertLevel, isSamePrice, useLevelAlerts } from './alerts/alerts.ts'
export { LevelAlert } from './alerts/LevelAlert.tsx'
export { usePushKept } from './push/push-kept.ts'
