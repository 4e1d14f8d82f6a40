import '../../ui/styles/screens/track-record.css'
import { analysis } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { targetIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { trackRecordText } from './messages.ts'

/** Below this many results a percentage says more about luck than about the forecasts. */
const enough = 30

export default function TrackRecordScreen() {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  const record = useQuery({
    queryKey: ['analysis', 'trackRecord'],
    queryFn: ({ signal }) => call(analysis.trackRecord, {}, signal),
  })
  return (
    <div className="stack">
      <div className="page-head">
        <div>
          <Heading title={t.title} />
          <p className="muted">{t.says}</p>
        </div>
      </div>
      <Loaded
        query={record}
        empty={({ graded }) =>
          graded < enough && (
            <section className="card">
              <Empty icon={targetIcon} title={t.tooFew}>
                {t.tooFewSays(count(graded))}
              </Empty>
            </section>
          )
        }
      >
        {({ graded }) => (
          <section className="card">
            <p className="fig">{count(graded)}</p>
            <p className="muted">{t.graded}</p>
          </section>
        )}
      </Loaded>
    </div>
  )
}
