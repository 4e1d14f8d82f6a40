import { record as routes, verifyCommand } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { ButtonLink, IconButton } from '../../../ui/actions/Button.tsx'
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

type Props = Pick<TrackRecord, 'log' | 'unknown' | 'gaps' | 'seed'>

/** How anybody can tell whether something was changed: what was signed and by whom, the record itself, and the command. */
export function LogCard({ log, unknown, gaps, seed }: Props) {
  const t = useText(trackRecordText)
  const language = useLanguage()
  const { count, date, time, plain } = useFormat()
  const megabytes = (bytes: number) => plain(Math.max(bytes / 1e6, 0.1), bytes < 1e7 ? 1 : 0)
  const [chosen, choose] = useState<string>()
  const file = log.months.find(each => each.month === chosen) ?? log.months[0]
  const month = file?.month
  const command = verifyCommand(location.origin, seed)
  const missed = gaps.reduce((sum, { slots }) => sum + slots, 0)
  const reasons = { off: t.gapOff, exchange: t.gapExchange, history: t.gapHistory, clock: t.gapClock }
  const { checkpoint, finding } = log
  const checkedAt = log.checkedAt && new Date(log.checkedAt)

  async function copy() {
    try {
      await navigator.clipboard.writeText(command)
      toast.show({ tone: 'ok', title: t.copied })
    } catch {
      toast.show({ tone: 'err', title: t.notCopied })
    }
  }

  return (
    <section className={`${cards.card} ${styles.log}`}>
      <div className={`${base.row} ${base.between}`}>
        <h2 className={base.subheading}>{t.check}</h2>
        <Icon shape={linkIcon} sizePx={20} />
      </div>
      <p className={`${base.small} ${base.muted}`}>{t.checkSays}</p>
      <p className={`${base.small} ${base.muted}`}>{t.newcomer}</p>
      {finding && (
        <p className={styles.down} role="alert">
          <b>{t.altered}</b> <span lang="en">{finding}</span>
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t.entries}</dt>
          <dd>{count(checkpoint?.size ?? 0)}</dd>
        </div>
        <div>
          <dt>{t.sealed}</dt>
          <dd>{count(log.sealed)}</dd>
        </div>
        <div>
          <dt>{t.root}</dt>
          <dd className={styles.mono} title={checkpoint?.root}>
            {checkpoint ? shortened(checkpoint.root) : '–'}
          </dd>
        </div>
        <div>
          <dt>{t.cosigned}</dt>
          <dd>
            {log.cosigned.length > 0 ? count(log.cosigned.length) : t.nobody}
            {log.cosigned.map(({ name, at }) => (
              <small key={name}>
                {name} · {date(new Date(at))}
              </small>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t.lastCheck}</dt>
          {checkedAt ? (
            <dd className={finding ? styles.down : styles.intact}>
              {!finding && <Icon shape={checkIcon} sizePx={14} />}
              {(finding ? t.checkedAt : t.intact)(`${date(checkedAt)} ${time(checkedAt)}`)}
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
            {log.months.map(each => (
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
        {checkpoint && !finding && (
          <p className={styles.expected}>
            <span className={base.visuallyHidden}>{t.expected}</span>
            <code lang="en">{`log intact · ${checkpoint.size} ${shortened(checkpoint.root)}`}</code>
          </p>
        )}
      </div>
      {checkpoint && (
        <p className={`${base.small} ${base.muted}`}>
          {t.verifierKey} <code className={styles.verifierKey}>{checkpoint.verifierKey}</code>
        </p>
      )}
      <p className={`${base.small} ${styles.links}`}>
        {month && (
          <a className={linkStyles.link} href={`${files}/${month}.csv`}>
            CSV
          </a>
        )}
        <a className={linkStyles.link} href="/track-record/log/checkpoint">
          {t.checkpoint}
        </a>
        <a className={linkStyles.link} href={`/track-record.atom?language=${language}`}>
          {t.feed}
        </a>
      </p>
    </section>
  )
}
