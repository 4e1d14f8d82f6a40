import { memo } from 'react'
import type { AnalyzedCoin } from '../../features/analysis/index.ts'
import { FavoriteStar } from '../../features/favorites/index.ts'
import { AlertButton } from '../../features/notifications/index.ts'
import { addToPortfolio } from '../../features/portfolio/index.ts'
import { go, useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { IconLink } from '../../ui/actions/IconLink.tsx'
import { bellIcon, compareIcon, walletIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useLevelsOf } from './levels-of.ts'

const text = messages({
  portfolio: { tr: 'Portföye ekle', en: 'Add to portfolio' },
  portfolioNeeds: { tr: 'Portföye eklemek için giriş yap', en: 'Sign in to use the portfolio' },
  alert: { tr: (name: string) => `${name} için alarm`, en: (name: string) => `Alert for ${name}` },
  alertNeeds: { tr: 'Alarm kurmak için giriş yap', en: 'Sign in to set alerts' },
  join: { tr: 'Üye ol', en: 'Join' },
  compare: { tr: 'Karşılaştır', en: 'Compare' },
})

type Props = { coin: AnalyzedCoin; isGuest: boolean }

/** What other features do with a coin; a guest is told what it takes. */
export const CoinActions = memo(function CoinActions({ coin, isGuest }: Props) {
  const t = useText(text)
  const address = useAddress()
  const levelsOf = useLevelsOf()
  const ask = (title: string) =>
    toast.show({ tone: 'info', title, action: { label: t.join, run: () => go('/signup') } })
  return (
    <>
      {isGuest ? (
        <IconButton label={t.alert(coin.name)} icon={bellIcon} onClick={() => ask(t.alertNeeds)} />
      ) : (
        <AlertButton coin={coin} levelsOf={levelsOf} />
      )}
      <FavoriteStar symbol={coin.symbol} name={coin.name} />
      <IconLink
        label={t.compare}
        icon={compareIcon}
        href={address(`/dashboard/compare?coins=${encodeURIComponent(coin.symbol)}`)}
      />
      <IconButton
        label={t.portfolio}
        icon={walletIcon}
        onClick={() => (isGuest ? ask(t.portfolioNeeds) : addToPortfolio(coin))}
      />
    </>
  )
})
