import { memo, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { sinceMs } from '../../lib/server-time.ts'
import { Button } from '../../ui/actions/Button.tsx'
import linkStyles from '../../ui/actions/links.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { directionClass } from '../../ui/direction.ts'
import { Arrow } from '../../ui/marks/Arrow.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SelectedCoin } from '../market/index.ts'
import { CoinNews } from './CoinNews.tsx'
import { isNews, type NewsItem, safeAddress, toneOf } from './items.ts'
import { newsText } from './messages.ts'
import styles from './news.module.css'
import { useNews } from './queries.ts'

const most = 3
const directions = { positive: 'up', neutral: 'flat', negative: 'down' } as const

/** The newest headlines of a coin on a screen that is about more than news. Where there are none it takes no room. */
export const Headlines = memo(function Headlines({ coin }: { coin: SelectedCoin }) {
  const t = useText(newsText)
  const [isWhole, setWhole] = useState(false)
  const query = useNews(coin.symbol)
  const { data } = query
  if (isWhole) return <CoinNews query={query} onRetry={() => void query.refetch()} />
  if (!isNews(data) || data.length === 0) return null
  return (
    <section className={`${cards.card} ${styles.headlines}`}>
      <h2 className={base.subheading}>{t.about(coin.name)}</h2>
      <ul>
        {data.slice(0, most).map(item => (
          <Headline key={`${item.URL} ${item.publishedAt}`} item={item} />
        ))}
      </ul>
      {data.length > most && (
        <Button small block onClick={() => setWhole(true)}>
          {t.all(data.length)}
        </Button>
      )}
    </section>
  )
})

function Headline({ item }: { item: NewsItem }) {
  const t = useText(newsText)
  const { age } = useFormat()
  const address = item.isSimulated ? null : safeAddress(item.URL)
  const direction = directions[toneOf(item)]
  return (
    <li>
      {address ? (
        <a className={linkStyles.link} href={address} target="_blank" rel="noopener noreferrer" lang={item.language}>
          {item.TITLE} <VisuallyHidden>{t.newTab}</VisuallyHidden>
        </a>
      ) : (
        <b lang={item.language}>{item.TITLE}</b>
      )}
      <small className={base.faint}>
        <span className={directionClass[direction]}>
          <Arrow direction={direction} sizePx={8} /> {item.TONE_TEXT}
        </span>
        {' · '}
        {item.source} · {age(sinceMs(item.publishedAt))}
        {item.isSimulated && ` · ${t.simulated}`}
      </small>
    </li>
  )
}
