import { useSyncExternalStore } from 'react'

const desk = '(min-width: 64em)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(desk)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether there is room for what only a desk shows, so that a phone does not fetch it. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(desk).matches,
    () => false,
  )
