export interface Device {
  /** Opened as an app of its own already. */
  isInstalled: boolean
  /** Safari on iPhone and iPad has no button for it, only steps. */
  isApple: boolean
  /** The browser would ask if we let it. */
  hasOffer: boolean
  dismissedAtMs: number | null
}

const restMs = 7 * 86_400_000

/** What the reader is offered: a button, the steps, or nothing. */
export function installOffer({ isInstalled, isApple, hasOffer, dismissedAtMs }: Device, nowMs: number) {
  if (isInstalled) return 'nothing'
  if (dismissedAtMs !== null && nowMs >= dismissedAtMs && nowMs - dismissedAtMs < restMs) return 'nothing'
  if (hasOffer) return 'button'
  return isApple ? 'steps' : 'nothing'
}

/** An iPad says that it is a Mac, but a Mac cannot be touched. */
export const isAppleTouch = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
