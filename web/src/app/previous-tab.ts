import { useEffect } from 'react'
import { go } from '../lib/go.ts'
import { createStore, useStore } from '../lib/store.ts'
import { type DashboardPlace, dashboardPathOf, type Place, tabPath } from './place.ts'

const previous = createStore(tabPath.home)
export const usePreviousTab = (): string => useStore(previous)

const isDashboard = (place: Place): place is DashboardPlace =>
  ['home', 'analysis', 'portfolio', 'favorites', 'news'].includes(place.screen)

/** Where the way back from the profile leads: the tab that was open before it. */
export function useRememberedTab(place: Place): void {
  useEffect(() => {
    if (isDashboard(place)) previous.set(dashboardPathOf(place))
  }, [place])
}

export const goToPreviousTab = (): void => go(previous.get())
