import { dayAt } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Amount, useSpoken } from '../discreet/Amount.tsx'
import type { Money } from '../money.ts'
import { transferText } from './transfers.messages.ts'
import { type Proposal, usePair, useProposals } from './transfers.queries.ts'

/** As many as stand there before somebody asks for all. */
const fewFirst = 3

/** Withdrawals and deposits that look like one transfer; nothing where there are none, or they cannot be had. */
export function Proposals({ money }: { money: Money }) {
  const t = useText(transferText)
  const { data } = useProposals()
  const pair = usePair()
  const [isWhole, setWhole] = useState(false)
  if (!data?.proposals.length) return null
  const shown = isWhole ? data.proposals : data.proposals.slice(0, fewFirst)
  const pairAll = (some: readonly Proposal[]) =>
    pair.mutate(some.map(({ out, in: into }) => ({ out: out.id, in: into.id })))
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <h2 className={base.subheading}>{t.proposals(data.total)}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.proposalsSay}</p>
      <ul className={cards.rows}>
        {shown.map(proposal => (
          <li key={proposal.out.id} className={cards.item}>
            <Told proposal={proposal} money={money} isBusy={pair.isPending} onPair={() => pairAll([proposal])} />
          </li>
        ))}
      </ul>
      {data.proposals.length > shown.length && (
        <Button small look="ghost" onClick={() => setWhole(true)}>
          {t.more(data.proposals.length - shown.length)}
        </Button>
      )}
      {shown.length > 1 && (
        <Button small disabled={pair.isPending} onClick={() => pairAll(shown)}>
          {t.pairAll(shown.length)}
        </Button>
      )}
    </section>
  )
}

type ToldProps = { proposal: Proposal; money: Money; isBusy: boolean; onPair: () => void }

function Told({ proposal: { out, in: into, fee }, money, isBusy, onPair }: ToldProps) {
  const t = useText(transferText)
  const { date } = useFormat()
  const spoken = useSpoken()
  const amount = `${money.quantity(out.quantity)} ${out.coinSymbol}`
  const [from, to] = [out, into].map(({ notes, day }) => [notes, date(dayAt(day))].filter(Boolean).join(', '))
  const cost = fee === '0' ? t.noFee : t.fee(`${money.quantity(fee)} ${out.coinSymbol}`)
  return (
    <>
      <span className={cards.itemText}>
        <b>
          <Amount text={amount} />
        </b>
        <small>
          {from} → {to}
        </small>
        <small>
          <Amount text={cost} />
        </small>
      </span>
      <Button small disabled={isBusy} aria-label={`${t.pair}: ${spoken(`${amount}, ${from}`)}`} onClick={onPair}>
        {t.pair}
      </Button>
    </>
  )
}
