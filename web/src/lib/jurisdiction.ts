import { inProfile, type Jurisdiction, type JurisdictionProfile, jurisdictions, profileOf } from '@pusula/contract'
import { setWording, type Wording } from './messages.ts'
import { createStore, useStore } from './store.ts'

/** Whose words and limits are in force: the page brings it along. What was drawn at build time speaks the general words. */
const brought = globalThis.document?.documentElement.dataset.jurisdiction
const inForce = createStore<Jurisdiction>(jurisdictions.find(one => one === brought) ?? 'general', 'general')

export const setJurisdiction = (next: Jurisdiction): void => {
  if (next === inForce.get()) return
  setWording(wordingOf(next))
  inForce.set(next)
}

export const useJurisdiction = (): Jurisdiction => useStore(inForce)
export const useProfile = (): JurisdictionProfile => profileOf[useJurisdiction()]

/** How a profile says a text. */
export function wordingOf(jurisdiction: Jurisdiction): Wording {
  if (jurisdiction === 'general') return (text, language) => text[language]
  const { wording } = profileOf[jurisdiction]
  return (text, language) => {
    const chosen = (wording === 'scenarios' ? (text.scenario ?? text) : text)[language]
    const lawful = (sentence: string) => inProfile(sentence, language, jurisdiction)
    if (typeof chosen === 'function') return (...values: never[]) => lawful(chosen(...values))
    return typeof chosen === 'string' ? lawful(chosen) : chosen.map(lawful)
  }
}

setWording(wordingOf(inForce.get()))
