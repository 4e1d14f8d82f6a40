import { useEffect, useState } from 'react'

const pauseMs = 250

/** Debounced text: what was typed, once the fingers rest, so that the server is not asked at every letter. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced.trim()
}
