import { useSyncExternalStore } from 'react'
import { readTokens } from '../../../ui/tokens.ts'

const tokens = {
  surface: '--surface-1',
  text: '--text-3',
  level: '--text-3',
  line: '--line-strong',
  tick: '--tick',
  average: '--series-2',
  slowAverage: '--series-3',
  strength: '--text-2',
  up: '--up',
  down: '--down',
  brass: '--accent-graphic',
  tag: '--tag',
  onTag: '--on-tag',
  font: '--font-sans',
} as const

export type Colours = Record<keyof typeof tokens, string>

/** Read once per look of the page: the reading makes the browser work out its styles. */
export function coloursOf(look: string): Colours {
  saved[look] ??= readTokens(tokens)
  return saved[look]
}

const saved: Record<string, Colours> = {}

const lookNow = () => {
  const { theme, moves } = document.documentElement.dataset
  return `${theme} ${moves}`
}

function onLook(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-moves'] })
  return () => observer.disconnect()
}

/** Theme and colours on the screen, for what has to be drawn anew when they change. */
export const useLook = (): string => useSyncExternalStore(onLook, lookNow, () => 'dark')
