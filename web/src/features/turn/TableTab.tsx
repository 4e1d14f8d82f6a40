import type { TurnRow } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronRightIcon, chevronUpIcon, codeIcon, usersIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { ErrorBar } from './ErrorBar.tsx'
import { turnText } from './messages.ts'
import { type Table, type TableOf, useTable } from './queries.ts'
import styles from './table.module.css'
import { tableText } from './table-messages.ts'
import turnStyles from './turn.module.css'

/** People and models by the cautious end of their interval: nobody has a number, so that luck is not crowned. */
export function TableTab() {
  const t = useText(tableText)
  const words = useText(turnText)
  const [of, choose] = useState<TableOf>('all')
  const query = useTable(of)
  return (
    <div className={turnStyles.columns}>
      <div className={turnStyles.column}>
        <Segmented
          label={t.show}
          full
          segments={[
            { value: 'all', label: t.both },
            { value: 'people', label: t.people },
            { value: 'models', label: t.models },
          ]}
          value={of}
          onChange={choose}
        />
        <Loaded query={query} waiting={<SkeletonRows label={words.waiting} />}>
          {table => <Standings table={table} />}
        </Loaded>
      </div>
      <div className={turnStyles.column}>
        <How />
        <EnterModel />
      </div>
    </div>
  )
}

function Standings({ table }: { table: Table }) {
  const t = useText(tableText)
  const { rows, few, people, models, clearlyBetter } = table
  if (rows.length + few.length === 0)
    return (
      <section className={cards.card}>
        <Empty icon={usersIcon} title={t.empty}>
          {t.emptySays}
        </Empty>
      </section>
    )
  const isOrdered = people + models > 0
  const isPusulaListed = rows.some(({ kind }) => kind === 'pusula')
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={styles.lead}>
        <h2 className={base.heading}>
          {!isOrdered
            ? t.noOrder
            : clearlyBetter > 0
              ? t.headline(people, models, clearlyBetter)
              : t.nobodyBetter(people, models)}
        </h2>
        <p className={`${base.small} ${base.muted}`}>
          {isOrdered ? t.says : isPusulaListed ? t.onlyPusula : t.nobodyYet}
        </p>
      </div>
      <Rows rows={rows} table={table} isOpen={!isOrdered} />
    </section>
  )
}

function Rows({
  rows,
  table: { few, fewCount },
  isOpen: isFirstOpen,
}: {
  rows: Table['rows']
  table: Table
  isOpen: boolean
}) {
  const t = useText(tableText)
  const { count } = useFormat()
  const [isOpen, setOpen] = useState(isFirstOpen)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col" className={styles.number}>
              {t.ranges}
            </th>
            <th scope="col" className={styles.number}>
              {t.held} %
            </th>
            <th scope="col">
              <span className={base.visuallyHidden}>{t.difference}</span>
              <span className={styles.sides} aria-hidden="true">
                <span>{t.worse}</span>
                <span>{t.better}</span>
              </span>
            </th>
            <th scope="col" className={styles.value}>
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={`${row.kind} ${row.name}`} row={row} />
          ))}
          {isOpen && few.map(row => <Row key={`${row.kind} ${row.name}`} row={row} />)}
        </tbody>
      </table>
      {fewCount > 0 && !isFirstOpen && (
        <button
          type="button"
          className={`${cards.item} ${styles.fold}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={cards.itemText}>
            <b>{t.few(count(fewCount))}</b>
          </span>
          <Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} sizePx={18} />
        </button>
      )}
    </>
  )
}

function Row({ row }: { row: TurnRow }) {
  const t = useText(tableText)
  const address = useAddress()
  const { count, part, plain, countChange } = useFormat()
  const { name, kind, isMine, isPrivate, graded, heldRatio, betterRatio, lowRatio, highRatio } = row
  const change = (ratio: number) => countChange(Math.round(100 * ratio))
  const label =
    lowRatio === null || highRatio === null
      ? t.noMargin(change(betterRatio))
      : t.margin(change(betterRatio), change(lowRatio), change(highRatio))
  return (
    <tr className={classes(isMine && styles.mine)}>
      <th scope="row" className={styles.name}>
        <b>
          {isPrivate ? <span>{name}</span> : <a href={address(`/turn?player=${encodeURIComponent(name)}`)}>{name}</a>}
          {kind !== 'person' && <span className={turnStyles.tag}>{t.model}</span>}
          {isMine && <span className={turnStyles.tag}>{t.you}</span>}
        </b>
        <small className={styles.narrow}>{t.rangesHeld(count(graded), part(heldRatio))}</small>
        {isPrivate && <small>{t.onlyYouSee}</small>}
      </th>
      <td className={styles.number}>{count(graded)}</td>
      <td className={styles.number}>{plain(100 * heldRatio)}</td>
      <td>
        <ErrorBar {...{ betterRatio, lowRatio, highRatio, label }} isPusula={kind === 'pusula'} />
      </td>
      <td className={styles.value}>{change(betterRatio)}</td>
    </tr>
  )
}

function How() {
  const t = useText(tableText)
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <h2 className={base.subheading}>{t.how}</h2>
      <ul className={styles.how}>
        {[t.howScore, t.howCompared, t.howMissing, t.howOrder, t.howClear].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={`${base.small} ${base.muted}`}>{t.noPrizes}</p>
    </section>
  )
}

function EnterModel() {
  const t = useText(tableText)
  const address = useAddress()
  return (
    <a className={`${cards.card} ${cards.linkCard}`} href={address('/turn?tab=model')}>
      <Icon shape={codeIcon} sizePx={22} />
      <span className={base.grow}>
        <b>{t.enter}</b>
        <small>{t.enterSays}</small>
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </a>
  )
}
