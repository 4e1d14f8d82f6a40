import { admin, consentOf, type Jurisdiction, jurisdictions, profileOf } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { setJurisdiction } from '../../../lib/jurisdiction.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { RadioCards } from '../../../ui/fields/Checkbox.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { warningIcon } from '../../../ui/icons/icons.ts'
import { Table } from '../../../ui/Table.tsx'
import styles from '../admin.module.css'
import { Confirm, PageHead } from '../frame/AdminFrame.tsx'
import { askKey, useAsk, useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'

/** Whose words and limits are in force: one choice, what each means, and a question before it counts. */
export function JurisdictionSection() {
  const { jurisdiction: title } = useText(adminText)
  const inForce = useAsk('settings', admin.settings, {})
  return inForce.data ? (
    <Choice inForce={inForce.data.jurisdiction} title={title} />
  ) : (
    <>
      <PageHead title={title} />
      <Loaded query={inForce}>{() => null}</Loaded>
    </>
  )
}

const jurisdictionText = messages({
  general: { tr: 'Genel', en: 'General' },
  generalSays: { tr: 'Her şey açık, kısa risk metni', en: 'Everything on, short risk text' },
  turkey: { tr: 'Türkiye', en: 'Turkey' },
  turkeySays: { tr: 'Senaryo dili, kaldıraç ve cevherler kapalı', en: 'Scenario wording, no leverage, no gems' },
  eu: { tr: 'Avrupa Birliği', en: 'European Union' },
  euSays: { tr: 'Senaryo dili, kaldıraç kapalı, uzun risk metni', en: 'Scenario wording, no leverage, long risk text' },
  choice: { tr: 'Ülke profili', en: 'Jurisdiction profile' },
  onScreen: { tr: 'Ekranda', en: 'On screen' },
  thirdTab: { tr: 'Üçüncü sekmenin adı', en: 'Name of the third tab' },
  thirdTabIdeas: { tr: 'Öneriler', en: 'Ideas' },
  thirdTabScenarios: { tr: 'Senaryolar', en: 'Scenarios' },
  planWords: { tr: 'Plan kartındaki sözler', en: 'Words on a plan card' },
  planWordsIdeas: { tr: 'giriş, stop, hedef', en: 'entry, stop, target' },
  planWordsScenarios: { tr: 'koşul, alt sınır, üst sınır', en: 'condition, lower edge, upper edge' },
  leverage: { tr: 'Kaldıraçlı bölüm', en: 'Leveraged part' },
  gems: { tr: 'Gizli cevherler ve bildirimleri', en: 'Hidden gems and their alerts' },
  riskFirst: { tr: 'açık, önce risk metni', en: 'on, risk text first' },
  turn: { tr: 'Sıra sende', en: 'Your turn' },
  invitations: { tr: 'Davet ödülü', en: 'Rewards for invitations' },
  risk: { tr: 'Sayfa ve mektup sonu metni', en: 'Text at the end of pages and letters' },
  consent: { tr: 'Kayıtta onay', en: 'Consent at sign-up' },
  termsOnly: { tr: 'kullanım şartları', en: 'terms of use' },
  age: { tr: 'En küçük yaş', en: 'Least age' },
  none: { tr: 'yok', en: 'none' },
  on: { tr: 'açık', en: 'on' },
  off: { tr: 'kapalı', en: 'off' },
  differs: { tr: 'Genel profilden farklı', en: 'differs from General' },
  preview: { tr: 'Önizleme', en: 'Preview' },
  notShown: { tr: 'Kaldıraçlı bölüm gösterilmez', en: 'Leveraged part is not shown' },
  shown: { tr: 'Kaldıraçlı bölüm, önce risk onayı', en: 'Leveraged part, after its risk is acknowledged' },
  dashed: { tr: 'Kesik çerçeve: Genel profilden farklı olan yer.', en: 'Dashed outline: what differs from General.' },
  counsel: {
    tr: 'Değişiklik bir dakika içinde herkes için geçerli olur; hiçbir veri silinmez, kapanan bölümler profille geri gelir. Metinler öneridir, hukuki tavsiye değildir; yayından önce hukukçuna onaylat.',
    en: 'A change counts for everyone within a minute; no data is deleted, and what closes comes back with its profile. The texts are proposals and no legal advice; have counsel approve them before going live.',
  },
  now: { tr: (name: string) => `Şimdi: ${name}`, en: (name: string) => `Now: ${name}` },
  discard: { tr: 'Vazgeç', en: 'Discard' },
  switchTo: { tr: (name: string) => `Profile geç: ${name}`, en: (name: string) => `Switch to ${name}` },
  ask: { tr: (name: string) => `Profile geçilsin mi: ${name}?`, en: (name: string) => `Switch to ${name}?` },
  disappears: { tr: (what: string) => `Görünmez olur: ${what}.`, en: (what: string) => `This disappears: ${what}.` },
  nothingDisappears: { tr: 'Hiçbir bölüm kapanmaz; sözler değişir.', en: 'Nothing closes; words change.' },
  switched: { tr: 'Profil değişti', en: 'Profile changed' },
})

function Choice({ inForce, title }: { inForce: Jurisdiction; title: string }) {
  const t = useText(jurisdictionText)
  const client = useQueryClient()
  const [chosen, setChosen] = useState(inForce)
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const save = useChange(
    (jurisdiction: Jurisdiction) => call(admin.saveSettings, { jurisdiction, seen: { jurisdiction: inForce } }),
    {
      touches: ['settings'],
      done: t.switched,
      onDone: saved => {
        client.setQueryData(askKey('settings', admin.settings, {}), saved)
        setJurisdiction(saved.jurisdiction)
        close()
      },
      onOvertaken: close,
    },
  )
  const closing = useClosing(inForce, chosen)
  return (
    <>
      <PageHead title={title}>
        <span className={`${base.small} ${base.muted}`}>{t.now(t[inForce])}</span>
        {chosen !== inForce && (
          <>
            <Button look="ghost" small onClick={() => setChosen(inForce)}>
              {t.discard}
            </Button>
            <Button look="primary" small onClick={() => setAsked(true)}>
              {t.switchTo(t[chosen])}
            </Button>
          </>
        )}
      </PageHead>
      <div className={base.stack}>
        <div className={styles.choices}>
          <RadioCards
            label={t.choice}
            value={chosen}
            onChange={setChosen}
            cards={jurisdictions.map(value => ({ value, title: t[value], says: t[`${value}Says`] }))}
          />
        </div>
        <div className={styles.columns}>
          <div className={base.stack}>
            <Comparison chosen={chosen} />
            <p className={`${cards.note} ${cards.warning}`}>
              <Icon shape={warningIcon} sizePx={18} />
              <span>{t.counsel}</span>
            </p>
          </div>
          <Preview chosen={chosen} />
        </div>
      </div>
      <Confirm
        open={isAsked}
        title={t.ask(t[chosen])}
        action={t.switchTo(t[chosen])}
        busy={save.isPending}
        onConfirm={() => save.mutate(chosen)}
        onClose={close}
      >
        {closing.length ? t.disappears(closing.join(', ')) : t.nothingDisappears}
      </Confirm>
    </>
  )
}

/** What people no longer find after the change. */
function useClosing(from: Jurisdiction, to: Jurisdiction): string[] {
  const t = useText(jurisdictionText)
  const [before, after] = [profileOf[from], profileOf[to]]
  return [
    ...(before.hasLeverage && !after.hasLeverage ? [t.leverage] : []),
    ...(before.gems !== 'closed' && after.gems === 'closed' ? [t.gems] : []),
    ...(before.rewardsInvitations && !after.rewardsInvitations ? [t.invitations] : []),
    ...(before.hasTurn && !after.hasTurn ? [t.turn] : []),
  ]
}

const rowOf = (each: Jurisdiction) => ({ ...profileOf[each], ...consentOf[each] })
type Row = ReturnType<typeof rowOf>
type ProfileRow = [name: string, value: (profile: Row) => string]

/** The rows of the table: every field of a profile is one. */
function useRows(): ProfileRow[] {
  const t = useText(jurisdictionText)
  const language = useLanguage()
  const switched = (isOn: boolean) => (isOn ? t.on : t.off)
  return [
    [t.thirdTab, ({ wording }) => (wording === 'ideas' ? t.thirdTabIdeas : t.thirdTabScenarios)],
    [t.planWords, ({ wording }) => (wording === 'ideas' ? t.planWordsIdeas : t.planWordsScenarios)],
    [t.leverage, ({ hasLeverage }) => switched(hasLeverage)],
    [t.gems, ({ gems }) => (gems === 'riskFirst' ? t.riskFirst : switched(gems === 'open'))],
    [t.invitations, ({ rewardsInvitations }) => switched(rewardsInvitations)],
    [t.turn, ({ hasTurn }) => switched(hasTurn)],
    [t.risk, ({ risk }) => risk[language]],
    [t.consent, ({ consent }) => `${t.termsOnly}${consent[language] && ` + ${consent[language]}`}`],
    [t.age, ({ minAge }) => (minAge === null ? t.none : String(minAge))],
  ]
}

function Comparison({ chosen }: { chosen: Jurisdiction }) {
  const t = useText(jurisdictionText)
  const rows = useRows()
  return (
    <section className={`${cards.card} ${cards.flush} ${styles.scroll}`}>
      <Table
        className={styles.jurisdictionTable}
        caption={t.onScreen}
        rows={rows}
        keyOf={([name]) => name}
        columns={[
          { key: 'name', head: t.onScreen, cell: ([name]) => name },
          ...jurisdictions.map(each => ({
            key: each,
            head: t[each],
            className: each === chosen && styles.chosen,
            cellClass: ([, value]: ProfileRow) =>
              each === chosen && value(rowOf(each)) !== value(rowOf('general')) && styles.differs,
            cell: ([, value]: ProfileRow) => value(rowOf(each)),
          })),
        ]}
      />
      <p className={styles.jurisdictionLegend}>{t.differs}</p>
    </section>
  )
}

function Preview({ chosen }: { chosen: Jurisdiction }) {
  const t = useText(jurisdictionText)
  const language = useLanguage()
  const { wording, hasLeverage, risk } = profileOf[chosen]
  const isOther = chosen !== 'general'
  const words = wording === 'ideas' ? t.planWordsIdeas : t.planWordsScenarios
  const mark = (differs: boolean) => classes(styles.part, differs && styles.changed)
  return (
    <section className={base.stackClose} aria-label={t.preview}>
      <h2 className={base.subheading}>{t.preview}</h2>
      <div className={`${cards.card} ${base.stackClose}`}>
        <b className={mark(wording === 'scenarios')}>{wording === 'ideas' ? t.thirdTabIdeas : t.thirdTabScenarios}</b>
        {words.split(', ').map(word => (
          <span key={word} className={mark(wording === 'scenarios')}>
            {word}
          </span>
        ))}
        <span className={mark(!hasLeverage)}>{hasLeverage ? t.shown : t.notShown}</span>
        <small className={mark(isOther)}>{risk[language]}</small>
      </div>
      <p className={`${base.tiny} ${base.faint}`}>{t.dashed}</p>
    </section>
  )
}
