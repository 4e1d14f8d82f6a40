import type { Viewer } from '../../features/accounts/index.ts'
import { selectCoin } from '../../features/analysis/index.ts'
import { FavoriteCoins, useFavoriteList } from '../../features/favorites/index.ts'
import { HiddenGems, useGemCount } from '../../features/gems/index.ts'
import type { RowCoin } from '../../features/market/index.ts'
import { addToPortfolio } from '../../features/portfolio/index.ts'
import { go } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useProfile } from '../../lib/jurisdiction.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import base from '../../ui/base.module.css'
import { TabPanel, Tabs } from '../../ui/navigation/Tabs.tsx'
import { type FavoriteList, tabPath } from '../place.ts'

const text = messages({
  title: { tr: 'Favoriler', en: 'Favorites' },
  lists: { tr: 'Listeler', en: 'Lists' },
  coins: { tr: 'Favoriler', en: 'Favorites' },
  'hidden-gems': { tr: 'Gizli cevherler', en: 'Hidden gems' },
})

/** The question about the credit is asked where its answer is read. */
function analyze(coin: RowCoin): void {
  go(tabPath.analysis)
  selectCoin(coin)
}

type Props = { viewer: Viewer; list: FavoriteList; onList: (list: FavoriteList) => void }

/** Two features side by side: the coins a member follows, and those worth finding. */
export default function FavoritesPage({ viewer, list, onList }: Props) {
  const t = useText(text)
  const favorites = useFavoriteList()
  const gemCount = useGemCount()
  const { gems } = useProfile()
  const tabs = [
    { id: 'coins', label: t.coins, count: favorites.data?.length } as const,
    ...(gems === 'closed' ? [] : [{ id: 'hidden-gems', label: t['hidden-gems'], count: gemCount } as const]),
  ]
  // A link to what is not offered leads to what is.
  const shown = gems === 'closed' ? 'coins' : list
  return (
    <div className={base.stack}>
      <Heading title={t[shown]}>{t.title}</Heading>
      <div>
        <Tabs name="favorites" label={t.lists} tabs={tabs} selected={shown} onSelect={onList} />
        <TabPanel name="favorites" selected={shown}>
          {shown === 'coins' ? (
            <FavoriteCoins viewer={viewer} onPortfolio={addToPortfolio} onAnalyze={analyze} />
          ) : (
            <HiddenGems viewer={viewer} />
          )}
        </TabPanel>
      </div>
    </div>
  )
}
