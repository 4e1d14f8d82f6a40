import { useSearch } from './location.ts'

/** Two flags of the address change how the whole app behaves. */
const flag = (search: string, name: string): boolean => new URLSearchParams(search).get(name) === 'true'

export const isGuest = (search: string = globalThis.location?.search ?? ''): boolean => flag(search, 'guest')
export const isDemo = (search: string = globalThis.location?.search ?? ''): boolean => flag(search, 'demo')

export const useDemoMode = (): boolean => isDemo(useSearch())
export const useGuestMode = (): boolean => isGuest(useSearch())
