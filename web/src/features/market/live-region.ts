import { useEffect, useRef, useState } from 'react'

/** Prices move every second: a screen reader needs room for other words. */
const restMs = 60_000

/** The text to put into a live region: the latest one, never two about one thing within a minute, and at once about another. */
export function useLiveRegionText(text: string, about: string | undefined): string {
  const [said, setSaid] = useState('')
  const latest = useRef(text)
  latest.current = text
  const spokenOf = text && about
  useEffect(() => {
    if (!spokenOf) return
    const say = () => setSaid(latest.current)
    say()
    const timer = setInterval(say, restMs)
    return () => clearInterval(timer)
  }, [spokenOf])
  return said
}
