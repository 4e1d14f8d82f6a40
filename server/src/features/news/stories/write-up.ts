import type { Matcher } from '../coins/match.ts'
import { publishedAt } from '../collecting/rules.ts'
import { type Feed, languageOfText } from '../outlets.ts'
import type { Story } from '../reading/feed.ts'
import type { KnownStory, NewItem, Retelling } from '../store.ts'
import { toneOf } from '../tone/tone.ts'
import { fingerprintOf, isSameStory, isTranslation, type StoryFingerprint } from './same-story.ts'

/** A story as it is stored, deduplicated across outlets: when, in which language, about which coins, in what tone. Undefined where its date is absurd. */
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
    ...{ url, title, summary, language, isSimulated, story: url },
    source: feed.name,
    publishedAt: at,
    // A summary names other coins in passing; it is asked only where the title names none.
    coins: inTitle.length ? inTitle : match(summary),
    ...toneOf(title, language),
  }
}

/**
 * Of several items that tell one story, the one that was told first; the others, and those of a known story, retell it. What tells it in the
 * other language is kept for its readers, with the story and the tone of the first.
 */
export function deduplicated(items: readonly NewItem[], known: readonly KnownStory[]) {
  const stories = known.map(story => ({ ...story, fingerprint: fingerprint(story) }))
  const first: NewItem[] = []
  const retellings: Retelling[] = []
  // One telling in each language: a second item of the hour is another story.
  const translated = new Set(known.map(({ story, language }) => `${story} ${language}`))
  for (const item of [...items].sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())) {
    const own = fingerprint(item)
    const same = stories.find(
      ({ language, fingerprint: other }) => language === item.language && isSameStory(own, other),
    )
    if (same) retellings.push({ url: same.url, source: item.source })
    else {
      const original = stories.find(
        other =>
          !translated.has(`${other.story} ${item.language}`) && isTranslation({ ...item, fingerprint: own }, other),
      )
      const { story, tone, confidence } = original ?? item
      if (original) translated.add(`${story} ${item.language}`)
      stories.push({ ...item, story, fingerprint: own })
      first.push({ ...item, story, tone, confidence })
    }
  }
  return { first, retellings }
}

const fingerprint = ({ title, language, coins, tone }: KnownStory): StoryFingerprint =>
  fingerprintOf(title, language, coins, tone)
