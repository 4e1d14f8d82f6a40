import type { TurnRow } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronRightIcon, chevronUpIcon, codeIcon, usersIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { Table } from '../../ui/Table.tsx'
import { ErrorBar } from './Marks.tsx'
import { turnText } from './messages.ts'
import { type TableOf, type Table as TurnTable, useTable } from './queries.ts'
import { tableText } from './table-messages.ts'
import turnStyles from './turn.module.css'

/** Leaderboard by the lower end of the confidence interval, without rank numbers: they would crown luck. */
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
          {table => <TableRows table={table} />}
        </Loaded>
      </div>
      <div className={turnStyles.column}>
        <How />
        <EnterModel />
      </div>
    </div>
  )
}

function TableRows({ table }: { table: TurnTable }) {
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
      <div className={turnStyles.lead}>
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
  rows: TurnTable['rows']
  table: TurnTable
  isOpen: boolean
}) {
  const t = useText(tableText)
  const words = useText(turnText)
  const { count, plain, countChange } = useFormat()
  const [isOpen, setOpen] = useState(isFirstOpen)
  return (
    <>
      <Table
        className={turnStyles.table}
        caption={words.table}
        rows={isOpen ? [...rows, ...few] : rows}
        keyOf={({ kind, name }) => `${kind} ${name}`}
        rowClass={({ isMine }) => isMine && turnStyles.mine}
        columns={[
          { key: 'name', head: t.name, cellClass: () => turnStyles.turnScreenName, cell: row => <Name row={row} /> },
          { key: 'ranges', head: t.ranges, className: turnStyles.number, cell: ({ graded }) => count(graded) },
          {
            key: 'held',
            head: `${t.held} %`,
            className: turnStyles.number,
            cell: ({ heldRatio }) => plain(100 * heldRatio),
          },
          {
            key: 'difference',
            head: (
              <>
                <span className={base.visuallyHidden}>{t.difference}</span>
                <span className={turnStyles.sides} aria-hidden="true">
                  <span>{t.worse}</span>
                  <span>{t.better}</span>
                </span>
              </>
            ),
            cell: row => <Difference row={row} />,
          },
          {
            key: 'value',
            head: '%',
            className: turnStyles.value,
            cell: ({ betterRatio }) => countChange(Math.round(100 * betterRatio)),
          },
        ]}
      />
      {fewCount > 0 && !isFirstOpen && (
        <button
          type="button"
          className={`${cards.item} ${turnStyles.fold}`}
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

function Name({ row: { name, kind, isMine, isPrivate, graded, heldRatio } }: { row: TurnRow }) {
  const t = useText(tableText)
  const address = useAddress()
  const { count, part } = useFormat()
  return (
    <>
      <b>
        {isPrivate ? <span>{name}</span> : <a href={address(`/turn?player=${encodeURIComponent(name)}`)}>{name}</a>}
        {kind !== 'person' && <span className={turnStyles.tag}>{t.model}</span>}
        {isMine && <span className={turnStyles.tag}>{t.you}</span>}
      </b>
      <small className={turnStyles.narrow}>{t.rangesHeld(count(graded), part(heldRatio))}</small>
      {isPrivate && <small>{t.onlyYouSee}</small>}
    </>
  )
}

function Difference({ row: { kind, betterRatio, lowRatio, highRatio } }: { row: TurnRow }) {
  const t = useText(tableText)
  const { countChange } = useFormat()
  const change = (ratio: number) => countChange(Math.round(100 * ratio))
  const label =
    lowRatio === null || highRatio === null
      ? t.noMargin(change(betterRatio))
      : t.margin(change(betterRatio), change(lowRatio), change(highRatio))
  return <ErrorBar {...{ betterRatio, lowRatio, highRatio, label }} isPusula={kind === 'pusula'} />
}

function How() {
  const t = useText(tableText)
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <h2 className={base.subheading}>{t.how}</h2>
      <ul className={turnStyles.how}>
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
