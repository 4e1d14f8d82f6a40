import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/actions/Button.tsx'
import cards from '../ui/cards.module.css'
import { ErrorBox } from '../ui/states/Notice.tsx'
import { SkeletonText } from '../ui/states/SkeletonText.tsx'
import { useLanguage, useText } from './language.ts'
import { messages } from './messages.ts'
import { asProblem } from './problem.ts'

const text = messages({
  waiting: { tr: 'Yükleniyor', en: 'Loading' },
  failed: { tr: 'Bir sorun oldu', en: 'Something went wrong' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
})

type Props<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }
  /** The shape of what is coming; a few lines unless told. */
  waiting?: ReactNode
  /** What to show when there is nothing, with a way to begin; anything falsy when there is something. */
  empty?: (data: T) => ReactNode
  children: (data: T) => ReactNode
}

/** The four faces of a screen: waiting, failed with a way to retry, empty with a way to begin, full. */
export function Loaded<T>({ query, waiting, empty, children }: Props<T>) {
  const t = useText(text)
  const language = useLanguage()
  const { data, error, isFetching, refetch } = query
  // Data that could not be refreshed is still data; its screen says how old it is.
  if (data !== undefined) return empty?.(data) || children(data)
  if (error === null) return waiting ?? <SkeletonText label={t.waiting} />
  return (
    <div className={cards.card}>
      <ErrorBox
        title={t.failed}
        action={
          <Button small busy={isFetching && t.waiting} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        }
      >
        {/* Some words begin with what the title has said. */}
        {asProblem(error).texts[language].replace(`${t.failed}. `, '')}
      </ErrorBox>
    </div>
  )
}
