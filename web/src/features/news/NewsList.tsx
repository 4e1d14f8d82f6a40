import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import linkStyles from '../../ui/actions/links.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { directionClass } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowUpRightIcon } from '../../ui/icons/icons.ts'
import { Arrow } from '../../ui/marks/Arrow.tsx'
import { Pill } from '../../ui/marks/Pill.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type NewsItem, safeAddress, toneCounts, toneOf, tones } from './items.ts'
import { newsText } from './messages.ts'
import styles from './news.module.css'
import { ToneBadge } from './ToneBadge.tsx'

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
