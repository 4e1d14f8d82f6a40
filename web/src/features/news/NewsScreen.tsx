import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { useGuestMode } from '../../lib/mode.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { newsIcon, refreshIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { type SelectedCoin, selectedCoin } from '../market/index.ts'
import { CoinNews } from './CoinNews.tsx'
import { newsText } from './messages.ts'
import styles from './news.module.css'
import { needsAnalysis, useNews, useReanalysis } from './queries.ts'

/** `onAnalyze` leads to the analysis that brings the news. */
type Props = { onAnalyze: (coin: SelectedCoin) => void }

export default function NewsScreen({ onAnalyze }: Props) {
  const coin = selectedCoin(useGuestMode())
  return coin ? <NewsOf coin={coin} onAnalyze={onAnalyze} /> : <NoCoin />
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

function NewsOf({ coin, onAnalyze }: Props & { coin: SelectedCoin }) {
  const t = useText(newsText)
  const query = useNews(coin.symbol)
  const reanalysis = useReanalysis(() => onAnalyze(coin))
  // What is not paid for any more is not refused in silence: the analysis that brings it is offered.
  const refresh = async () => {
    const { error } = await query.refetch()
    if (error && needsAnalysis(error)) reanalysis.start()
  }
  return (
    <div>
      <div className={base.pageHead}>
        <div>
          <Heading title={t.title} />
          <p className={`${base.small} ${base.muted} ${styles.about}`}>
            <CoinLogo symbol={coin.symbol} src={coin.image} sizePx={18} />
            {t.about(coin.name)}
          </p>
        </div>
        <IconButton
          label={t.refresh}
          icon={refreshIcon}
          aria-busy={query.isFetching}
          disabled={query.isFetching}
          onClick={() => void refresh()}
        />
      </div>
      <CoinNews coin={coin} query={query} reanalysis={reanalysis} onRetry={() => void refresh()} />
    </div>
  )
}
