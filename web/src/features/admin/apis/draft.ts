import { editsOver } from '../frame/edits.ts'
import type { ApiConfig } from './apis.ts'
import { headersToText, readHeaders } from './headers.ts'

export const kinds = ['news', 'market'] as const
export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Kind = (typeof kinds)[number]
type Method = (typeof methods)[number]

/** What stands in the editor. */
export interface ApiDraft {
  name: string
  kind: Kind
  method: Method
  endpoint: string
  headersText: string
  active: boolean
}

export const emptyDraft: ApiDraft = {
  name: '',
  kind: 'news',
  method: 'GET',
  endpoint: '',
  headersText: '',
  active: true,
}

export const draftOf = ({ name, kind, method, endpoint, headers, active }: ApiConfig): ApiDraft => ({
  name,
  kind,
  method,
  endpoint,
  headersText: headersToText(headers),
  active,
})

/** What is stored, and what was typed after a draft was sent. */
export const draftSince = (sent: ApiDraft, draft: ApiDraft, saved: ApiConfig): ApiDraft => ({
  ...draftOf(saved),
  ...editsOver(sent, draft),
})

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The draft as the server takes it, and what keeps it from being sent. */
export function readDraft({ headersText, ...draft }: ApiDraft, stored: readonly string[]) {
  const name = draft.name.trim()
  const endpoint = draft.endpoint.trim()
  const read = readHeaders(headersText, stored)
  return {
    headers: read,
    lacksName: name === '',
    lacksAddress: !isAddress(endpoint),
    // As text, in which a header may be as long as the server keeps it.
    ready:
      name && isAddress(endpoint) && read.state === 'read'
        ? { ...draft, name, endpoint, headers: JSON.stringify(read.headers) }
        : null,
  }
}
