import { memo } from 'react'
import type { AnalyzedCoin } from '../../features/analysis/index.ts'
import { FavoriteStar } from '../../features/favorites/index.ts'
import { AlertButton } from '../../features/notifications/index.ts'
import { addToPortfolio } from '../../features/portfolio/index.ts'
import { go, useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { IconLink } from '../../ui/actions/IconLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { compareIcon, walletIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useLevelsOf } from './levels-of.ts'

const text = messages({
  portfolio: { tr: 'Portföye ekle', en: 'Add to portfolio' },
  portfolioNeeds: { tr: 'Portföye eklemek için giriş yap', en: 'Sign in to use the portfolio' },
  join: { tr: 'Üye ol', en: 'Join' },
  compare: { tr: 'Karşılaştır', en: 'Compare' },
})

type Props = { coin: AnalyzedCoin; isGuest: boolean }

function useAsk() {
  const t = useText(text)
  return (title: string) => toast.show({ tone: 'info', title, action: { label: t.join, run: () => go('/signup') } })
}

/** What other features do with a coin first: it is waited for, or followed. */
export const CoinActions = memo(function CoinActions({ coin }: Pick<Props, 'coin'>) {
  const levelsOf = useLevelsOf()
  return (
    <>
      <AlertButton coin={coin} levelsOf={levelsOf} />
      <FavoriteStar symbol={coin.symbol} name={coin.name} />
    </>
  )
})

/** What else they do with it: in words where there is room, and else as icons beside the first ones. */
export const MoreCoinActions = memo(function MoreCoinActions({ coin, isGuest, inWords }: Props & { inWords: boolean }) {
  const t = useText(text)
  const ask = useAsk()
  const address = useAddress()
  const compare = address(`/dashboard/compare?coins=${encodeURIComponent(coin.symbol)}`)
  const add = () => (isGuest ? ask(t.portfolioNeeds) : addToPortfolio(coin))
  return inWords ? (
    <>
      <ButtonLink small href={compare}>
        <Icon shape={compareIcon} sizePx={16} />
        {t.compare}
      </ButtonLink>
      <Button small onClick={add}>
        <Icon shape={walletIcon} sizePx={16} />
        {t.portfolio}
      </Button>
    </>
  ) : (
    <>
      <IconLink label={t.compare} icon={compareIcon} href={compare} />
      <IconButton label={t.portfolio} icon={walletIcon} onClick={add} />
    </>
  )
})
