import '../../ui/styles/screens/plans.css'
import { useFormat } from '../../lib/format.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Pill } from '../../ui/marks/Pill.tsx'

const text = messages({
  title: { tr: 'Kredi ekle', en: 'Add credits' },
  says: { tr: 'Her analiz 1 kredi kullanır.', en: 'Every analysis uses 1 credit.' },
  packs: { tr: 'Hazır paketler', en: 'Ready packs' },
  analyses: { tr: (count: string) => `${count} analiz`, en: (count: string) => `${count} analyses` },
  popular: { tr: 'En çok seçilen', en: 'Most chosen' },
})

const packs = [
  { priceUsd: 5, analyses: 10 },
  { priceUsd: 8, analyses: 20 },
  { priceUsd: 12.5, analyses: 50, isPopular: true },
  { priceUsd: 20, analyses: 100 },
]

export default function AddCreditsScreen() {
  const t = useText(text)
  const { count, money } = useFormat()
  return (
    <div className="stack">
      <div>
        <Heading title={t.title} />
        <p className="muted">{t.says}</p>
      </div>
      <section className="card card--flush">
        <div className="card-h">
          <h2 className="h3">{t.packs}</h2>
        </div>
        <ul className="rows">
          {packs.map(({ priceUsd, analyses, isPopular }) => (
            <li key={priceUsd} className="item">
              <span className="grow">
                <b>{t.analyses(count(analyses))}</b>
              </span>
              {isPopular && <Pill tone="accent">{t.popular}</Pill>}
              <b className="sm">{money(priceUsd)}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
