import { useStore } from '../../lib/store.ts'
import { readStored, writeStored } from '../../stored/stored.ts'
import { offered } from './catch.ts'
import { type Device, isAppleTouch } from './rules.ts'

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

export function useDevice(): Device {
  const hasOffer = useStore(offered) !== null
  return {
    isInstalled: isStandalone(),
    isApple: isAppleTouch(navigator.userAgent, navigator.maxTouchPoints),
    hasOffer,
    isDismissed: readStored('install-prompt-dismissed') !== null,
  }
}

export const dismissInstall = (): void => writeStored('install-prompt-dismissed', Date.now())

/** The browser's own question; each offer can be used once. */
export async function install(): Promise<void> {
  const event = offered.get()
  offered.set(null)
  const answer = await event?.prompt()
  if (answer?.outcome === 'dismissed') dismissInstall()
}
