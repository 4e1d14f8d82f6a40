import '../../ui/styles/screens/news.css'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { newsIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'

const text = messages({
  title: { tr: 'Haberler', en: 'News' },
  noCoin: { tr: 'Bir coin seçilmedi', en: 'No coin selected' },
  noCoinSays: {
    tr: 'Haberler, seçtiğin coin için toplanır ve her birinin tonu yanında yazar.',
    en: 'News are gathered for the coin you pick, each with its tone beside it.',
  },
  pick: { tr: 'Coin seç', en: 'Pick a coin' },
})

export default function NewsScreen() {
  const t = useText(text)
  const address = useAddress()
  return (
    <div className="stack">
      <Heading title={t.title} />
      <section className="card">
        <Empty
          icon={newsIcon}
          title={t.noCoin}
          action={
            <ButtonLink look="primary" small href={address('/dashboard/home')}>
              {t.pick}
            </ButtonLink>
          }
        >
          {t.noCoinSays}
        </Empty>
      </section>
    </div>
  )
}
