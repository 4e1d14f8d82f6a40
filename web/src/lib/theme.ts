import { readStored, writeStored } from '../stored/stored.ts'
import { createStore, useStore } from './store.ts'

export const themeChoices = ['system', 'dark', 'light'] as const
type ThemeChoice = (typeof themeChoices)[number]
type Theme = Exclude<ThemeChoice, 'system'>

/** The colour of the page, for the bar of the browser around it: `--bg` of each theme. */
export const barColour: Record<Theme, string> = { dark: '#0A0F13', light: '#F3F6F5' }

export const themeOf = (choice: ThemeChoice, systemIsLight: boolean): Theme =>
  choice === 'system' ? (systemIsLight ? 'light' : 'dark') : choice

export const firstTheme = (): ThemeChoice => readStored('theme') ?? 'system'

const choice = createStore(firstTheme())
const lightSystem = () => matchMedia('(prefers-color-scheme: light)')

function show(): void {
  const theme = themeOf(choice.get(), lightSystem().matches)
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour[theme])
}

export function setTheme(next: ThemeChoice): void {
  writeStored('theme', next)
  choice.set(next)
  show()
}

export const useTheme = (): ThemeChoice => useStore(choice)

/** Keeps the page in step with a system that turns dark in the evening. The first paint was set by /theme.js. */
export function followSystemTheme(): void {
  lightSystem().addEventListener('change', show)
}
