type ReadAll<T> = (keys: string[]) => Promise<ReadonlyMap<string, T>>

/** Largest batch: so many keys are read in one query without holding anybody up. */
const maxAtOnce = 500
/** Batches overlap after this long, so that a query that hangs does not hold up the next one. */
const batchTimeoutMs = 100

interface Question<T> {
  keys: Set<string>
  answer: Promise<ReadonlyMap<string, T>>
}

/**
 * Batching loader: a key that comes while a query is under way goes along with the next one. A crowd that comes at once costs a few
 * queries, and who comes alone does not wait.
 */
export function batched<T>(readAll: ReadAll<T>): (key: string) => Promise<T | undefined> {
  let next: Question<T> | undefined
  let last: Promise<unknown> = Promise.resolve()

  function ask(): Question<T> {
    const keys = new Set<string>()
    const answer = last.then(() => {
      if (next === question) next = undefined
      return readAll([...keys])
    })
    const question = { keys, answer }
    last = endedOrLate(answer)
    return question
  }
  return async key => {
    if (!next || next.keys.size >= maxAtOnce) next = ask()
    next.keys.add(key)
    return (await next.answer).get(key)
  }
}

function endedOrLate(answer: Promise<unknown>): Promise<void> {
  return new Promise(resolve => {
    const late = setTimeout(resolve, batchTimeoutMs)
    const end = () => {
      clearTimeout(late)
      resolve()
    }
    answer.then(end, end)
  })
}
