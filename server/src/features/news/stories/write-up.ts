import type { Matcher } from '../coins/match.ts'
import { publishedAt } from '../collecting/rules.ts'
import { type Feed, languageOfText } from '../outlets.ts'
import type { Story } from '../reading/feed.ts'
import type { KnownStory, NewItem } from '../store.ts'
import { toneOf } from '../tone/tone.ts'
import { type Gist, gistOf, isSameStory } from './same-story.ts'

/** A story as it is kept: when, in which language, about which coins, in what tone. Undefined where its date is absurd. */
export function writeUp(
  story: Story,
  feed: Feed,
  match: Matcher,
  isSimulated: boolean,
  now: Date,
): NewItem | undefined {
  const at = publishedAt(story, now)
  if (!at) return undefined
  const { title, summary, url } = story
  const language = feed.language ?? languageOfText(`${title} ${summary}`)
  const inTitle = match(title)
  return {
    ...{ url, title, summary, language, isSimulated },
    source: feed.name,
    publishedAt: at,
    // A summary names other coins in passing; it is asked only where the title names none.
    coins: inTitle.length ? inTitle : match(summary),
    ...toneOf(title, language),
  }
}

/** Of several items that tell one story, the one that was told first; none that is already known. */
export function firstTellings(items: readonly NewItem[], known: readonly KnownStory[]): NewItem[] {
  const told: { language: string; gist: Gist }[] = known.map(story => ({ language: story.language, gist: gist(story) }))
  const inOrder = [...items].sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
  return inOrder.filter(item => {
    const own = gist(item)
    if (told.some(({ language, gist: other }) => language === item.language && isSameStory(own, other))) return false
    told.push({ language: item.language, gist: own })
    return true
  })
}

const gist = ({ title, language, coins, tone }: KnownStory): Gist => gistOf(title, language, coins, tone)
