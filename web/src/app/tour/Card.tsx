import { useEffect, useRef, useState } from 'react'
import { DemoReading } from '../../features/analysis/demo/DemoReading.tsx'
import { readSample } from '../../features/analysis/index.ts'
import { go } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import linkStyles from '../../ui/actions/links.module.css'
import base from '../../ui/base.module.css'
import { tabPath } from '../place.ts'
import { type StepName, steps, tourText } from './steps.ts'
import styles from './Tour.module.css'
import { endTour } from './tour.ts'

type Props = { titleId: string; step: StepName; place: number; isMember: boolean; onMove: (by: number) => void }

/** One step: what it is about, how far along it is, and the ways on. */
export function Card({ titleId, step, place, isMember, onMove }: Props) {
  const t = useText(tourText)
  const [isDemoShown, showDemo] = useState(false)
  const isLast = place === steps.length - 1
  const hasDemo = isLast && isDemoShown
  return (
    <>
      <div className={`${base.row} ${base.between}`}>
        <span className={`${base.small} ${base.muted}`} aria-hidden="true">
          {place + 1} / {steps.length}
        </span>
        <button type="button" className={`${linkStyles.action} ${styles.skip}`} onClick={endTour}>
          {isLast ? t.close : t.skip}
        </button>
      </div>
      <div className={styles.says} aria-live="polite" aria-atomic="true">
        <h2 className={base.heading} id={titleId}>
          <span className={base.visuallyHidden}>{t.label(place + 1, steps.length)}: </span>
          {t[step]}
        </h2>
        {hasDemo ? <DemoReading /> : <p className={base.muted}>{t[`${step}Says`]}</p>}
      </div>
      {hasDemo && <Ending isMember={isMember} />}
      <div className={styles.foot}>
        <div className={styles.steps} aria-hidden="true">
          {steps.map((name, at) => (
            <i key={name} className={at === place ? styles.current : at < place ? styles.done : ''} />
          ))}
        </div>
        <div className={base.row}>
          {place > 0 && (
            <Button small look="ghost" onClick={() => onMove(-1)}>
              {t.back}
            </Button>
          )}
          {!hasDemo && (
            <Button small look="primary" data-autofocus onClick={() => (isLast ? showDemo(true) : onMove(1))}>
              {isLast ? t.showDemo : t.next}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** The call to action at the end: a coin for everyone, membership for those without one. */
function Ending({ isMember }: { isMember: boolean }) {
  const t = useText(tourText)
  const start = useRef<HTMLButtonElement>(null)
  // The button that led here is gone, and the focus with it.
  useEffect(() => start.current?.focus({ preventScroll: true }), [])
  const leave = (path: string) => () => {
    endTour()
    go(path)
  }
  return (
    <div className={`${base.stackClose} ${styles.end}`}>
      <Button ref={start} block look="primary" onClick={leave(tabPath.home)}>
        {t.start}
      </Button>
      <Button
        block
        look="second"
        onClick={() => {
          endTour()
          readSample().catch(() => go(tabPath.analysis))
        }}
      >
        {t.whole}
      </Button>
      {!isMember && (
        <Button block look="ghost" onClick={leave('/signup')}>
          {t.join}
        </Button>
      )}
    </div>
  )
}
