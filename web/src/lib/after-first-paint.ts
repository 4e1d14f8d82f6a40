import { useDeferredValue } from 'react'

/** False in the first drawing and true in the next: what stands below the first view does not hold it up. */
export const useAfterFirstPaint = (): boolean => useDeferredValue(true, false)
