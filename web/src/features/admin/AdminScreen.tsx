import type { ReactNode } from 'react'
import base from '../../ui/base.module.css'
import { FactorGate } from '../accounts/index.ts'
import { ApisSection } from './apis/ApisSection.tsx'
import { AuditSection } from './audit/AuditSection.tsx'
import { ChannelsSection } from './channels/ChannelsSection.tsx'
import { CoinsSection } from './coins/CoinsSection.tsx'
import { EconomyCard } from './economy/EconomyCard.tsx'
import { AdminFrame } from './frame/AdminFrame.tsx'
import { type Section, useAdminPlace } from './frame/sections.ts'
import { JurisdictionSection } from './jurisdiction/JurisdictionSection.tsx'
import { MetricsSection } from './metrics/MetricsSection.tsx'
import { PeopleSection } from './people/PeopleSection.tsx'
import { SettingsSection } from './settings/SettingsSection.tsx'
import { SupportSection } from './support/SupportSection.tsx'

const contents: Record<Section, () => ReactNode> = {
  coins: () => <CoinsSection />,
  apis: () => <ApisSection />,
  settings: () => (
    <div className={base.stack}>
      <SettingsSection />
      <EconomyCard />
    </div>
  ),
  jurisdiction: () => <JurisdictionSection />,
  channels: () => <ChannelsSection />,
  figures: () => <MetricsSection />,
  people: () => <PeopleSection />,
  support: () => <SupportSection />,
  audit: () => <AuditSection />,
}

/** For the few who look after the product; everybody else is told that there is no such page. */
export default function AdminScreen() {
  const { section } = useAdminPlace()
  return (
    <AdminFrame current={section}>
      <FactorGate>{contents[section]()}</FactorGate>
    </AdminFrame>
  )
}
