import { afterAll, vi } from 'vitest'

// Every file of screens meets the app as it starts, in an empty document; only what the app is built of is loaded once for all.
vi.resetModules()
for (const part of [document.head, document.body]) part.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
for (const storage of [localStorage, sessionStorage]) storage.clear()
history.replaceState(null, '', '/')

// What the modules of a file listen to, they listen to as long as the file lasts: else they would hear the next one's Back.
const { addEventListener } = globalThis
const ends: (() => void)[] = []
globalThis.addEventListener = (...heard: Parameters<typeof addEventListener>) => {
  addEventListener(...heard)
  ends.push(() => removeEventListener(...heard))
}
afterAll(() => {
  globalThis.addEventListener = addEventListener
  for (const end of ends) end()
})
