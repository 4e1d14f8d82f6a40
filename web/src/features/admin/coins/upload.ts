import type { InputOf, ReplyOf, Route } from '@pusula/contract'
import { isMended } from '../../../lib/call.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { isOnline } from '../../../lib/online.ts'
import { ownProblem, type ProblemError, problemOf } from '../../../lib/problem.ts'
import { requestOf } from '../../../lib/request.ts'

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
export const sendFile = <R extends Route>(
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
