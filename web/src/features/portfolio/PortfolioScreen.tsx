import '../../ui/styles/screens/portfolio.css'
import { portfolio } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { walletIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'

const text = messages({
  title: { tr: 'Portföy', en: 'Portfolio' },
  guest: { tr: 'Portföyün üyelikle açılır', en: 'Your portfolio opens with membership' },
  guestSays: {
    tr: 'Alımlarını yaz; ortalamanı, kârını ve zararını görelim.',
    en: 'Note your purchases and see your averages, profit and loss.',
  },
  none: { tr: 'Henüz bir alımın yok', en: 'No purchases yet' },
  noneSays: {
    tr: 'İlk alımını yazınca maliyetin ve güncel değerin burada durur.',
    en: 'Once you note the first one, its cost and its value today stand here.',
  },
})

export default function PortfolioScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(text)
  return (
    <div className="stack">
      <Heading title={t.title} />
      {viewer.state === 'guest' ? <JoinPrompt icon={walletIcon} title={t.guest} says={t.guestSays} /> : <Holdings />}
    </div>
  )
}

function Holdings() {
  const t = useText(text)
  const format = useFormat()
  const holdings = useQuery({
    queryKey: ['portfolio', 'list'],
    queryFn: ({ signal }) => call(portfolio.list, {}, signal),
  })
  return (
    <Loaded
      query={holdings}
      empty={({ length }) =>
        length === 0 && (
          <section className="card">
            <Empty icon={walletIcon} title={t.none}>
              {t.noneSays}
            </Empty>
          </section>
        )
      }
    >
      {list => (
        <ul className="card card--flush rows">
          {list.map(({ coinSymbol, coinName, totalQuantity, totalCost }) => (
            <li key={coinSymbol} className="item">
              <span className="grow">
                <b>{coinSymbol}</b>
                <small>{coinName}</small>
              </span>
              <span>
                {format.quantity(Number(totalQuantity))} · {format.money(Number(totalCost))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
