import { Button } from '../../ui/actions/Button.tsx'
import cards from '../../ui/cards.module.css'
import { starIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorBox } from '../../ui/states/ErrorBox.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { Section } from './Section.tsx'

export function StateSamples() {
  return (
    <>
      <Section title="Empty">
        <div className={cards.card}>
          <Empty
            title="Pick a coin"
            action={
              <Button look="primary" small>
                Open the Bitcoin demo
              </Button>
            }
          >
            Start with a search or pick one from the list. The Bitcoin demo is free.
          </Empty>
        </div>
        <div className={cards.card}>
          <Empty title="No favorites yet" icon={starIcon} action={<Button small>Browse coins</Button>}>
            Swipe a coin to the left and tap the star.
          </Empty>
        </div>
      </Section>
      <Section title="Error">
        <div className={cards.card}>
          <ErrorBox title="The news service is out of reach" action={<Button small>Try again</Button>}>
            The problem is ours. Try again in a few minutes.
          </ErrorBox>
        </div>
      </Section>
      <Section title="Old and offline">
        <Notice kind="old" action={{ label: 'Refresh', run: () => {} }}>
          Prices from 14:32, 6 minutes old.
        </Notice>
        <Notice kind="offline">You are offline. These are the last figures we had.</Notice>
      </Section>
    </>
  )
}
