import { useEffect, useRef, useState } from 'react'

/** Prices move every second: a screen reader needs room for other words. */
const restMs = 60_000

export const waitMs = (saidAtMs: number, nowMs: number): number => Math.max(0, saidAtMs + restMs - nowMs)

/** The text to put into a live region: the latest one, but never two within a minute. */
export function useSpoken(text: string): string {
  const [said, setSaid] = useState('')
  const saidAtMs = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(text)
  latest.current = text
  const hasText = text !== ''
  useEffect(() => {
    if (!hasText) return
    let timer: ReturnType<typeof setTimeout>
    const say = () => {
      saidAtMs.current = Date.now()
      setSaid(latest.current)
      timer = setTimeout(say, restMs)
    }
    timer = setTimeout(say, waitMs(saidAtMs.current, Date.now()))
    return () => clearTimeout(timer)
  }, [hasText])
  return said
}
