import { useEffect, useState } from 'react'
import { useText } from '../../lib/language.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { newsText } from './messages.ts'

const stageMs = 2_000

/** While the news are gathered: what is being done now, and the shape of what is coming. */
export function Gathering() {
  const { stages } = useText(newsText)
  const [stage, setStage] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStage(now => Math.min(now + 1, stages.length - 1)), stageMs)
    return () => clearInterval(timer)
  }, [stages])
  return (
    <div className="stack" aria-busy="true">
      <section className="card row">
        <i className="spin" aria-hidden="true" />
        <output className="muted">{stages[stage]}</output>
      </section>
      <div className="newslist" aria-hidden="true">
        {[0, 1].map(place => (
          <div key={place} className="card nw">
            <Skeleton width={88} heightPx={24} />
            <Skeleton heightPx={22} />
            <Skeleton heightPx={14} />
            <Skeleton width="60%" heightPx={14} />
          </div>
        ))}
      </div>
    </div>
  )
}
