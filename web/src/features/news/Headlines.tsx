import { memo, useEffect, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { useOnline } from '../../lib/online.ts'
import { namedOr } from '../../lib/problem.ts'
import { sinceMs } from '../../lib/server-time.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { directionClass } from '../../ui/direction.ts'
import { newsIcon } from '../../ui/icons/icons.ts'
import { Arrow } from '../../ui/marks/Delta.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorBox, Notice } from '../../ui/states/Notice.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import spinnerStyles from '../../ui/states/states.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SelectedCoin } from '../market/index.ts'
import { newsText } from './messages.ts'
import { isNews, type NewsItem, NewsList, safeAddress, toneOf } from './NewsList.tsx'
import styles from './news.module.css'
import { useNews } from './queries.ts'

const most = 3
const directions = { positive: 'up', neutral: 'flat', negative: 'down' } as const

type Props = {
  query: ReturnType<typeof useNews>
  onRetry: () => void
}

/** Whatever can be said of the news of one coin: on their way, not to be had, none, unreadable, or here. */
export function CoinNews({ query, onRetry }: Props) {
  const t = useText(newsText)
  const { data, error } = query

  if (data === undefined) {
    if (error === null && query.isFetching) return <Gathering />
    return <Failed says={namedOr(error, t.unreadable)} onRetry={onRetry} />
  }
  if (!isNews(data)) return <Failed says={t.unreadable} onRetry={onRetry} />
  return (
    <>
      <Age atMs={query.dataUpdatedAt} hasFailed={error !== null} onRetry={onRetry} />
      {data.length > 0 ? (
        <NewsList items={data} />
      ) : (
        <section className={cards.card}>
          <Empty icon={newsIcon} title={t.nothing}>
            {t.nothingSays}
          </Empty>
        </section>
      )}
    </>
  )
}

function Failed({ says, onRetry }: { says: string; onRetry: () => void }) {
  const t = useText(newsText)
  return (
    <section className={cards.card}>
      <ErrorBox
        title={t.failed}
        action={
          <Button small onClick={onRetry}>
            {t.retry}
          </Button>
        }
      >
        {says}
      </ErrorBox>
    </section>
  )
}

/** How old the news are, once they could not be renewed. */
function Age({ atMs, hasFailed, onRetry }: { atMs: number; hasFailed: boolean; onRetry: () => void }) {
  const t = useText(newsText)
  const { age } = useFormat()
  const isOnline = useOnline()
  if (isOnline && !hasFailed) return null
  return (
    <div className={styles.age}>
      <Notice kind="old" action={isOnline ? { label: t.retry, run: onRetry } : undefined}>
        {hasFailed && t.notRenewed} {t.gathered(age(Math.max(0, Date.now() - atMs)))}
      </Notice>
    </div>
  )
}

const stageMs = 2_000

/** While the news are gathered: what is being done now, and the shape of what is coming. */
function Gathering() {
  const { stages } = useText(newsText)
  const [stage, setStage] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStage(now => Math.min(now + 1, stages.length - 1)), stageMs)
    return () => clearInterval(timer)
  }, [stages])
  return (
    <div className={base.stack} aria-busy="true">
      <section className={`${cards.card} ${base.row}`}>
        <i className={spinnerStyles.ring} aria-hidden="true" />
        <output className={base.muted}>{stages[stage]}</output>
      </section>
      <div className={styles.list} aria-hidden="true">
        {[0, 1].map(place => (
          <div key={place} className={`${cards.card} ${styles.story}`}>
            <Skeleton width={88} heightPx={24} />
            <Skeleton heightPx={22} />
            <Skeleton heightPx={14} />
            <Skeleton width="60%" heightPx={14} />
          </div>
        ))}
      </div>
    </div>
  )
}

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
