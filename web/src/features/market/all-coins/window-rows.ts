import { type RefObject, useEffect, useState } from 'react'

/** Drawn beyond the edges of the screen, so that a quick thumb finds rows there. */
const beyond = 12
/** Rows are added in steps: a table that changes with every pixel is never at rest. */
const step = 8

/** The rows that may be seen, from one place up to another. */
export function rowsIn(topPx: number, heightPx: number, rowPx: number, count: number): { from: number; to: number } {
  const first = Math.floor(-topPx / rowPx) - beyond
  const last = Math.ceil((heightPx - topPx) / rowPx) + beyond
  const from = Math.max(0, Math.min(count, Math.floor(first / step) * step))
  return { from, to: Math.max(from, Math.min(count, Math.ceil(last / step) * step)) }
}

/** Which of many rows of one height are worth drawing while the page is where it is. */
export function useWindowRows(body: RefObject<HTMLElement | null>, rowPx: number, count: number) {
  const [seen, setSeen] = useState({ from: 0, to: Math.min(count, 24) })
  useEffect(() => {
    const look = () => {
      const topPx = body.current?.getBoundingClientRect().top ?? 0
      const next = rowsIn(topPx, innerHeight, rowPx, count)
      setSeen(now => (now.from === next.from && now.to === next.to ? now : next))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [body, rowPx, count])
  return { from: Math.min(seen.from, count), to: Math.min(seen.to, count) }
}
