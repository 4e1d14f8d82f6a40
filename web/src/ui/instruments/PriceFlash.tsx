import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { flashOf } from './flash.ts'
import styles from './PriceFlash.module.css'

type Props = { value: number; className?: string | undefined; children: ReactNode }

/** A soft fill behind a figure when a new value arrives. The arrow and the sign beside it carry the meaning. */
export function PriceFlash({ value, className, children }: Props) {
  const [flash, setFlash] = useState<'up' | 'down' | null>(null)
  const last = useRef({ value, flashedAtMs: Number.NEGATIVE_INFINITY })

  useEffect(() => {
    const nowMs = performance.now()
    const next = flashOf(last.current.value, value, nowMs - last.current.flashedAtMs)
    last.current = { value, flashedAtMs: next ? nowMs : last.current.flashedAtMs }
    if (next) setFlash(next)
  }, [value])

  return (
    <span
      className={classes(className, flash && (flash === 'up' ? styles.up : styles.down))}
      onAnimationEnd={() => setFlash(null)}
    >
      {children}
    </span>
  )
}
