export interface Device {
  /** Opened as an app of its own already. */
  isInstalled: boolean
  /** Safari on iPhone and iPad has no button for it, only steps. */
  isApple: boolean
  /** The browser would ask if we let it. */
  hasOffer: boolean
  /** A no is remembered for a while. */
  isDismissed: boolean
}

/** What the reader is offered: a button, the steps, or nothing. */
export function installOffer({ isInstalled, isApple, hasOffer, isDismissed }: Device) {
  if (isInstalled || isDismissed) return 'nothing'
  if (hasOffer) return 'button'
  return isApple ? 'steps' : 'nothing'
}

/** An iPad says that it is a Mac, but a Mac cannot be touched. */
export const isAppleTouch = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
