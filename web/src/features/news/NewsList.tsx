import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowUpRightIcon } from '../../ui/icons/icons.ts'
import { Arrow } from '../../ui/marks/Arrow.tsx'
import { Pill } from '../../ui/marks/Pill.tsx'
import { ToneBadge } from '../../ui/marks/ToneBadge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type NewsItem, safeAddress, toneCounts, toneOf, tones } from './items.ts'
import { newsText } from './messages.ts'

const directions = { positive: 'up', neutral: 'flat', negative: 'down' } as const

export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <>
      <ToneCard items={items} />
      <div className="newslist">
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
    <section className="card tonecard">
      <div className="row between">
        <h2 className="h3">{t.tone}</h2>
        <span className="sm muted">{t.count(items.length)}</span>
      </div>
      <div className="tonebar" aria-hidden="true">
        {tones.map(
          tone => counts[tone] > 0 && <i key={tone} className={directions[tone]} style={{ flex: counts[tone] }} />,
        )}
      </div>
      <p className="row tonekey">
        {tones.map(tone => (
          <span key={tone} className={directions[tone]}>
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
  // A simulated story stands nowhere but here.
  const address = item.isSimulated ? null : safeAddress(item.URL)
  return (
    <article className="card nw">
      <div className="row between">
        <ToneBadge tone={toneOf(item)}>{item.TONE_TEXT}</ToneBadge>
        <time className="xs dim" dateTime={item.publishedAt}>
          {date(at)}, {time(at)}
        </time>
      </div>
      <h2 className="h2" lang={item.language}>
        {item.TITLE}
      </h2>
      {item.SUMMARY && (
        <p className="muted" lang={item.language}>
          {item.SUMMARY}
        </p>
      )}
      <div className="row between nw-f">
        <small className="dim">
          {item.source} {item.isSimulated && <Pill tone="warn">{t.simulated}</Pill>}
        </small>
        {address && (
          <a className="go" href={address} target="_blank" rel="noopener noreferrer">
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
