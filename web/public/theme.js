// Runs before the first paint, so that no page flashes in the wrong theme or is read in the wrong language.
// The same rules as src/lib/theme.ts and src/lib/language.ts; a test holds them together.
;(() => {
  const page = document.documentElement
  const kept = key => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = kept('theme')
  const isLight = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  page.dataset.theme = isLight ? 'light' : 'dark'
  document.querySelector('meta[name="theme-color"]').setAttribute('content', isLight ? '#F3F6F5' : '#0A0F13')
  const language = kept('language')
  const isTurkish = language === 'tr' || (language !== 'en' && /^tr/i.test(navigator.language))
  page.lang = isTurkish ? 'tr' : 'en'
})()
