import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { useSearch } from '../../lib/location.ts'
import { useGuestMode } from '../../lib/mode.ts'
import { ButtonLink, IconButton } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { newsIcon, refreshIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { logoOf, type SelectedCoin, selectedCoin, useOverview } from '../market/index.ts'
import { CoinNews } from './Headlines.tsx'
import { newsText } from './messages.ts'
import styles from './news.module.css'
import { useNews } from './queries.ts'

/** The news of the coin that the address names, or of the one that was looked at last. */
export default function NewsScreen() {
  const coin = selectedCoin(useGuestMode())
  const named = new URLSearchParams(useSearch()).get('coin')?.toUpperCase()
  if (named && named !== coin?.symbol) return <NewsOfNamed key={named} symbol={named} />
  return coin ? <NewsOf coin={coin} /> : <NoCoin />
}

/** A link knows the symbol alone; the name follows, and the news do not wait for it. */
function NewsOfNamed({ symbol }: { symbol: string }) {
  const { data } = useOverview(symbol)
  return <NewsOf coin={data?.coin ?? { id: '', symbol, name: symbol, image: logoOf(symbol) }} />
}

/** The headlines of one coin, for a screen that tells of it. */
export function NewsOfCoin({ coin }: { coin: SelectedCoin }) {
  const query = useNews(coin.symbol)
  return (
    <div>
      <CoinNews query={query} onRetry={() => void query.refetch()} />
    </div>
  )
}

function NoCoin() {
  const t = useText(newsText)
  const address = useAddress()
  return (
    <div className={base.stack}>
      <Heading title={t.title} />
      <section className={cards.card}>
        <Empty
          icon={newsIcon}
          title={t.noCoin}
          action={
            <ButtonLink look="primary" small href={address('/dashboard/home')}>
              {t.pick}
            </ButtonLink>
          }
        >
          {t.noCoinSays}
        </Empty>
      </section>
    </div>
  )
}

function NewsOf({ coin }: { coin: SelectedCoin }) {
  const t = useText(newsText)
  const query = useNews(coin.symbol)
  const refresh = () => !query.isFetching && void query.refetch()
  return (
    <div>
      <div className={base.pageHead}>
        <div>
          <Heading title={`${coin.name} · ${t.title}`}>{t.title}</Heading>
          <p className={`${base.small} ${base.muted} ${styles.about}`}>
            <CoinLogo symbol={coin.symbol} src={coin.image} sizePx={18} />
            {t.about(coin.name)}
          </p>
        </div>
        <IconButton label={t.refresh} icon={refreshIcon} aria-busy={query.isFetching} onClick={refresh} />
      </div>
      <CoinNews query={query} onRetry={refresh} />
    </div>
  )
}
