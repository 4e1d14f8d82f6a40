import { useEffect } from 'react'
import { go } from '../../lib/go.ts'
import { whenIdle } from '../../lib/idle.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import { tabPath } from '../place.ts'
import { promptDelayMs, takeTurn } from '../prompts.ts'

/** Why the tour is open: by itself, or since the reader asked for it. */
const tour = createStore<'closed' | 'offered' | 'asked'>('closed')
export const useTour = () => useStore(tour)

/** Seen to the end or left early: it does not come by itself again. */
export function endTour(): void {
  writeStored('hasSeenOnboarding', true)
  tour.set('closed')
}

/** From the profile, for whoever wants it once more. */
export function restartTour(): void {
  forgetStored('hasSeenOnboarding')
  go(tabPath.home)
  tour.set('asked')
}

/**
 * Opens by itself for a newcomer, in the first calm moment after the delay; while a question stands on the screen, it
 * waits for its turn. What it is made of is fetched meanwhile.
 */
export function useFirstTour(isNewcomer: boolean, fetchAhead: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isNewcomer || readStored('hasSeenOnboarding')) return
    let stop: () => void
    const begin = () => {
      // Asked for from the profile and seen meanwhile: it does not come a second time.
      if (readStored('hasSeenOnboarding')) return
      if (document.querySelector('dialog[open]')) wait()
      else if (takeTurn('tour')) tour.set('offered')
    }
    const wait = () => {
      const timer = setTimeout(() => {
        stop = whenIdle(begin)
      }, promptDelayMs.tour)
      stop = () => clearTimeout(timer)
    }
    wait()
    const stopFetching = whenIdle(() => void fetchAhead().catch(() => undefined))
    return () => {
      stop()
      stopFetching()
    }
  }, [isNewcomer, fetchAhead])
}
