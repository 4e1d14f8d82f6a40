import { Segmented } from '../ui/fields/Segmented.tsx'
import styles from './LanguageToggle.module.css'
import { setLanguage, useLanguage, useText } from './language.ts'
import { messages } from './messages.ts'

const text = messages({ language: { tr: 'Dil', en: 'Language' } })

const segments = [
  { value: 'tr', label: 'TR', lang: 'tr' },
  { value: 'en', label: 'EN', lang: 'en' },
] as const

export function LanguageToggle() {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Segmented
      className={styles.languages}
      label={t.language}
      segments={segments}
      value={language}
      onChange={setLanguage}
    />
  )
}
