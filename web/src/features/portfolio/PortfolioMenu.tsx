import { type PortfolioSettings, portfolio } from '@pusula/contract'
import { useState } from 'react'
import { useText } from '../../lib/language.ts'
import { Menu } from '../../ui/actions/Menu.tsx'
import { downloadIcon, fileUpIcon, slidersIcon } from '../../ui/icons/icons.ts'
import { ImportSheet } from './importing/ImportSheet.tsx'
import { SettingsSheet } from './settings/SettingsSheet.tsx'
import { portfolioText } from './text.ts'

/** The server names the file and hands it out as one. */
function download() {
  const link = document.createElement('a')
  link.href = portfolio.export.path
  link.download = ''
  link.click()
}

/** What is done seldom. */
export function PortfolioMenu({ settings }: { settings: PortfolioSettings }) {
  const t = useText(portfolioText)
  const [isChoosing, setChoosing] = useState(false)
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Menu
        label={t.more}
        items={[
          { id: 'import', label: t.import, icon: fileUpIcon, onSelect: () => setImporting(true) },
          { id: 'export', label: t.export, icon: downloadIcon, onSelect: download },
          { id: 'settings', label: t.settings, icon: slidersIcon, onSelect: () => setChoosing(true) },
        ]}
      />
      <ImportSheet open={isImporting} onClose={() => setImporting(false)} />
      <SettingsSheet open={isChoosing} onClose={() => setChoosing(false)} settings={settings} />
    </>
  )
}
