import '../../ui/styles/screens/analysis.css'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { TabPanel } from '../../ui/navigation/TabPanel.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { analysisText } from './messages.ts'

const views = ['analysis', 'predictions', 'recommendations', 'support-resistance'] as const
type View = (typeof views)[number]

export default function AnalysisScreen({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useText(analysisText)
  const address = useAddress()
  return (
    <div className="an">
      <Heading title={view === 'analysis' ? t.title : `${t[view]} · ${t.title}`} look="vh">
        {t.title}
      </Heading>
      <Tabs
        name="analysis"
        label={t.views}
        className="tabs2--an"
        tabs={views.map(id => ({ id, label: t[id] }))}
        selected={view}
        onSelect={onView}
      />
      <TabPanel name="analysis" selected={view} className="card">
        <Empty
          title={view === 'support-resistance' ? t.needed : t.noCoin}
          action={
            <ButtonLink look="primary" small href={address('/dashboard/home')}>
              {t.pick}
            </ButtonLink>
          }
        >
          {t[`${view}Says`]}
        </Empty>
      </TabPanel>
    </div>
  )
}
