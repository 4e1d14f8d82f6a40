import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { lateScreen, useEverTrue } from '../../../lib/late-screen.ts'
import { pairOf, useMoney } from '../../../lib/money/money.ts'
import { useOnline } from '../../../lib/online.ts'
import { Price } from '../../../lib/Price.tsx'
import { IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, shareIcon } from '../../../ui/icons/icons.ts'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import styles from '../AnalysisScreen.module.css'
import { useMoment } from '../access/access.ts'
import { analysisText } from '../messages.ts'
import type { AnalysisResult, AnalyzedCoin, Run } from '../select/run.ts'
import { priceNow, useMarketNow } from './price-now.ts'

const CoinPickerSheet = lateScreen(() => import('../dialogs/CoinPickerSheet.tsx'))

type Props = {
  run: Run
  /** Its time is over: what stands here is the price of the market, which is free. */
  isEnded?: boolean | undefined
  /** What other features offer for this coin, such as its star. */
  actions?: ((coin: AnalyzedCoin) => ReactNode) | undefined
  moreActions?: ((coin: AnalyzedCoin, inWords: boolean) => ReactNode) | undefined
}

/** Lazy: the share sheet is loaded with the first tap. */
const ShareSheet = lateScreen(() => import('../share/ShareSheet.tsx'))

function ShareButton({ result }: { result: AnalysisResult }) {
  const t = useText(analysisText)
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useEverTrue(isOpen)
  return (
    <>
      <IconButton label={t.share} icon={shareIcon} onClick={() => setOpen(true)} />
      <Suspense>{wasOpened && <ShareSheet result={result} open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** The coin, the way to another one, and its price. */
export function AnalysisHead({ run, isEnded = false, actions, moreActions }: Props) {
  const t = useText(analysisText)
  const [isPicking, setPicking] = useState(false)
  const wasPicking = useEverTrue(isPicking)
  const { price, percent, changePercent, tender } = useMoney()
  const { coin } = run
  const day = run.price.state === 'known' ? run.price.value : null
  const analyzed = run.technical.state === 'known' && !isEnded ? run.technical.value : null
  const source = day?.provenance.source ?? analyzed?.source
  const analyzedAtMs = analyzed ? Date.parse(analyzed.at) : 0
  // While the analysis asks for the day itself, it is not asked for twice.
  const now = useMarketNow(coin.symbol, isEnded ? null : priceNow(run), analyzedAtMs, isEnded || day !== null)
  // Without a network a price is old, and says of when it is.
  const isOld = !useOnline() && now !== null && now.atMs > 0
  const moment = useMoment()
  return (
    <div className={styles.coinHead}>
      <button type="button" className={styles.coinPicker} aria-haspopup="dialog" onClick={() => setPicking(true)}>
        <CoinLogo src={coin.image} symbol={coin.symbol} sizePx={40} />
        <span>
          <b>
            {coin.name}
            <Icon shape={chevronDownIcon} sizePx={16} />
          </b>
          <small>
            {pairOf(coin.symbol, tender)}
            {source === 'simulated' && ` · ${t.simulated}`}
          </small>
        </span>
        <span className={base.visuallyHidden}>{t.pickOther}</span>
      </button>
      <Suspense>{wasPicking && <CoinPickerSheet open={isPicking} onClose={() => setPicking(false)} />}</Suspense>
      <div className={styles.price} data-part="price">
        <b className={isOld ? base.muted : undefined}>
          {now ? (
            <PriceFlash value={now.usd}>
              <Price text={price(now.usd)} />
            </PriceFlash>
          ) : (
            <Price text={price(undefined)} />
          )}
        </b>
        {typeof now?.changePercent === 'number' && (
          <Change percent={changePercent(now.changePercent)} write={percent} />
        )}
        {isOld && <small className={base.faint}>{moment(new Date(now.atMs), Date.now())}</small>}
      </div>
      <div className={styles.actions}>
        {actions?.(coin)}
        {moreActions?.(coin, false)}
        {analyzed && <ShareButton result={analyzed} />}
      </div>
    </div>
  )
}

const Change = ({ percent, write }: { percent: number; write: (percent: number) => string }) => (
  <Delta direction={directionOf(0, percent)}>{write(percent)}</Delta>
)
