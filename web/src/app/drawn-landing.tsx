import { renderToString } from 'react-dom/server.edge'
import { App } from './App.tsx'

/**
 * The landing page as the app draws it first, for the build to put into the page. Inline styles stay behind, since the
 * content security policy allows none: what is drawn here has its first look from the style sheets alone.
 */
export const drawnLanding = (): string => renderToString(<App />).replaceAll(/ style="[^"]*"/g, '')
