import { read, write } from '../../lib/storage.ts'
import { useStore } from '../../lib/store.ts'
import { offered } from './catch.ts'
import { type Device, isAppleTouch } from './rules.ts'

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

export function useDevice(): Device {
  const hasOffer = useStore(offered) !== null
  const dismissed = read('install-prompt-dismissed')
  return {
    isInstalled: isStandalone(),
    isApple: isAppleTouch(navigator.userAgent, navigator.maxTouchPoints),
    hasOffer,
    dismissedAtMs: dismissed === null ? null : Number(dismissed),
  }
}

export const dismissInstall = (): void => write('install-prompt-dismissed', String(Date.now()))

/** The browser's own question; each offer can be used once. */
export async function install(): Promise<void> {
  const event = offered.get()
  offered.set(null)
  const answer = await event?.prompt()
  if (answer?.outcome === 'dismissed') dismissInstall()
}
