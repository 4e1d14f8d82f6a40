import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { directionOf } from '../direction.ts'
import styles from './instruments.module.css'

type Props = { value: number; className?: string | undefined; children: ReactNode }

/** Animation duration, that of rolling digits, so that both end in one frame. */
const flashMs = 700

/** A busy market stays readable, and a phone at rest: each movement costs frames at its beginning and at its end. */
const restMs = 3_000
/** As long as it takes to draw what came at once. */
const togetherMs = 100

/** Figures flash and roll together, in rounds: whatever changes within one begins with it, and then none for a while. */
export function makeRounds(): (nowMs: number) => boolean {
  let beganAtMs = Number.NEGATIVE_INFINITY
  return nowMs => {
    if (nowMs - beganAtMs >= restMs) beganAtMs = nowMs
    return nowMs - beganAtMs < togetherMs
  }
}

/** Whether what changes now may move; only for what has changed, since asking begins a round. */
export const isRound = makeRounds()

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type Fade = { opacity: number[]; transform?: string[]; offset?: number[] }

/**
 * Animates a pseudo-element that is there all along, by the compositor alone: no class changes, so that nothing is styled, laid out or
 * drawn again when it begins and when it ends. Not for who wants no motion.
 */
export function fade(element: Element | null, pseudoElement: '::before' | '::after', steps: Fade, durationMs: number) {
  if (!element?.animate || isCalm()) return
  element.animate(steps as PropertyIndexedKeyframes, { pseudoElement, duration: durationMs, easing: 'ease-out' })
}

/** A soft fill behind a figure when a new value arrives. The arrow and the sign beside it carry the meaning. */
export function PriceFlash({ value, className, children }: Props) {
  const figure = useRef<HTMLSpanElement>(null)
  const last = useRef(value)

  // Before the frame of the new figure: begun after it, the animation costs a frame of its own.
  useLayoutEffect(() => {
    const way = directionOf(last.current, value)
    last.current = value
    if (way === 'flat' || !isRound(performance.now())) return
    fade(figure.current, way === 'up' ? '::before' : '::after', { opacity: [1, 1, 0], offset: [0, 0.2, 1] }, flashMs)
  }, [value])

  return (
    <span ref={figure} className={classes(styles.figure, className)}>
      {children}
    </span>
  )
}
