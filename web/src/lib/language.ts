import { isLanguage, type Language, languageOf } from '@pusula/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../stored/stored.ts'
import { useJurisdiction, wordingOf } from './jurisdiction.ts'
import { type InLanguage, inLanguage, type Texts } from './messages.ts'
import { createStore } from './store.ts'

/** The reader's own choice, else what the link was made for, else what the browser speaks. */
export function firstLanguage(): Language {
  const linked = new URLSearchParams(globalThis.location?.search).get('language')
  return readStored('language') ?? (isLanguage(linked) ? linked : languageOf(globalThis.navigator?.language))
}

const language = createStore<Language>(firstLanguage())

export const currentLanguage = language.get

declare global {
  /** Each chunk of the first load fetches its texts in one language: `build/one-language.ts`. Nothing else does, and none in development. */
  var textsOfChunks: ((language: Language) => Promise<unknown>)[] | undefined
}

export function setLanguage(next: Language): void {
  writeStored('language', next)
  // At once: a chunk that arrives meanwhile takes its texts in the language of the page.
  document.documentElement.lang = next
  const late = globalThis.textsOfChunks?.map(load => load(next))
  const show = () => document.documentElement.lang === next && language.set(next)
  if (late) void Promise.allSettled(late).then(show)
  else show()
}

/** A drawn page has its language in its address or from the same signs: nothing has to be put right afterwards. */
export const useLanguage = (): Language => useSyncExternalStore(language.subscribe, language.get, language.get)

/** The texts of a screen in the reader's language; changes with the toggle. */
export function useText<T extends Texts>(texts: T): InLanguage<T> {
  const reader = useLanguage()
  const jurisdiction = useJurisdiction()
  return useMemo(() => inLanguage(texts, reader, wordingOf(jurisdiction)), [texts, reader, jurisdiction])
}
