import { admin, consentOf, type Jurisdiction, jurisdictions, profileOf } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { setJurisdiction } from '../../../lib/jurisdiction.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { warningIcon } from '../../../ui/icons/icons.ts'
import { Table } from '../../../ui/Table.tsx'
import { askKey, useAsk, useChange } from '../frame/ask.ts'
import { Confirm } from '../frame/Confirm.tsx'
import { adminText } from '../frame/messages.ts'
import { PageHead } from '../frame/PageHead.tsx'
import styles from './Jurisdiction.module.css'
import { jurisdictionText } from './messages.ts'

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
        className={styles.table}
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
      <p className={styles.legend}>{t.differs}</p>
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
