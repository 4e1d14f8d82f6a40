import { useDeferredValue } from 'react'

/** Deferred rendering: false in the first render and true in the next, so that what stands below the first view does not delay it. */
export const useAfterFirstPaint = (): boolean => useDeferredValue(true, false)
