export { AlertButton } from './alerts/AlertButton.tsx'
export { usePushKept } from './push/use-push.ts'
