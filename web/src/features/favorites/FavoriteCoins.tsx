import { favorites } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { starIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'

const text = messages({
  guest: { tr: 'Favoriler üyelikle açılır', en: 'Favorites open with membership' },
  guestSays: {
    tr: 'Takip ettiğin coinler hep elinin altında olur.',
    en: 'The coins you follow stay close at hand.',
  },
  none: { tr: 'Henüz favorin yok', en: 'No favorites yet' },
  noneSays: { tr: 'Bir coinin yıldızına dokun, burada dursun.', en: 'Tap the star of a coin to keep it here.' },
  browse: { tr: 'Coinlere göz at', en: 'Browse coins' },
})

export function FavoriteCoins({ viewer }: { viewer: Viewer }) {
  const t = useText(text)
  if (viewer.state === 'guest') return <JoinPrompt icon={starIcon} title={t.guest} says={t.guestSays} />
  return <List />
}

function List() {
  const t = useText(text)
  const address = useAddress()
  const { date } = useFormat()
  const coins = useQuery({
    queryKey: ['favorites', 'list'],
    queryFn: ({ signal }) => call(favorites.list, {}, signal),
  })
  const nothing = (
    <section className="card">
      <Empty
        icon={starIcon}
        title={t.none}
        action={
          <ButtonLink small href={address('/dashboard/home')}>
            {t.browse}
          </ButtonLink>
        }
      >
        {t.noneSays}
      </Empty>
    </section>
  )
  return (
    <Loaded query={coins} empty={({ length }) => length === 0 && nothing}>
      {list => (
        <ul className="card card--flush rows">
          {list.map(({ id, coinSymbol, coinName, createdAt }) => (
            <li key={id} className="item">
              <span className="grow">
                <b>{coinSymbol}</b>
                <small>{coinName}</small>
              </span>
              <small className="dim">{date(new Date(createdAt))}</small>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
