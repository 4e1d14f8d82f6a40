import { admin, type InputOf, type ReplyOf } from '@pusula/contract'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { editsOver, useAsk, useChange } from '../frame/ask.ts'
import { apisText } from './messages.ts'

/** Null stands for the value that is already stored under this name. */
type Headers = Record<string, string | null>

export type HeadersRead =
  | { state: 'read'; headers: Headers }
  | { state: 'json'; line: number | null }
  | { state: 'object' }
  | { state: 'value' | 'unknown'; name: string }

/** Where a parser stopped; browsers say it in one of these two ways, or not at all. */
function lineOf(message: string, text: string): number | null {
  const line = /line (\d+)/.exec(message)?.[1]
  if (line) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  return position ? text.slice(0, Number(position)).split('\n').length : null
}

/** Reads what was typed before anything is sent. `kept` are the names whose values are stored. */
export function readHeaders(text: string, saved: readonly string[]): HeadersRead {
  if (text.trim() === '') return { state: 'read', headers: {} }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { state: 'json', line: lineOf(String(error), text) }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { state: 'object' }
  const headers: Headers = {}
  for (const [name, content] of Object.entries(value)) {
    if (typeof content !== 'string' && content !== null) return { state: 'value', name }
    if (content === null && !saved.includes(name)) return { state: 'unknown', name }
    headers[name] = content
  }
  return { state: 'read', headers }
}

/** Stored headers as they stand in the editor: the names, and null for what is never shown again. */
export const headersToText = (saved: readonly string[]): string =>
  saved.length === 0 ? '' : JSON.stringify(Object.fromEntries(saved.map(name => [name, null])), null, 2)

export type ApiConfig = ReplyOf<typeof admin.apiConfigs>[number]
type Fresh = InputOf<typeof admin.addApiConfig>

const touches = ['apis', 'figures'] as const

export const useApis = () => useAsk('apis', admin.apiConfigs, {})

/** Without one that is known a new one is made. What was changed since it was opened is not replaced unsaid. */
export function useSaveApi(known: ApiConfig | undefined) {
  const t = useText(apisText)
  const [seen, setSeen] = useState(known?.changedAt)
  const save = (config: Fresh) =>
    known === undefined
      ? call(admin.addApiConfig, config)
      : call(admin.changeApiConfig, { id: known.id, seenChangedAt: seen ?? known.changedAt, ...config })
  return useChange(save, {
    touches: [...touches],
    done: t.saved,
    onDone: config => {
      setSeen(config.changedAt)
    },
    // After the edit conflict was shown, saving again overwrites the other change.
    onOvertaken: () => setSeen(undefined),
  })
}

export const useSwitchApi = (id: string) =>
  useChange((active: boolean) => call(admin.changeApiConfig, { id, active }), { touches: [...touches] })

export function useRemoveApi(onDone: () => void) {
  const t = useText(apisText)
  return useChange((id: string) => call(admin.removeApiConfig, { id }), {
    touches: [...touches],
    done: t.deleted,
    onDone,
  })
}

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
