import { admin, type ReplyOf } from '@pusula/contract'
import { counted } from '@pusula/words'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import styles from '../admin.module.css'
import { useAsk, useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'

export const nicknamesText = messages({
  title: { tr: 'Bildirilen takma adlar', en: 'Reported nicknames' },
  says: {
    tr: 'Gizlenen ad tabloda ve profilde görünmez; aralıkları sayılmaya devam eder.',
    en: 'A hidden name is in neither the table nor a profile; its ranges go on being graded.',
  },
  none: { tr: 'Bildirilen ad yok.', en: 'No name was reported.' },
  person: { tr: 'kişi', en: 'person' },
  model: { tr: 'model', en: 'model' },
  reports: {
    tr: (count: number) => counted.tr(count, 'bildirim'),
    en: (count: number) => counted.en(count, 'report', 'reports'),
  },
  hidden: { tr: 'gizli', en: 'hidden' },
  hide: { tr: (name: string) => `Gizle: ${name}`, en: (name: string) => `Hide ${name}` },
  show: { tr: (name: string) => `Yeniden göster: ${name}`, en: (name: string) => `Show ${name} again` },
  wasHidden: { tr: 'Ad gizlendi', en: 'Name hidden' },
  wasShown: { tr: 'Ad yeniden görünüyor', en: 'Name shown again' },
})

type Nickname = ReplyOf<typeof admin.nicknames>[number]

/** Names of “Your turn” that somebody reported or that are hidden: looked at, and hidden or shown again. */
export function NicknamesCard() {
  const t = useText(nicknamesText)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      </div>
      <Loaded
        query={useAsk('nicknames', admin.nicknames, {})}
        empty={names =>
          names.length === 0 && <p className={`${cards.flushHead} ${base.small} ${base.muted}`}>{t.none}</p>
        }
      >
        {names => (
          <ul className={cards.rows}>
            {names.map(nickname => (
              <NicknameRow key={nickname.id} nickname={nickname} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function NicknameRow({ nickname }: { nickname: Nickname }) {
  const t = useText(nicknamesText)
  const { working } = useText(adminText)
  const { date } = useFormat()
  const { id, name, kind, reports, reportedAt, isHidden } = nickname
  const change = useChange(() => (isHidden ? call(admin.showNickname, { id }) : call(admin.hideNickname, { id })), {
    touches: ['nicknames', 'audit'],
    done: isHidden ? t.wasShown : t.wasHidden,
  })
  return (
    <li className={cards.item}>
      <span className={cards.itemText}>
        <b className={styles.breakable}>{name}</b>
        <small>
          {[t[kind], t.reports(reports), reportedAt && date(new Date(reportedAt)), isHidden && t.hidden]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <Button
        small
        look={isHidden ? 'second' : 'danger'}
        busy={change.isPending && working}
        onClick={() => change.mutate()}
      >
        {isHidden ? t.show(name) : t.hide(name)}
      </Button>
    </li>
  )
}
