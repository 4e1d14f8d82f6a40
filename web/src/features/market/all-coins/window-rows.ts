import { type RefObject, useEffect, useState } from 'react'

/** Drawn beyond the edges of the screen, so that a quick thumb finds rows there. */
const beyond = 6
/** Rows are added in steps: a table that changes with every pixel is never at rest. */
const step = 2
/** As many new rows as a phone of the middle draws between two frames; the rest follows in the next ones. */
const maxNew = 4

/** Rows from one place up to another. */
export interface Stretch {
  from: number
  to: number
}

/** The rows that may be seen. */
export function rowsIn(topPx: number, heightPx: number, rowPx: number, count: number): Stretch {
  return stretch(-topPx / rowPx - beyond, (heightPx - topPx) / rowPx + beyond, count)
}

function stretch(first: number, last: number, count: number): Stretch {
  const from = Math.max(0, Math.min(count, Math.floor(first / step) * step))
  return { from, to: Math.max(from, Math.min(count, Math.ceil(last / step) * step)) }
}

/** A part of the way from what is drawn to what is wanted: what has gone out of view goes, and a few rows come. */
export function towards(now: Stretch, wanted: Stretch): Stretch {
  const from = Math.max(now.from, wanted.from)
  const to = Math.min(now.to, wanted.to)
  // Nothing of it is drawn yet: begin in its middle, where the eyes are.
  if (from >= to) {
    const middle = Math.floor((wanted.from + wanted.to) / 2)
    return { from: Math.max(wanted.from, middle - maxNew), to: Math.min(wanted.to, middle + maxNew) }
  }
  const below = Math.min(maxNew, wanted.to - to)
  return { from: Math.max(wanted.from, from - (maxNew - below)), to: to + below }
}

const isSame = (one: Stretch, other: Stretch) => one.from === other.from && one.to === other.to

/**
 * Which of many rows of one height are worth drawing while the page is where it is. Where `order` changes all of them do: those on
 * the screen come first, and the ones beyond its edges in the frames after.
 */
export function useWindowRows(
  body: RefObject<HTMLElement | null>,
  rowPx: number,
  count: number,
  order: string,
): Stretch {
  const first = { from: 0, to: Math.min(count, 2 * maxNew) }
  const [saved, setSaved] = useState({ order, drawn: first, seen: first })
  const now = saved.order === order ? saved : { ...saved, order, drawn: { ...saved.seen } }
  if (saved !== now) setSaved(now)
  const { drawn } = now
  // Begins anew with every change of what is drawn, until that is all that is wanted.
  useEffect(() => {
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const topPx = body.current?.getBoundingClientRect().top ?? 0
      const next = towards(drawn, rowsIn(topPx, innerHeight, rowPx, count))
      const seen = stretch(-topPx / rowPx, (innerHeight - topPx) / rowPx, count)
      setSaved(before => {
        if (isSame(next, before.drawn) && isSame(seen, before.seen)) return before
        return { ...before, seen, drawn: isSame(next, before.drawn) ? before.drawn : next }
      })
    }
    // After the frame, when everything has its place already: to ask for it earlier would have the page laid out twice.
    const scheduleLook = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        clearTimeout(timer)
        timer = setTimeout(look)
      })
    }
    scheduleLook()
    addEventListener('scroll', scheduleLook, { passive: true })
    addEventListener('resize', scheduleLook)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      removeEventListener('scroll', scheduleLook)
      removeEventListener('resize', scheduleLook)
    }
  }, [body, rowPx, count, drawn])
  return { from: Math.min(drawn.from, count), to: Math.min(drawn.to, count) }
}
