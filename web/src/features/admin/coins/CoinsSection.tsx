import { admin } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useDebounced } from '../../../lib/debounced.ts'
import { downloadText } from '../../../lib/download.ts'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Menu } from '../../../ui/actions/Menu.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downloadIcon, plusIcon, searchXIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from '../admin.module.css'
import { Confirm, PageHead } from '../frame/AdminFrame.tsx'
import { useAsk } from '../frame/ask.ts'
import { ListTools, Pager, useNarrowed } from '../frame/ListTools.tsx'
import { adminText } from '../frame/messages.ts'
import { AddCoin, UploadCard } from './AddCoin.tsx'
import {
  type AdminCoin,
  type CoinView,
  csvOf,
  pageSize,
  useCoins,
  useRemoveCoin,
  useSwitchCoin,
  views,
} from './coins.ts'
import { coinsText, uploadText } from './messages.ts'

/** The switch of a coin, and the menu of one that the owner brought. */
function CoinActions({ coin }: { coin: AdminCoin }) {
  const t = useText(coinsText)
  const { symbol } = coin
  const change = useSwitchCoin()
  return (
    <span className={styles.actions}>
      {coin.isUploaded && <CoinMenu coin={coin} />}
      <Toggle
        small
        label={t.isEnabled(symbol)}
        // The switch answers the finger; the server's word follows and stands.
        checked={change.isPending ? change.variables.isEnabled : coin.isEnabled}
        onChange={next => !change.isPending && change.mutate({ symbol, isEnabled: next })}
      />
    </span>
  )
}

/** Only the owner's own coins can go; those of the market are switched off. */
function CoinMenu({ coin: { id, symbol } }: { coin: AdminCoin }) {
  const t = useText(coinsText)
  const [isAsked, setAsked] = useState(false)
  const remove = useRemoveCoin(() => setAsked(false))
  const items = [{ id: 'remove', label: t.remove, icon: trashIcon, danger: true, onSelect: () => setAsked(true) }]
  return (
    <>
      <Menu label={t.more(symbol)} items={items} />
      <Confirm
        open={isAsked}
        title={t.removeAsk(symbol)}
        action={t.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id)}
        onClose={() => setAsked(false)}
      >
        {t.removeSays}
      </Confirm>
    </>
  )
}

/** The four figures of the product, over the list. */
function StatTiles() {
  const t = useText(coinsText)
  const { count, date, time } = useFormat()
  const stats = useAsk('figures', admin.stats, {})
  return (
    <Loaded query={stats}>
      {({ totalCoins, disabledCoins, activeApis, totalApis, dailyAnalyses, analysesYesterday, lastUpload }) => {
        const uploadedAt = lastUpload && new Date(lastUpload)
        return (
          <dl className={styles.stats}>
            <Tile name={t.total} value={count(totalCoins)} says={t.disabledOnes(count(disabledCoins))} />
            <Tile
              name={t.apis}
              value={t.ofApis(count(activeApis), count(totalApis))}
              says={t.pausedApis(count(totalApis - activeApis))}
            />
            <Tile name={t.analyses} value={count(dailyAnalyses)} says={t.yesterday(count(analysesYesterday))} />
            <Tile
              name={t.lastUpload}
              value={uploadedAt ? date(uploadedAt) : t.never}
              says={uploadedAt ? time(uploadedAt) : ''}
            />
          </dl>
        )
      }}
    </Loaded>
  )
}

const Tile = ({ name, value, says }: { name: string; value: string; says: string }) => (
  <div>
    <dt className={`${base.small} ${base.muted}`}>{name}</dt>
    <dd>
      <b>{value}</b>
      <small className={base.faint}>{says}</small>
    </dd>
  </div>
)

export function CoinsSection() {
  const t = useText(coinsText)
  const { coins: title } = useText(adminText)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHead title={title}>
        <ExportButton />
        <Button look="primary" small onClick={() => setAdding(true)}>
          <Icon shape={plusIcon} sizePx={16} />
          {t.add}
        </Button>
      </PageHead>
      <StatTiles />
      <div className={styles.split}>
        <CoinList />
        <div className={base.stack}>
          <UploadCard />
          <LastUpload />
        </div>
      </div>
      <AddCoin open={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

function CoinList() {
  const t = useText(coinsText)
  const { page, setPage, tools } = useNarrowed<CoinView>('all')
  const { coins, total } = useCoins(useDebounced(tools.typed), tools.which, page)
  const viewNames = { all: t.all, visitor: t.visitorOnes, member: t.memberOnes, disabled: t.disabled }
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-label={t.total}>
      <ListTools {...tools} search={t.search} label={t.show} names={viewNames} choices={views} />
      <Loaded
        query={coins}
        empty={list =>
          list.length === 0 && (
            <Empty icon={searchXIcon} title={t.nothing}>
              {t.nothingSays}
            </Empty>
          )
        }
      >
        {list => <CoinTable coins={list} />}
      </Loaded>
      {total !== undefined && total > 0 && <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />}
    </section>
  )
}

function CoinTable({ coins }: { coins: readonly AdminCoin[] }) {
  const t = useText(coinsText)
  const { count, time } = useFormat()
  return (
    <Table
      look="dense"
      className={styles.table}
      caption={t.total}
      rows={coins}
      keyOf={({ symbol }) => symbol}
      columns={[
        {
          key: 'coin',
          head: t.coin,
          cell: ({ image, symbol, name }) => (
            <span className={styles.coin}>
              <CoinLogo src={image} symbol={symbol} sizePx={28} />
              <b>{symbol}</b>
              <span className={`${base.faint} ${styles.cut}`}>{name}</span>
            </span>
          ),
        },
        {
          key: 'id',
          head: t.id,
          className: styles.wide,
          cellClass: () => base.muted,
          cell: ({ id }) => <span className={styles.cut}>{id}</span>,
        },
        {
          key: 'tradingSymbol',
          head: t.tradingSymbol,
          className: styles.wide,
          cell: ({ tradingSymbol }) => tradingSymbol ?? '–',
        },
        { key: 'access', head: t.access, cell: ({ access }) => <Pill>{t[access]}</Pill> },
        {
          key: 'analyses',
          head: t.dayAnalyses,
          isNumber: true,
          className: styles.wide,
          cell: ({ analyses }) => count(analyses),
        },
        {
          key: 'pricedAt',
          head: t.pricedAt,
          isNumber: true,
          className: styles.wide,
          cellClass: () => base.faint,
          cell: ({ pricedAt }) => (pricedAt ? time(new Date(pricedAt)) : '–'),
        },
        { key: 'enabled', head: t.enabled, isNumber: true, cell: coin => <CoinActions coin={coin} /> },
      ]}
    />
  )
}

const exportedAtOnce = 1_000

/** All coins, page by page: there may be more than one answer holds. */
async function allCoins() {
  const all = new Map<string, AdminCoin>()
  for (let page = 1; ; page++) {
    const coins = await call(admin.coins, { page, pageSize: exportedAtOnce })
    // The list may move between two pages; nobody stands in the file twice.
    for (const coin of coins) all.set(coin.symbol, coin)
    if (coins.length < exportedAtOnce) return [...all.values()]
  }
}

function ExportButton() {
  const t = useText(coinsText)
  const all = useMutation({
    mutationFn: allCoins,
    onSuccess: coins => downloadText(csvOf(coins), 'coins.csv', 'text/csv'),
    onError: ({ message }) => toast.show({ tone: 'err', title: t.notExported, text: message }),
  })
  return (
    <Button small busy={all.isPending && t.exporting} onClick={() => all.mutate()}>
      <Icon shape={downloadIcon} sizePx={16} />
      {t.export}
    </Button>
  )
}

function LastUpload() {
  const t = useText(uploadText)
  const { count } = useFormat()
  const [last] = useAsk('coins', admin.uploads, {}).data ?? []
  if (!last) return null
  return (
    <section className={cards.card} aria-labelledby="last-upload">
      <h2 className={base.subheading} id="last-upload">
        {t.last}
      </h2>
      <dl className={`${cards.facts} ${styles.facts}`}>
        <div>
          <dt>{t.file}</dt>
          <dd className={styles.cut}>{last.fileName}</dd>
        </div>
        <div>
          <dt>{t.by}</dt>
          <dd className={styles.cut}>{last.by}</dd>
        </div>
        <div>
          <dt>{t.added}</dt>
          <dd>{count(last.added)}</dd>
        </div>
        <div>
          <dt>{t.updated}</dt>
          <dd>{count(last.updated)}</dd>
        </div>
      </dl>
    </section>
  )
}
