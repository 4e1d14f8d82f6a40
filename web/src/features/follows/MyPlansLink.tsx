import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon, plansIcon } from '../../ui/icons/icons.ts'
import { isOpenPlan } from '../analysis/index.ts'
import { followsText } from './follows.messages.ts'
import { useMine } from './follows.queries.ts'

/** The way to the plans that somebody follows, with how many there are. */
export function MyPlansLink() {
  const t = useText(followsText)
  const { count } = useFormat()
  const address = useAddress()
  const { data } = useMine()
  const open = data?.plans.filter(isOpenPlan).length ?? 0
  return (
    <a className={`${cards.card} ${cards.linkCard}`} href={address('/dashboard/plans')}>
      <Icon shape={plansIcon} sizePx={22} />
      <span className={base.grow}>
        <b>{t.title}</b>
        <small>{data?.followed ? t.counts(count(open), count(data.followed - open)) : t.none}</small>
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </a>
  )
}
