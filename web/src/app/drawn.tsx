import { renderToString } from 'react-dom/server.edge'
import { Brand } from '../lib/Brand.tsx'
import base from '../ui/base.module.css'
import { SkeletonRows } from '../ui/states/SkeletonRows.tsx'
import { SkeletonText } from '../ui/states/SkeletonText.tsx'
import { App } from './App.tsx'
import frame from './frame/frame.module.css'

/** Inline styles stay behind, since the content security policy allows none: the style sheets give the first look alone. */
const asMarkup = (drawing: Parameters<typeof renderToString>[0]) =>
  renderToString(drawing).replaceAll(/ style="[^"]*"/g, '')

/** The landing page as the app draws it first, for the build to put into the page. */
export const drawnApp = (): string => asMarkup(<App />)

/** Stands in every other page until its scripts have come: the frame without a word, since nobody knows yet who looks. */
export const drawnOpening = (): string =>
  asMarkup(
    <div className={frame.bare}>
      <header className={frame.top}>
        <Brand to="/" sizePx={28} />
      </header>
      <main>
        <div className={base.stack}>
          <SkeletonText label="Pusula" />
          <SkeletonRows label="Pusula" count={5} />
        </div>
      </main>
    </div>,
  )
