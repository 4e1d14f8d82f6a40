import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import cards from '../../../ui/cards.module.css'
import { searchXIcon, starIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { useFilterWords } from './filters.ts'
import { listText } from './messages.ts'
import { filterCount, inTab, type MarketView, unfiltered } from './view.ts'

type Props = {
  view: MarketView
  /** What was searched for; empty where nothing was. */
  searched: string
  isGuest: boolean
  hasFavorites: boolean
  /** Whether all that lists are made of is known already. */
  isWhole: boolean
  onShow: (view: MarketView) => void
  onClear: () => void
}

/** A list without coins says why, and leads on. */
export function NothingListed(props: Props) {
  const t = useText(listText)
  if (props.view.tab === 'lively' && !props.isWhole && !props.searched)
    return <SkeletonRows label={t.gathering} count={8} />
  return (
    <section className={cards.card}>
      <Reason {...props} />
    </section>
  )
}

function Reason({ view, searched, isGuest, hasFavorites, onShow, onClear }: Props) {
  const t = useText(listText)
  const words = useFilterWords()
  const address = useAddress()
  const back = (label: string, to: MarketView) => (
    <Button small onClick={() => onShow(to)}>
      {label}
    </Button>
  )
  if (searched)
    return (
      <Empty
        icon={searchXIcon}
        title={t.notFound(searched)}
        action={
          <Button small onClick={onClear}>
            {t.clear}
          </Button>
        }
      >
        {t.notFoundSays}
      </Empty>
    )
  if (view.tab === 'favorites' && isGuest)
    return (
      <Empty
        icon={starIcon}
        title={t.guestFavorites}
        action={
          <ButtonLink look="primary" small href={address('/signup')}>
            {t.join}
          </ButtonLink>
        }
      />
    )
  if (view.tab === 'favorites' && !hasFavorites)
    return (
      <Empty icon={starIcon} title={t.noFavorites} action={back(t.backToAll, inTab(view, 'all'))}>
        {t.noFavoritesSay}
      </Empty>
    )
  if (filterCount(view) > 0)
    return (
      <Empty icon={searchXIcon} title={t.none} action={back(t.unfilter, unfiltered(view))}>
        {t.filtered(words.all(view.filters))}
      </Empty>
    )
  return (
    <Empty icon={searchXIcon} title={t.none} action={back(t.backToAll, inTab(view, 'all'))}>
      {t.noneSays}
    </Empty>
  )
}
