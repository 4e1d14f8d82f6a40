import { useState } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { plusIcon, searchXIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import styles from '../admin.module.css'
import { useSettled } from '../frame/ask.ts'
import { ListTools } from '../frame/ListTools.tsx'
import { useNarrowed } from '../frame/narrowed.ts'
import { PageHead } from '../frame/PageHead.tsx'
import { Pager } from '../frame/Pager.tsx'
import { adminText } from '../frame/text.ts'
import { AddCoin } from './AddCoin.tsx'
import { CoinTable } from './CoinTable.tsx'
import { type CoinView, pageSize, useCoins, views } from './coins.ts'
import { ExportButton } from './ExportButton.tsx'
import { LastUpload } from './LastUpload.tsx'
import { StatTiles } from './StatTiles.tsx'
import { coinsText } from './text.ts'
import { UploadCard } from './UploadCard.tsx'

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
  const { coins, total } = useCoins(useSettled(tools.typed), tools.which, page)
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
