import { afterEach, expect, it } from 'vitest'
import { currentLanguage, setLanguage } from './language.ts'

afterEach(() => {
  globalThis.textsOfChunks = undefined
  setLanguage('en')
})

/** As a chunk of the first load fetches its texts: by its own time. */
function slowTexts() {
  const arrive = new Map<string, () => void>()
  globalThis.textsOfChunks = [language => new Promise<void>(resolve => void arrive.set(language, resolve))]
  return (language: string) => arrive.get(language)?.()
}
const settled = () => new Promise(resolve => setTimeout(resolve))

it('a language is shown once its texts are here', async () => {
  setLanguage('en')
  const arrives = slowTexts()
  setLanguage('tr')
  await settled()
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'tr'])
  arrives('tr')
  await settled()
  expect(currentLanguage()).toBe('tr')
})

it('the language that was chosen last stays, whichever texts come last', async () => {
  setLanguage('en')
  const arrives = slowTexts()
  setLanguage('tr')
  setLanguage('en')
  arrives('en')
  await settled()
  arrives('tr')
  await settled()
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
})

it('texts that fail to load do not block the change of language', async () => {
  globalThis.textsOfChunks = [() => Promise.reject(new Error('no network'))]
  setLanguage('tr')
  await settled()
  expect(currentLanguage()).toBe('tr')
})
