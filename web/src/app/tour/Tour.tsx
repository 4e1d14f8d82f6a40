import '../../ui/styles/screens/tour.css'
import { useEffect, useId, useState } from 'react'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { Card } from './Card.tsx'
import { type StepName, steps } from './steps.ts'
import { endTour } from './tour.ts'
import { useTarget } from './use-target.ts'

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
      <div className={target ? 'spot' : 'spot spot--none'} style={target?.ring} />
      <Modal
        open
        pointing
        onClose={endTour}
        className={target ? 'coach' : 'coach coach--mid'}
        style={target?.card}
        labelledBy={id}
      >
        <Card titleId={id} step={step} place={place} isMember={isMember} onMove={move} />
        {side && <i className={`coach-tip coach-tip--${side}`} style={tip} aria-hidden="true" />}
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
