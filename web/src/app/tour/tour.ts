import { useEffect } from 'react'
import { go } from '../../lib/go.ts'
import { forget, read, write } from '../../lib/storage.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { tabPath } from '../place.ts'

/** Long enough to see where one is. */
const delayMs = 1_000

const open = createStore(false)
export const useTourOpen = (): boolean => useStore(open)

/** Seen to the end or left early: it does not come by itself again. */
export function endTour(): void {
  write('hasSeenOnboarding', 'true')
  open.set(false)
}

/** From the profile, for whoever wants it once more. */
export function restartTour(): void {
  forget('hasSeenOnboarding')
  go(tabPath.home)
  open.set(true)
}

/** Opens by itself for a newcomer; while a question stands on the screen, it waits for its turn. */
export function useFirstTour(isNewcomer: boolean): void {
  useEffect(() => {
    if (!isNewcomer || read('hasSeenOnboarding')) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        if (document.querySelector('dialog[open]')) wait()
        else open.set(true)
      }, delayMs)
    }
    wait()
    return () => clearTimeout(timer)
  }, [isNewcomer])
}
