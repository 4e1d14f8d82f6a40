import type { PagedEntry } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { Amount, useSpoken } from '../discreet/Amount.tsx'
import { EntryHistory } from '../form/PurchaseEditor.tsx'
import type { Money } from '../money.ts'
import { transferText } from './transfers.messages.ts'
import { usePair, usePartners, useUnpair } from './transfers.queries.ts'

type Props = { entry: PagedEntry; money: Money; onClose: () => void }

/** Which withdrawal and deposit are one transfer, said by hand or taken back. */
export default function TransferSheet({ entry, money, onClose }: Props) {
  const t = useText(transferText)
  const { date } = useFormat()
  const unpair = useUnpair()
  const { quantity, coinSymbol: symbol, kind, networkFee } = entry
  const isFree = networkFee === '0' && entry.pairId
  return (
    <Sheet open onClose={onClose} title={t.title} closeLabel={t.close}>
      <div className={base.stack}>
        <p>
          <b>
            <Amount text={`${kind === 'in' ? t.in : t.out}: ${money.quantity(quantity)} ${symbol}`} />
          </b>
          <br />
          <small className={base.muted}>{[date(dayAt(entry.day)), entry.notes].filter(Boolean).join(' · ')}</small>
        </p>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
        {entry.pairId ? (
          <>
            {isFree && <p className={`${base.small} ${base.muted}`}>{t.feeNotCounted}</p>}
            <Button busy={unpair.isPending && t.unpair} onClick={() => unpair.mutate(entry.id, { onSuccess: onClose })}>
              {t.unpair}
            </Button>
          </>
        ) : (
          <Partners entry={entry} money={money} onClose={onClose} />
        )}
        <EntryHistory id={entry.id} symbol={symbol} />
      </div>
    </Sheet>
  )
}

function Partners({ entry, money, onClose }: Props) {
  const t = useText(transferText)
  const { date } = useFormat()
  const spoken = useSpoken()
  const { data, error, refetch } = usePartners(entry.id, true)
  const pair = usePair()
  if (error && !data)
    return (
      <p className={`${base.small} ${base.muted}`}>
        {t.failed}{' '}
        <Button small look="ghost" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    )
  if (!data) return <SkeletonRows label={t.waiting} count={2} />
  if (data.length === 0) return <p className={`${base.small} ${base.muted}`}>{t.noPartner}</p>
  const pairWith = (id: string) =>
    pair.mutate([entry.kind === 'out' ? { out: entry.id, in: id } : { out: id, in: entry.id }], { onSuccess: onClose })
  return (
    <section className={base.stackTight}>
      <h3 className={base.subheading}>{t.choose}</h3>
      <ul className={`${cards.card} ${cards.flush} ${cards.rows}`}>
        {data.map(one => {
          const amount = `${money.quantity(one.quantity)} ${one.coinSymbol}`
          const said = [date(dayAt(one.day)), one.notes].filter(Boolean).join(' · ')
          return (
            <li key={one.id} className={cards.item}>
              <span className={cards.itemText}>
                <b>
                  <Amount text={amount} />
                </b>
                <small>{said}</small>
              </span>
              <Button
                small
                disabled={pair.isPending}
                aria-label={`${t.pair}: ${spoken(amount)}, ${said}`}
                onClick={() => pairWith(one.id)}
              >
                {t.pair}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
