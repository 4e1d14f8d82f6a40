import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time for ages on the screen, told again twice a minute. */
export function useNowMs(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
