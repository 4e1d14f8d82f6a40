import type { news, ReplyOf } from '@pusula/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { type Direction, directionClass } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowUpRightIcon } from '../../ui/icons/icons.ts'
import { Arrow } from '../../ui/marks/Delta.tsx'
import { Pill } from '../../ui/marks/Pill.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { newsText } from './messages.ts'
import styles from './news.module.css'

const toneBadgeDirections: Record<Tone, Direction> = { positive: 'up', neutral: 'flat', negative: 'down' }

type Tone = 'positive' | 'neutral' | 'negative'

function ToneBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const direction = toneBadgeDirections[tone]
  return (
    <Pill tone={direction === 'flat' ? undefined : direction}>
      <Arrow direction={direction} sizePx={8} />
      {children}
    </Pill>
  )
}

type Reply = ReplyOf<typeof news.ofCoin>[number]

/** News saved by an older version lack the other sources of a story and the reasons of its tone. */
export type NewsItem = Omit<Reply, 'retoldBy' | 'decidedBy'> & Partial<Pick<Reply, 'retoldBy' | 'decidedBy'>>

const texts = ['TITLE', 'TONE', 'TONE_TEXT', 'SUMMARY', 'URL', 'source', 'publishedAt']

const isItem = (value: unknown): value is NewsItem =>
  typeof value === 'object' &&
  value !== null &&
  texts.every(key => typeof Reflect.get(value, key) === 'string') &&
  Number.isFinite(Date.parse(String(Reflect.get(value, 'publishedAt'))))

/** Whether a reply, or what was kept of one, can be shown: a proxy or an older version may have written it. */
export const isNews = (value: unknown): value is NewsItem[] => Array.isArray(value) && value.every(isItem)

export const toneOf = ({ TONE }: Pick<NewsItem, 'TONE'>): Tone =>
  TONE === '1' ? 'positive' : TONE === '-1' ? 'negative' : 'neutral'

const tones = ['positive', 'neutral', 'negative'] as const satisfies readonly Tone[]

/** How many of each tone. */
export function toneCounts(items: readonly Pick<NewsItem, 'TONE'>[]): Record<Tone, number> {
  const counts = { positive: 0, neutral: 0, negative: 0 }
  for (const item of items) counts[toneOf(item)] += 1
  return counts
}

/** An address that is safe to open: outlets write their own feeds, and a script is not a story. */
export function safeAddress(url: string): string | null {
  const address = URL.parse(url)
  return address && ['https:', 'http:'].includes(address.protocol) ? address.href : null
}

const directions = { positive: 'up', neutral: 'flat', negative: 'down' } as const

const parts = { positive: undefined, neutral: styles.flat, negative: styles.down }

/** More would push the link to the story out of the line. */
const maxSources = 3

export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <>
      <ToneCard items={items} />
      <div className={styles.list}>
        {items.map(item => (
          <Story key={`${item.URL} ${item.publishedAt}`} item={item} />
        ))}
      </div>
    </>
  )
}

/** The mix of tones: counts in words, the bar in true proportion. */
function ToneCard({ items }: { items: readonly NewsItem[] }) {
  const t = useText(newsText)
  const counts = toneCounts(items)
  return (
    <section className={cards.card}>
      <div className={`${base.row} ${base.between}`}>
        <h2 className={base.subheading}>{t.tone}</h2>
        <span className={`${base.small} ${base.muted}`}>{t.count(items.length)}</span>
      </div>
      <div className={styles.toneBar} aria-hidden="true">
        {tones.map(
          tone =>
            counts[tone] > 0 && (
              <i
                key={tone}
                className={classes(directionClass[directions[tone]], parts[tone])}
                style={{ flex: counts[tone] }}
              />
            ),
        )}
      </div>
      <p className={`${base.row} ${styles.toneKey}`}>
        {tones.map(tone => (
          <span key={tone} className={directionClass[directions[tone]]}>
            <Arrow direction={directions[tone]} />
            <b>{counts[tone]}</b> {t[tone]}
          </span>
        ))}
      </p>
    </section>
  )
}

function Story({ item }: { item: NewsItem }) {
  const t = useText(newsText)
  const { date, time } = useFormat()
  const at = new Date(item.publishedAt)
  const addressOf = useAddress()
  // A simulated story stands nowhere but here: more of it is what it is.
  const address = item.isSimulated ? addressOf('/privacy#simulated') : safeAddress(item.URL)
  const sources = [item.source, ...(item.retoldBy ?? [])]
  return (
    <article className={`${cards.card} ${styles.story}`}>
      <div className={`${base.row} ${base.between}`}>
        <ToneBadge tone={toneOf(item)}>{item.TONE_TEXT}</ToneBadge>
        <time className={`${base.tiny} ${base.faint}`} dateTime={item.publishedAt}>
          {date(at)}, {time(at)}
        </time>
      </div>
      <h2 className={base.heading} lang={item.language}>
        {item.TITLE}
      </h2>
      {item.SUMMARY && (
        <p className={base.muted} lang={item.language}>
          {item.SUMMARY}
        </p>
      )}
      {item.decidedBy && item.decidedBy.length > 0 && (
        <details className={styles.why}>
          <summary>{t.why}</summary>
          <p lang={item.language}>
            {item.decidedBy.map(word => (
              <q key={word}>{word}</q>
            ))}
          </p>
          <p>{t.whySays}</p>
        </details>
      )}
      <div className={`${base.row} ${base.between} ${styles.foot}`}>
        <small className={base.faint}>
          {sources.slice(0, maxSources).join(', ')}
          {sources.length > maxSources && t.moreSources(sources.length - maxSources)}{' '}
          {item.isSimulated && <Pill tone="warn">{t.simulated}</Pill>}
        </small>
        {address && (
          <a className={linkStyles.action} href={address} target="_blank" rel="noopener noreferrer">
            {t.read}
            <VisuallyHidden>
              : {item.TITLE} {t.newTab}
            </VisuallyHidden>
            <Icon shape={arrowUpRightIcon} sizePx={16} />
          </a>
        )}
      </div>
    </article>
  )
}
