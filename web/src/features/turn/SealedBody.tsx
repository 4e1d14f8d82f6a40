import { toastFailure } from '../../lib/failure-toast.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import base from '../../ui/base.module.css'
import { Lubber } from '../../ui/brand/Dial.tsx'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { Toggle } from '../../ui/fields/Checkbox.tsx'
import { ratioInRange } from '../../ui/instruments/scale.ts'
import { writtenRange } from './dollars.ts'
import { turnText } from './messages.ts'
import { type Call, type Card, useNotify } from './queries.ts'
import turnStyles from './turn.module.css'

interface Band {
  name: string
  low: number
  high: number
  /** What stands at its end: a width, a score. */
  text: string
  isOwn?: boolean
}

type RangeBandsProps = {
  bands: readonly Band[]
  /** The one price they are read against. */
  price: number
  /** What stands over the figures at their ends. */
  heading: string
  /** The ends of the scale as they are written. */
  write: (prices: readonly number[]) => string[]
  /** The picture as a sentence. */
  label: string
}

/** Padding of the scale, as a share of its width. */
const margin = 0.08

/** A scale on which all ranges and the price have room, on round numbers where there are some near. */
export function bandScale(
  bands: readonly { low: number; high: number }[],
  price: number,
): { min: number; max: number } {
  const least = Math.min(price, ...bands.map(({ low }) => low))
  const most = Math.max(price, ...bands.map(({ high }) => high))
  const room = (most - least || most * 0.01) * margin
  const unit = 10 ** Math.floor(Math.log10(most - least || most * 0.01) - 0.5)
  return { min: Math.max(0, Math.floor((least - room) / unit) * unit), max: Math.ceil((most + room) / unit) * unit }
}

/** Several ranges of one coin on one scale, with the price through all of them; what lies between a range and the price is dotted. */
export function RangeBands({ bands, price, heading, write, label }: RangeBandsProps) {
  const scale = bandScale(bands, price)
  const place = (value: number) => 100 * ratioInRange(scale.min, scale.max, value)
  const [min = '', max = ''] = write([scale.min, scale.max])
  const at = `${place(price)}%`
  return (
    <div role="img" aria-label={label} className={turnStyles.bands}>
      <div className={`${turnStyles.row} ${turnStyles.caption}`}>
        <span />
        <span />
        <span>{heading}</span>
      </div>
      {bands.map(({ name, low, high, text, isOwn }, index) => (
        <div key={name} className={classes(turnStyles.row, turnStyles.band, isOwn && turnStyles.own)}>
          <span>{name}</span>
          <span className={turnStyles.track}>
            <i style={{ left: `${place(low)}%`, width: `${place(high) - place(low)}%` }} />
            {price > high && <em style={{ left: `${place(high)}%`, right: `${100 - place(price)}%` }} />}
            {price < low && <em style={{ left: at, right: `${100 - place(low)}%` }} />}
            <u style={{ left: at }} />
            {index === 0 && (
              <span className={turnStyles.price} style={{ left: at }}>
                <Lubber />
              </span>
            )}
          </span>
          <b>{text}</b>
        </div>
      ))}
      <div className={`${turnStyles.row} ${turnStyles.caption}`}>
        <span />
        <span className={turnStyles.axis}>
          <span>{min}</span>
          <span>{max}</span>
        </span>
        <span />
      </div>
    </div>
  )
}

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
      <p className={turnStyles.range}>{mine}</p>
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
        <p className={turnStyles.key}>
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
    <div className={`${cards.setting} ${turnStyles.ruled}`}>
      <b className={`${base.grow} ${base.small}`}>{t.tellMe}</b>
      <Toggle
        label={t.tellMe}
        checked={isTold}
        onChange={next =>
          notify.mutate(next, {
            onError: error => toastFailure(error, { title: t.notChanged, text: t.failed, notKnown: t.failed }),
          })
        }
      />
    </div>
  )
}
