import { prerender } from 'react-dom/static.edge'
import { App } from './App.tsx'

/**
 * A page as the app draws it first, before any reply, for the build to put into the page. Inline styles stand aside as data, since the
 * content security policy allows none in a page; `main.tsx` puts them back before it takes the drawing over.
 */
export async function drawApp(): Promise<string> {
  // In one piece: parts that React sends behind the others need a script in the page.
  const { prelude } = await prerender(<App />, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  return (await new Response(prelude).text()).replaceAll(' style="', ' data-style="')
}
