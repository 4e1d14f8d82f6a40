import { useEffect, useState } from 'react'

const pauseMs = 250

/** What was typed, once the fingers rest: the server is not asked at every letter. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced.trim()
}
