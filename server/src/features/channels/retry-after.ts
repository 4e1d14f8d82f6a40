const longestWaitMs = 3_600_000

/** Reads Retry-After, in seconds or as a date; empty where it is not there. */
export function waitOf(retryAfter: string | number | undefined): { afterMs?: number } {
  const seconds = Number(retryAfter)
  const afterMs = Number.isNaN(seconds) ? Date.parse(String(retryAfter)) - Date.now() : 1000 * seconds
  return afterMs > 0 ? { afterMs: Math.min(afterMs, longestWaitMs) } : {}
}

/** No connection was made: whatever was to be sent did not leave. */
const unsentCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNECTION', 'EDNS']

/** Whether a request may have arrived although no answer came. */
export function isUnanswered(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return (
    !unsentCodes.includes(code) && !code.startsWith('ERR_TLS') && !code.startsWith('ERR_SSL') && !code.includes('CERT')
  )
}
