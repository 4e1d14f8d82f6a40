import { admin, type CoinPreview, type InputOf, type ReplyOf, type Route } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, isMended } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { isOnline } from '../../../lib/online.ts'
import { asProblem, ownProblem, type ProblemError, problemOf } from '../../../lib/problem.ts'
import { requestOf } from '../../../lib/request.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useAsk, useChange } from '../frame/ask.ts'
import { coinsText, previewText, uploadText } from './messages.ts'

interface Row {
  id: string
  symbol: string
  name: string
}

/** CSV injection: a spreadsheet runs what begins so; an apostrophe before it makes it a text, and an upload strips it. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cell = (text: string) => {
  const safe = guarded(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Spreadsheets take a file for UTF-8, and ş for ş, only when it begins with this mark; an upload passes over it. */
const utf8Mark = '\uFEFF'

/** The same columns that an upload takes, so that a file can go out, be edited and come back. */
export const csvOf = (rows: readonly Row[]): string =>
  `${utf8Mark}${['id,symbol,name', ...rows.map(({ id, symbol, name }) => [id, symbol, name].map(cell).join())].join('\r\n')}`

export type AdminCoin = ReplyOf<typeof admin.coins>[number]

export const views = ['all', 'visitor', 'member', 'disabled'] as const
export type CoinView = (typeof views)[number]

export const pageSize = 10

/** One choice for the reader, two for the server. */
const filters = {
  all: {},
  visitor: { access: 'visitor' },
  member: { access: 'member' },
  disabled: { state: 'disabled' },
} as const satisfies Record<CoinView, object>

export function useCoins(search: string, view: CoinView, page: number) {
  const choice = { ...filters[view], ...(search && { search }) }
  return {
    coins: useAsk('coins', admin.coins, { ...choice, page, pageSize }),
    total: useAsk('coins', admin.coinCount, choice).data?.count,
  }
}

export const useSwitchCoin = () =>
  useChange((input: { symbol: string; isEnabled: boolean }) => call(admin.switchCoin, input), {
    touches: ['coins', 'figures'],
  })

export function useRemoveCoin(onDone: () => void) {
  const t = useText(coinsText)
  return useChange((id: string) => call(admin.removeCoin, { id }), {
    touches: ['coins', 'figures'],
    done: t.removed,
    onDone,
  })
}

export const isUploadable = (fileName: string): boolean => /\.(csv|json)$/i.test(fileName)

/** A large file over a slow line takes its time; only a line that is dead runs out of it. */
const timeoutMs = 300_000

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a file and says how far it is, from 0 to 1. */
const sendFile = <R extends Route>(
  route: R,
  input: InputOf<R>,
  file: File,
  onProgress: (ratio: number) => void,
): Promise<ReplyOf<R>> =>
  send(route, input, file, onProgress).catch(async (error: ProblemError) => {
    if (await isMended(error)) return sendFile(route, input, file, onProgress)
    throw error
  })

/** `fetch` cannot tell how far it is, so this is the older way. */
function send<R extends Route>(
  route: R,
  input: InputOf<R>,
  file: File,
  onProgress: (ratio: number) => void,
): Promise<ReplyOf<R>> {
  const { url } = requestOf(route, input as object, { language: currentLanguage(), isGuest: false })
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total)
    request.ontimeout = () => reject(ownProblem('connection.timeout'))
    request.onerror = () => reject(ownProblem(isOnline() ? 'connection.failed' : 'connection.offline'))
    request.onload = () => {
      const body = jsonOf(request.responseText)
      if (request.status === 200) resolve(body as ReplyOf<R>)
      else reject(problemOf(request.status, body))
    }
    request.send(form)
  })
}

interface Previewed {
  /** As it was when it was previewed, whatever becomes of it on the disk. */
  file: File
  preview: CoinPreview
}

/** A file that cannot be read here, such as one that was moved since it was chosen. */
class Unreadable extends Error {}

async function copyOf(file: File): Promise<File> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Unreadable()
  })
  return new File([bytes], file.name)
}

/** First what a file would do, then the deed: both send the file, and say how far it is. */
export function useUpload() {
  const t = useText(previewText)
  const { count } = useFormat()
  const [ratio, setRatio] = useState(0)
  const preview = useMutation({
    mutationFn: async (chosen: File): Promise<Previewed> => {
      setRatio(0)
      const file = await copyOf(chosen)
      return { file, preview: await sendFile(admin.previewCoins, {}, file, setRatio) }
    },
  })
  const confirm = useChange(
    ({ file, token, accepted }: { file: File; token: string; accepted: readonly string[] }) => {
      setRatio(0)
      return sendFile(admin.confirmCoins, { token, accepted: accepted.join() }, file, setRatio)
    },
    {
      touches: ['coins', 'figures'],
      saysFailure: true,
      onDone: ({ added, updated }) => {
        toast.show({ tone: 'ok', title: t.done, text: t.doneSays(count(added), count(updated)) })
        leave()
      },
    },
  )
  function leave() {
    preview.reset()
    confirm.reset()
  }
  function look(file: File) {
    confirm.reset()
    preview.mutate(file)
  }
  return { preview, confirm, ratio, look, leave }
}

/** What a person reads of a file that was refused as a whole, with the figures that it was refused for. */
export function useRefusal(): (error: unknown) => string {
  const t = useText(uploadText)
  const language = useLanguage()
  const { count } = useFormat()
  return error => {
    if (error instanceof Unreadable) return t.unreadable
    const { code, details, texts } = asProblem(error)
    if (code === 'admin.tooManyRows') return t.tooManyRows(count(Number(details.rows)), count(Number(details.limit)))
    if (code === 'admin.tooManyCoins') return t.tooManyCoins(count(Number(details.coins)), count(Number(details.limit)))
    return texts[language]
  }
}
