import { renderToString } from 'react-dom/server.edge'
import { App } from './App.tsx'
import { fetchFirst } from './first-screens.ts'
import { placeOf } from './place.ts'

/**
 * The page of the current address as the app draws it first, for the build to put into the page. Inline styles stay
 * behind, since the content security policy allows none: what is drawn here has its first look from the style sheets alone.
 */
export async function drawn(): Promise<string> {
  await fetchFirst(placeOf(location.pathname).screen)
  return renderToString(<App />).replaceAll(/ style="[^"]*"/g, '')
}
