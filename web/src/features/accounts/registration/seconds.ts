import { useEffect, useState } from 'react'

/** The time, once a second. */
export function useSeconds(): number {
  const [nowMs, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
