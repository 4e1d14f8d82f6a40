import type { ReactNode } from 'react'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import { Field, TextArea } from '../../../ui/fields/Field.tsx'
import styles from '../admin.module.css'
import { type Faults, type SettingsDraft, venues } from './draft.ts'
import { settingsText } from './messages.ts'
import { NumberRow, useFaultWords } from './NumberRow.tsx'

type Props = { draft: SettingsDraft; faults: Faults; onChange: (draft: SettingsDraft) => void }

const Card = ({ title, says, children }: { title: string; says?: string; children: ReactNode }) => (
  <section className={cards.card}>
    <h2 className={base.heading}>{title}</h2>
    {says && <p className={`${base.small} ${base.faint}`}>{says}</p>}
    <div className={cards.rows}>{children}</div>
  </section>
)

const tiers = ['visitor', 'member', 'pro'] as const

export function LimitsCard({ draft, faults, onChange }: Props) {
  const t = useText(settingsText)
  const says = { visitor: t.visitorSays, member: t.memberSays, pro: t.proSays }
  return (
    <Card title={t.limits} says={t.limitsSay}>
      {tiers.map(tier => (
        <NumberRow
          key={tier}
          name={t[tier]}
          says={says[tier]}
          unit={t.perDay}
          placeholder="∞"
          value={draft[tier]}
          fault={faults[tier]}
          onChange={value => onChange({ ...draft, [tier]: value })}
        />
      ))}
    </Card>
  )
}

export function CacheCard({ draft, faults, onChange }: Props) {
  const t = useText(settingsText)
  return (
    <Card title={t.cache}>
      <NumberRow
        name={t.minutes}
        says={t.minutesSay}
        unit={t.minutesUnit}
        value={draft.cacheMinutes}
        fault={faults.cacheMinutes}
        onChange={cacheMinutes => onChange({ ...draft, cacheMinutes })}
      />
      <NumberRow
        name={t.megabytes}
        says={t.megabytesSay}
        unit="MB"
        value={draft.cacheMegabytes}
        fault={faults.cacheMegabytes}
        onChange={cacheMegabytes => onChange({ ...draft, cacheMegabytes })}
      />
    </Card>
  )
}

export function ReferralsCard({ draft, faults, onChange }: Props) {
  const t = useText(settingsText)
  return (
    <Card title={t.referrals}>
      <NumberRow
        name={t.rewards}
        says={t.rewardsSay}
        unit={t.per30Days}
        value={draft.referralRewards}
        fault={faults.referralRewards}
        onChange={referralRewards => onChange({ ...draft, referralRewards })}
      />
    </Card>
  )
}

export function MembersCard({ draft, faults, onChange }: Props) {
  const t = useText(settingsText)
  return (
    <Card title={t.members}>
      <NumberRow
        name={t.keptDays}
        says={t.keptDaysSay}
        unit={t.days}
        value={draft.keptDays}
        fault={faults.keptDays}
        onChange={keptDays => onChange({ ...draft, keptDays })}
      />
      <NumberRow
        name={t.alerts}
        says={t.alertsSay}
        unit={t.perMember}
        value={draft.alerts}
        fault={faults.alerts}
        onChange={alerts => onChange({ ...draft, alerts })}
      />
      <NumberRow
        name={t.portfolioEntries}
        says={t.portfolioEntriesSay}
        unit={t.perMember}
        value={draft.portfolioEntries}
        fault={faults.portfolioEntries}
        onChange={portfolioEntries => onChange({ ...draft, portfolioEntries })}
      />
      <NumberRow
        name={t.portfolioBinEntries}
        says={t.portfolioBinEntriesSay}
        unit={t.perMember}
        value={draft.portfolioBinEntries}
        fault={faults.portfolioBinEntries}
        onChange={portfolioBinEntries => onChange({ ...draft, portfolioBinEntries })}
      />
      <div className={styles.setting}>
        <div className={base.grow}>
          <b>{t.turn}</b>
          <small className={base.faint}>{t.turnSays}</small>
        </div>
        <Toggle
          label={t.turn}
          checked={draft.turnAllowed}
          onChange={turnAllowed => onChange({ ...draft, turnAllowed })}
        />
      </div>
    </Card>
  )
}

export function GuestsCard({ draft, faults, onChange }: Props) {
  const t = useText(settingsText)
  const words = useFaultWords()
  return (
    <Card title={t.guests}>
      <div className={styles.setting}>
        <div className={base.grow}>
          <b>{t.allow}</b>
          <small className={base.faint}>{t.allowSays}</small>
        </div>
        <Toggle
          label={t.allow}
          checked={draft.guestsAllowed}
          onChange={guestsAllowed => onChange({ ...draft, guestsAllowed })}
        />
      </div>
      <div className={`${styles.setting} ${styles.tall}`}>
        <Field
          label={t.coins}
          hint={t.coinsHint}
          autoComplete="off"
          autoCapitalize="characters"
          value={draft.guestCoins}
          error={words(faults.guestCoins)}
          onChange={event => onChange({ ...draft, guestCoins: event.target.value })}
        />
      </div>
      <div className={`${styles.setting} ${styles.tall}`}>
        <TextArea
          mono
          label={t.blocked}
          hint={t.blockedHint}
          rows={5}
          spellCheck={false}
          value={draft.blockedAddresses}
          error={words(faults.blockedAddresses)}
          onChange={event => onChange({ ...draft, blockedAddresses: event.target.value })}
        />
      </div>
    </Card>
  )
}

export function ReceiptsCard({ draft, faults, onChange }: Props) {
  const t = useText(settingsText)
  return (
    <Card title={t.receipts}>
      <div className={`${styles.setting} ${styles.tall}`}>
        <TextArea
          label={t.seller}
          hint={t.sellerHint}
          rows={4}
          maxLength={500}
          value={draft.seller}
          onChange={event => onChange({ ...draft, seller: event.target.value })}
        />
      </div>
      <div className={`${styles.setting} ${styles.tall}`}>
        <Field
          label={t.taxName}
          hint={t.taxNameHint}
          autoComplete="off"
          maxLength={40}
          value={draft.taxName}
          onChange={event => onChange({ ...draft, taxName: event.target.value })}
        />
      </div>
      <NumberRow
        name={t.taxPercent}
        says={t.taxPercentSays}
        unit="%"
        value={draft.taxPercent}
        fault={faults.taxPercent}
        onChange={taxPercent => onChange({ ...draft, taxPercent })}
      />
    </Card>
  )
}

const venueNames = { binance: 'Binance', bybit: 'Bybit', okx: 'OKX' }
const usualHosts = {
  binance: 'https://data-api.binance.vision',
  bybit: 'https://api.bybit.com',
  okx: 'https://www.okx.com',
}

export function ExchangesCard({ draft, faults, onChange }: Props) {
  const t = useText(settingsText)
  const words = useFaultWords()
  return (
    <Card title={t.exchanges} says={t.exchangesSay}>
      {venues.map(venue => (
        <div className={`${styles.setting} ${styles.tall}`} key={venue}>
          <Field
            label={venueNames[venue]}
            placeholder={usualHosts[venue]}
            type="url"
            autoComplete="off"
            value={draft[venue]}
            error={words(faults[venue])}
            onChange={event => onChange({ ...draft, [venue]: event.target.value })}
          />
        </div>
      ))}
    </Card>
  )
}
