import { useEffect } from 'react'
import { go } from '../lib/go.ts'
import { createStore, useStore } from '../lib/store.ts'
import { type DashboardPlace, dashboardPathOf, isTab, tabPath } from './place.ts'

const previous = createStore(tabPath.home)
export const usePreviousTab = (): string => useStore(previous)

/** Where the way back from the profile leads: the tab that was open before it. */
export function useRememberedTab(place: DashboardPlace | null): void {
  useEffect(() => {
    if (place && isTab(place.screen)) previous.set(dashboardPathOf(place))
  }, [place])
}

export const goToPreviousTab = (): void => go(previous.get())
