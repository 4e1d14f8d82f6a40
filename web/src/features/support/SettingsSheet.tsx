import { Suspense, useState } from 'react'
import { useAppInfo } from '../../lib/app-info.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { useText } from '../../lib/language.ts'
import { movesChoices, setMoves, useMoves } from '../../lib/moves.ts'
import { setTheme, themeChoices, useTheme } from '../../lib/theme.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { TermsDialog } from '../accounts/index.ts'
import { supportText } from './messages.ts'
import { SupportForm } from './SupportForm.tsx'

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
    <div className="stack">
      <div className="row between">
        <b className="sm">{t.language}</b>
        <LanguageToggle />
      </div>
      <div className="row between wrap">
        <b className="sm">{t.theme}</b>
        <Segmented
          label={t.theme}
          segments={themeChoices.map(value => ({ value, label: t[value] }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <div className="stack-2">
        <b className="sm">{t.moves}</b>
        <Segmented
          full
          label={t.moves}
          segments={movesChoices.map(value => ({ value, label: t[value] }))}
          value={moves}
          onChange={setMoves}
        />
        <p className="row sm">
          <Delta direction="up">{percent(2.34)}</Delta>
          <Delta direction="down">{percent(-1.27)}</Delta>
        </p>
      </div>
      <SupportForm />
      <p className="row wrap sm">
        <button type="button" className="link" onClick={() => setReading(true)}>
          {t.terms}
        </button>
        <a className="link" href={address('/privacy')}>
          {t.privacy}
        </a>
      </p>
      {version && <p className="xs dim">{t.version(version)}</p>}
      <Suspense>{isReading && <TermsDialog open onClose={close} onUnderstood={close} />}</Suspense>
    </div>
  )
}
