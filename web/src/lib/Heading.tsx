import { type ReactNode, useEffect, useRef } from 'react'
import base from '../ui/base.module.css'
import { movesSoFar } from './go.ts'
import styles from './Heading.module.css'

/** The last move whose arrival was announced: a heading that only redraws must not take the focus again. */
let announced = 0

const looks = {
  title: base.title,
  heading: base.heading,
  large: styles.big,
  hidden: base.visuallyHidden,
  plain: undefined,
}

type Props = {
  /** What the tab of the browser says. */
  title: string
  /** What the screen says, where that is something else. */
  children?: ReactNode
  /** Invisible where the screen speaks for itself; a screen reader still hears where it is. */
  look?: keyof typeof looks
}

/** The main heading of a screen: it names the document and takes the focus when the reader arrives by a link. */
export function Heading({ title, children = title, look = 'title' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Pusula`
  }, [title])
  useEffect(() => {
    // Only now is the part that the address names on the page.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
    if (movesSoFar() === announced) return
    announced = movesSoFar()
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={looks[look]}>
      {children}
    </h1>
  )
}
