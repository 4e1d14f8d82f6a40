import { useAddress } from '../../lib/go.ts'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { setTheme, themeChoices, useTheme } from '../../lib/theme.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons/icons.ts'

const text = messages({
  settings: { tr: 'Ayarlar', en: 'Settings' },
  language: { tr: 'Dil', en: 'Language' },
  theme: { tr: 'Görünüm', en: 'Appearance' },
  system: { tr: 'Sistem', en: 'System' },
  dark: { tr: 'Koyu', en: 'Dark' },
  light: { tr: 'Açık', en: 'Light' },
  legal: { tr: 'Gizlilik ve koşullar', en: 'Privacy and terms' },
})

export function SettingsCard() {
  const t = useText(text)
  const theme = useTheme()
  const address = useAddress()
  return (
    <section className="card card--flush">
      <div className="card-h">
        <h2 className="h3">{t.settings}</h2>
      </div>
      <div className="rows">
        <div className="item">
          <span className="grow">
            <b>{t.language}</b>
          </span>
          <LanguageToggle />
        </div>
        <div className="item wrap">
          <span className="grow">
            <b>{t.theme}</b>
          </span>
          <Segmented
            label={t.theme}
            segments={themeChoices.map(value => ({ value, label: t[value] }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
        <a className="item" href={address('/privacy')}>
          <span className="grow">
            <b>{t.legal}</b>
          </span>
          <Icon shape={chevronRightIcon} sizePx={18} />
        </a>
      </div>
    </section>
  )
}
