import { admin } from '@pusula/contract'
import { useState } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import styles from '../admin.module.css'
import { useAsk } from '../frame/ask.ts'
import { PageHead } from '../frame/PageHead.tsx'
import { adminText } from '../frame/text.ts'
import { FunnelCard } from './FunnelCard.tsx'
import { HealthCards } from './HealthCards.tsx'
import { SeriesCards } from './SeriesCards.tsx'
import { SkillCard } from './SkillCard.tsx'
import { figuresText } from './text.ts'

type Span = '7' | '30' | '90'

/** What an owner wants to know in the morning: how it went, and what is broken now. */
export function FiguresSection() {
  const t = useText(figuresText)
  const { figures: title } = useText(adminText)
  const [span, setSpan] = useState<Span>('30')
  const report = useAsk('figures', admin.report, { days: Number(span) })
  const segments = [
    { value: '7', label: t.days7 },
    { value: '30', label: t.days30 },
    { value: '90', label: t.days90 },
  ] as const
  return (
    <>
      <PageHead title={title}>
        <Segmented label={t.span} segments={segments} value={span} onChange={setSpan} />
      </PageHead>
      <div className={base.stack}>
        <Loaded query={report}>
          {({ days, funnel, forecasts }) => (
            <>
              <SeriesCards days={days} />
              <div className={styles.pair}>
                <FunnelCard funnel={funnel} />
                <SkillCard forecasts={forecasts} />
              </div>
            </>
          )}
        </Loaded>
        <HealthCards />
      </div>
    </>
  )
}
