import '../../ui/styles/screens/home.css'
import { useState } from 'react'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { gemIcon, type IconShape, searchIcon, targetIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { HomeCredit } from '../credits/index.ts'
import { marketText } from './messages.ts'

export default function HomeScreen() {
  const t = useText(marketText)
  const [wanted, setWanted] = useState('')
  return (
    <>
      <Heading title={t.title} look="vh" />
      <div className="home">
        <div className="home-l">
          <div className="searchrow">
            <label className="field">
              <Icon shape={searchIcon} />
              <span className="vh">{t.search}</span>
              <input
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                placeholder={t.search}
                value={wanted}
                onChange={event => setWanted(event.target.value)}
              />
            </label>
            <HomeCredit />
          </div>
          <div className="home-f">
            <section className="featgrid">
              <Door to="/track-record" icon={targetIcon} name={t.trackRecord} says={t.trackRecordSays} />
              <Door to="/dashboard/favorites/hidden-gems" icon={gemIcon} name={t.gems} says={t.gemsSay} />
            </section>
          </div>
        </div>
        <div className="home-r">
          <section className="card">
            <Empty title={t.pick}>{t.pickSays}</Empty>
          </section>
        </div>
      </div>
    </>
  )
}

function Door({ to, icon, name, says }: { to: string; icon: IconShape; name: string; says: string }) {
  const address = useAddress()
  return (
    <a className="feat" href={address(to)}>
      <Icon shape={icon} sizePx={22} />
      <span>
        <b>{name}</b>
        <small>{says}</small>
      </span>
    </a>
  )
}
