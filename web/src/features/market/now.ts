import { useEffect, useState } from 'react'

const everyMs = 30_000

/** Clock for ages on the screen, updated twice a minute. */
export function useNowMs(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
