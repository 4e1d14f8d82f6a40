import { record as routes, verifyCommand } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, copyIcon, downloadIcon, linkIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { trackRecordText } from './messages.ts'
import type { TrackRecord } from './record.ts'
import styles from './track-record.module.css'

const shortened = (hash: string) => `${hash.slice(0, 6)}…${hash.slice(-6)}`
const files = routes.trackRecord.path

type Props = Pick<TrackRecord, 'chain' | 'unknown' | 'gaps' | 'seed'>

/** How anybody can tell whether something was changed: the end of the chain, the record itself, and the command. */
export function ChainCard({ chain, unknown, gaps, seed }: Props) {
  const t = useText(trackRecordText)
  const language = useLanguage()
  const { count, date, time, plain } = useFormat()
  const megabytes = (bytes: number) => plain(Math.max(bytes / 1e6, 0.1), bytes < 1e7 ? 1 : 0)
  const [chosen, choose] = useState<string>()
  const file = chain.months.find(each => each.month === chosen) ?? chain.months[0]
  const month = file?.month
  const command = verifyCommand(location.origin, seed)
  const missed = gaps.reduce((sum, { slots }) => sum + slots, 0)
  const reasons = { off: t.gapOff, exchange: t.gapExchange, history: t.gapHistory, clock: t.gapClock }
  const checkedAt = chain.checkedAt && new Date(chain.checkedAt)
  const trouble = chain.brokenAt !== null ? t.broken(count(chain.brokenAt)) : chain.isAsWritten ? undefined : t.altered

  async function copy() {
    try {
      await navigator.clipboard.writeText(command)
      toast.show({ tone: 'ok', title: t.copied })
    } catch {
      toast.show({ tone: 'err', title: t.notCopied })
    }
  }

  return (
    <section className={`${cards.card} ${styles.chain}`}>
      <div className={`${base.row} ${base.between}`}>
        <h2 className={base.subheading}>{t.check}</h2>
        <Icon shape={linkIcon} sizePx={20} />
      </div>
      <p className={`${base.small} ${base.muted}`}>{t.checkSays}</p>
      {trouble && (
        <p className={styles.down} role="alert">
          <b>{trouble}</b>
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t.entries}</dt>
          <dd>{count(chain.length)}</dd>
        </div>
        <div>
          <dt>{t.lastSeal}</dt>
          <dd className={styles.mono} title={chain.hash}>
            {chain.length > 0 ? shortened(chain.hash) : '–'}
          </dd>
        </div>
        <div>
          <dt>{t.lastCheck}</dt>
          {checkedAt ? (
            <dd className={trouble ? styles.down : styles.intact}>
              {!trouble && <Icon shape={checkIcon} sizePx={14} />}
              {(trouble ? t.checkedAt : t.intact)(`${date(checkedAt)} ${time(checkedAt)}`)}
            </dd>
          ) : (
            <dd>{t.notChecked}</dd>
          )}
        </div>
        {missed > 0 && (
          <div>
            <dt>{t.gaps}</dt>
            <dd>
              {count(missed)}
              {gaps.map(({ reason, slots }) => (
                <small key={reason}>
                  {reasons[reason]} · {count(slots)}
                </small>
              ))}
            </dd>
          </div>
        )}
        {unknown > 0 && (
          <div>
            <dt>{t.unknown}</dt>
            <dd>{count(unknown)}</dd>
          </div>
        )}
      </dl>
      {file && (
        <div className={styles.download}>
          <select
            className={styles.chip}
            aria-label={t.month}
            value={file.month}
            onChange={event => choose(event.target.value)}
          >
            {chain.months.map(each => (
              <option key={each.month} value={each.month}>
                {each.month}
              </option>
            ))}
          </select>
          <ButtonLink look="second" block href={`${files}/${file.month}.ndjson`}>
            <Icon shape={downloadIcon} sizePx={18} />
            {file.file === 'ready' ? t.downloadSize(megabytes(file.bytes)) : t.downloadAbout(megabytes(file.bytes))}
          </ButtonLink>
        </div>
      )}
      {file?.file === 'preparing' && <p className={`${base.small} ${base.muted}`}>{t.preparing}</p>}
      <div>
        <div className={styles.command}>
          <code>
            <span aria-hidden="true">$ </span>
            {command}
          </code>
          <IconButton label={t.copyCommand} icon={copyIcon} onClick={() => void copy()} />
        </div>
        {chain.length > 0 && !trouble && (
          <p className={styles.expected}>
            <span className={base.visuallyHidden}>{t.expected}</span>
            <code lang="en">{`chain intact · ${chain.length} ${shortened(chain.hash)}`}</code>
          </p>
        )}
      </div>
      <p className={`${base.small} ${styles.links}`}>
        {month && (
          <a className={linkStyles.link} href={`${files}/${month}.csv`}>
            CSV
          </a>
        )}
        <a className={linkStyles.link} href={`${files}/seals.txt`}>
          {t.seals}
        </a>
        <a className={linkStyles.link} href={`/track-record.atom?language=${language}`}>
          {t.feed}
        </a>
      </p>
    </section>
  )
}
