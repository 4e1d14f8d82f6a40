import '../../ui/styles/screens/admin.css'
import { admin } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'

const text = messages({
  title: { tr: 'Yönetim', en: 'Administration' },
  coins: { tr: 'Coinler', en: 'Coins' },
  apis: { tr: 'Etkin servisler', en: 'Active services' },
  analyses: { tr: 'Bugünkü analizler', en: 'Analyses today' },
  upload: { tr: 'Son yükleme', en: 'Last upload' },
})

export default function AdminScreen() {
  const t = useText(text)
  const { count, date } = useFormat()
  const stats = useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => call(admin.stats, {}, signal),
  })
  return (
    <div className="stack">
      <Heading title={t.title} />
      <Loaded query={stats}>
        {({ totalCoins, activeApis, dailyAnalyses, lastUpload }) => (
          <dl className="card kv">
            <Figure name={t.coins} value={count(totalCoins)} />
            <Figure name={t.apis} value={count(activeApis)} />
            <Figure name={t.analyses} value={count(dailyAnalyses)} />
            <Figure name={t.upload} value={lastUpload ? date(new Date(lastUpload)) : '–'} />
          </dl>
        )}
      </Loaded>
    </div>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
