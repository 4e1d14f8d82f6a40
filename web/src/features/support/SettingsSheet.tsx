import { lazy, Suspense, useState } from 'react'
import { useAppInfo } from '../../lib/app-info.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { useText } from '../../lib/language.ts'
import { useCurrency } from '../../lib/money/currency.ts'
import { moneyText } from '../../lib/money/messages.ts'
import { rateOne } from '../../lib/money/RateLine.tsx'
import { useRate } from '../../lib/money/rates.ts'
import { movesChoices, setMoves, useMoves } from '../../lib/moves.ts'
import { setTheme, themeChoices, useTheme } from '../../lib/theme.ts'
import linkStyles from '../../ui/actions/links.module.css'
import { RowButton } from '../../ui/actions/RowButton.tsx'
import base from '../../ui/base.module.css'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { coinsIcon } from '../../ui/icons/icons.ts'
import { Delta } from '../../ui/marks/Delta.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { TermsDialog } from '../accounts/index.ts'
import { currencyText } from './currency/messages.ts'
import { supportText } from './messages.ts'
import styles from './SettingsSheet.module.css'
import { SupportForm } from './SupportForm.tsx'

const CurrencySheet = lazy(async () => ({ default: (await import('./currency/CurrencySheet.tsx')).CurrencySheet }))

export function SettingsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(supportText)
  return (
    <Sheet open={open} onClose={onClose} title={t.settings} closeLabel={t.close}>
      <Settings />
    </Sheet>
  )
}

function Settings() {
  const t = useText(supportText)
  const theme = useTheme()
  const moves = useMoves()
  const { percent } = useFormat()
  const address = useAddress()
  const version = useAppInfo()?.version
  const [isReading, setReading] = useState(false)
  const close = () => setReading(false)
  return (
    <div className={base.stack}>
      <div className={`${base.row} ${base.between}`}>
        <b className={base.small}>{t.language}</b>
        <LanguageToggle />
      </div>
      <CurrencyRow />
      <div className={`${base.row} ${base.between} ${base.wrap}`}>
        <b className={base.small}>{t.theme}</b>
        <Segmented
          label={t.theme}
          segments={themeChoices.map(value => ({ value, label: t[value] }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <div className={base.stackTight}>
        <b className={base.small}>{t.moves}</b>
        <Segmented
          full
          label={t.moves}
          segments={movesChoices.map(value => ({ value, label: t[value] }))}
          value={moves}
          onChange={setMoves}
        />
        <p className={`${base.row} ${base.small}`}>
          <Delta direction="up">{percent(2.34)}</Delta>
          <Delta direction="down">{percent(-1.27)}</Delta>
        </p>
      </div>
      <SupportForm />
      <p className={`${base.row} ${base.wrap} ${base.small}`}>
        <button type="button" className={linkStyles.link} onClick={() => setReading(true)}>
          {t.terms}
        </button>
        <a className={linkStyles.link} href={address('/privacy')}>
          {t.privacy}
        </a>
      </p>
      {version && <p className={`${base.tiny} ${base.faint}`}>{t.version(version)}</p>}
      <Suspense>{isReading && <TermsDialog open onClose={close} onUnderstood={close} />}</Suspense>
    </div>
  )
}

/** The currency with its rate; the choice is one tap away. */
function CurrencyRow() {
  const t = useText(currencyText)
  const names = useText(moneyText)
  const format = useFormat()
  const currency = useCurrency()
  const rate = useRate(currency)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <div className={styles.row}>
        <RowButton
          icon={coinsIcon}
          title={t.currency}
          says={rate ? `${names[currency]} · ${rateOne(currency, rate, format)}` : names[currency]}
          onClick={() => setChoosing(true)}
        />
      </div>
      <Suspense>{isChoosing && <CurrencySheet open onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
