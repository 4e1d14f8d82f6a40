import { toastFailure } from '../../lib/failure-toast.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import base from '../../ui/base.module.css'
import { Lubber } from '../../ui/brand/Lubber.tsx'
import cards from '../../ui/cards.module.css'
import { Toggle } from '../../ui/fields/Toggle.tsx'
import { writtenRange } from './dollars.ts'
import { turnText } from './messages.ts'
import { type Call, type Card, useNotify } from './queries.ts'
import { RangeBands } from './RangeBands.tsx'
import styles from './turn.module.css'

type Props = {
  call: Call
  nowUsd: number
  given: Card['given'] | undefined
  /** Guests have nowhere that a notification could reach. */
  canNotify: boolean
}

/** A sealed range beside Pusula’s and the simplest rival’s, with the price of now through all three. */
export function SealedBody({ call, nowUsd, given, canNotify }: Props) {
  const t = useText(turnText)
  const format = useFormat()
  const { roughPrice, roughPrices, part, dayTime } = format
  const { pusula, unchanged } = call.rivals
  const [mine, theirs, still] = [call, pusula, unchanged].map(range => writtenRange(range, format))
  const width = (ratio: number) => part(ratio, 1)
  return (
    <>
      <p className={styles.range}>{mine}</p>
      <div className={base.stackTight}>
        <RangeBands
          bands={[
            { name: t.you, low: call.lowUsd, high: call.highUsd, text: width(call.widthRatio), isOwn: true },
            { name: 'Pusula', low: pusula.lowUsd, high: pusula.highUsd, text: width(pusula.widthRatio) },
            { name: t.unchanged, low: unchanged.lowUsd, high: unchanged.highUsd, text: width(unchanged.widthRatio) },
          ]}
          price={nowUsd}
          heading={t.width}
          write={roughPrices}
          label={t.sealedPicture(mine ?? '', theirs ?? '', still ?? '', roughPrice(nowUsd))}
        />
        <p className={styles.key}>
          <span>
            <Lubber /> {t.now(roughPrice(nowUsd))}
          </span>
        </p>
      </div>
      <p className={`${base.small} ${base.muted}`}>
        {t.opens(dayTime(new Date(call.dueAt), new Date(serverNowMs())))} {given && t.given(given.people, given.models)}
      </p>
      {canNotify && <NotifySwitch call={call} />}
    </>
  )
}

function NotifySwitch({ call }: { call: Call }) {
  const t = useText(turnText)
  const notify = useNotify(call.id)
  const isTold = notify.isPending ? notify.variables : call.isTold
  return (
    <div className={`${cards.setting} ${styles.ruled}`}>
      <b className={`${base.grow} ${base.small}`}>{t.tellMe}</b>
      <Toggle
        label={t.tellMe}
        checked={isTold}
        onChange={next =>
          notify.mutate(next, {
            onError: error => toastFailure(error, { title: t.notTold, text: t.failed, notKnown: t.failed }),
          })
        }
      />
    </div>
  )
}
