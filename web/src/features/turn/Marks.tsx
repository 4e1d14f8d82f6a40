import styles from './Marks.module.css'

export type Mark = 'held' | 'missed' | 'mixed' | 'sealed' | 'none' | 'refused'

/** Held is a filled dot, missed an open diamond, sealed a dashed ring, a day without a range a short tick: no colour works alone. */
export function ResultMark({ mark, large = false }: { mark: Mark; large?: boolean }) {
  const size = large ? 18 : 14
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      {mark === 'held' && <circle className={styles.held} cx="7" cy="7" r="5" />}
      {mark === 'missed' && <path className={styles.missed} d="M7 1.8 12.2 7 7 12.2 1.8 7Z" />}
      {mark === 'mixed' && (
        <>
          <path className={styles.missed} d="M7 1.8 12.2 7 7 12.2 1.8 7Z" />
          <path className={styles.held} d="M7 1.8V12.2L1.8 7Z" />
        </>
      )}
      {mark === 'sealed' && <circle className={styles.sealed} cx="7" cy="7" r="5" />}
      {mark === 'none' && <path className={styles.none} d="M7 4v6" />}
      {mark === 'refused' && <path className={styles.refused} d="m2.5 2.5 9 9m0-9-9 9" />}
    </svg>
  )
}
