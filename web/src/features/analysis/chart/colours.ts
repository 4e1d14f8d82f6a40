import { useSyncExternalStore } from 'react'

const tokens = {
  surface: '--surface-1',
  text: '--text-3',
  level: '--text-3',
  line: '--line-strong',
  tick: '--tick',
  up: '--up',
  down: '--down',
  brass: '--accent-graphic',
  tag: '--tag',
  onTag: '--on-tag',
  font: '--font-sans',
} as const

export type Colours = Record<keyof typeof tokens, string>

/** A canvas knows no custom properties: the tokens are read from the page while it shows the theme. */
export function coloursOf(theme: string): Colours {
  kept[theme] ??= readTokens()
  return kept[theme]
}

const kept: Record<string, Colours> = {}

function readTokens(): Colours {
  const style = getComputedStyle(document.documentElement)
  const read = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()])
  return Object.fromEntries(read) as Colours
}

const themeNow = () => document.documentElement.dataset.theme ?? 'dark'

function onTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme on the screen, for what has to be drawn anew when it changes. */
export const useShownTheme = (): string => useSyncExternalStore(onTheme, themeNow, () => 'dark')
