import { lazy } from 'react'

/** They come while the form is filled in, and never to whoever only reads the landing page. */
export const TermsDialog = lazy(() => import('./TermsDialog.tsx'))
export const CodeDialog = lazy(() => import('./CodeDialog.tsx'))
