import { useEffect, useRef, useState } from 'react'

/** A market that moves all the time must leave a screen reader room for other words. */
const restMs = 10_000

export const waitMs = (saidAtMs: number, nowMs: number): number => Math.max(0, saidAtMs + restMs - nowMs)

/** The text to put into a live region: the latest one, but never two within ten seconds. */
export function useSpoken(text: string): string {
  const [said, setSaid] = useState('')
  const saidAtMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(
      () => {
        saidAtMs.current = Date.now()
        setSaid(text)
      },
      waitMs(saidAtMs.current, Date.now()),
    )
    return () => clearTimeout(timer)
  }, [text])
  return said
}
