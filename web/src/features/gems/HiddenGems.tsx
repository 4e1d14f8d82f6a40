import { gems } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { gemIcon, lockIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { type Balance, useBalance } from '../credits/index.ts'

const text = messages({
  guest: { tr: 'Gizli cevherler üyelikle açılır', en: 'Hidden gems open with membership' },
  guestSays: {
    tr: 'Potansiyeli yüksek, az bilinen coinler ve nedenleri.',
    en: 'Lesser-known coins with high potential, and why.',
  },
  locked: { tr: 'En az 5 kredi gerekiyor', en: 'You need at least 5 credits' },
  lockedSays: {
    tr: 'Gizli cevherler Pro üyelere ve en az 5 kredisi olan üyelere açıktır.',
    en: 'Hidden gems are open to Pro members and to members with 5 credits or more.',
  },
  add: { tr: 'Kredi ekle', en: 'Add credits' },
  none: { tr: 'Bugün öne çıkan yok', en: 'Nothing stands out today' },
  noneSays: { tr: 'Liste 6 saatte bir yeniden hesaplanır.', en: 'The list is worked out again every 6 hours.' },
})

const neededCredits = 5
const isOpen = (balance: Balance) =>
  balance.kind === 'unlimited' || (balance.kind === 'counted' && balance.left >= neededCredits)

export function HiddenGems({ viewer }: { viewer: Viewer }) {
  const t = useText(text)
  const address = useAddress()
  const balance = useBalance()
  if (viewer.state === 'guest') return <JoinPrompt icon={gemIcon} title={t.guest} says={t.guestSays} />
  if (isOpen(balance)) return <List />
  return (
    <section className="card">
      <Empty
        icon={lockIcon}
        title={t.locked}
        action={
          <ButtonLink look="primary" small href={address('/add-credits')}>
            {t.add}
          </ButtonLink>
        }
      >
        {t.lockedSays}
      </Empty>
    </section>
  )
}

function List() {
  const t = useText(text)
  const { price } = useFormat()
  const found = useQuery({
    queryKey: ['gems', 'list'],
    queryFn: ({ signal }) => call(gems.list, {}, signal),
    staleTime: 2 * 60_000,
  })
  const nothing = (
    <section className="card">
      <Empty icon={gemIcon} title={t.none}>
        {t.noneSays}
      </Empty>
    </section>
  )
  return (
    <Loaded query={found} empty={({ data }) => data.length === 0 && nothing}>
      {({ data }) => (
        <ul className="card card--flush rows">
          {data.map(({ id, symbol, name, currentPrice }) => (
            <li key={id} className="item">
              <span className="grow">
                <b>{symbol}</b>
                <small>{name}</small>
              </span>
              <span>{price(currentPrice)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
