import { useEffect, useId, useState } from 'react'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { Card } from './Card.tsx'
import { type StepName, steps } from './steps.ts'
import styles from './Tour.module.css'
import { endTour } from './tour.ts'
import { useTarget } from './use-target.ts'

const sides = { top: styles.top, bottom: styles.bottom, left: styles.left }

/** Seven short steps around the product. Escape, skip and the last button end it; a tap beside it does nothing. */
export default function Tour({ isMember }: { isMember: boolean }) {
  const id = useId()
  const [place, setPlace] = useState(0)
  const step: StepName = steps[place] ?? 'welcome'
  const target = useTarget(step)
  const move = (by: number) => setPlace(now => Math.min(Math.max(now + by, 0), steps.length - 1))
  useArrowKeys(move)
  const { side, ...tip } = target?.tip ?? { side: null }
  return (
    <>
      <div className={target ? styles.spot : `${styles.spot} ${styles.nothing}`} style={target?.ring} />
      <Modal
        open
        pointing
        onClose={endTour}
        className={target ? styles.card : `${styles.card} ${styles.middle}`}
        style={target?.card}
        labelledBy={id}
      >
        <Card titleId={id} step={step} place={place} isMember={isMember} onMove={move} />
        {side && <i className={`${styles.tip} ${sides[side]}`} style={tip} aria-hidden="true" />}
      </Modal>
    </>
  )
}

function useArrowKeys(move: (by: number) => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1)
      if (key === 'ArrowLeft') move(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [move])
}
