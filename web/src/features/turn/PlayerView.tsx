import { useState } from 'react'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { usersIcon } from '../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../ui/overlays/Dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { CallRow, ErrorBar } from './Marks.tsx'
import { turnText } from './messages.ts'
import { usePlayer, useReport } from './queries.ts'
import { Fact } from './RecordTab.tsx'
import { tableText } from './table-messages.ts'
import styles from './turn.module.css'

/** One who is in the table, with every range that has opened: nobody can show the good ones alone. */
export function PlayerView({ name, mayReport }: { name: string; mayReport: boolean }) {
  const t = useText(tableText)
  const words = useText(turnText)
  const address = useAddress()
  const { longDate } = useFormat()
  const query = usePlayer(name)
  if (query.error && asProblem(query.error).status === 404)
    return (
      <section className={cards.card}>
        <Empty
          icon={usersIcon}
          title={t.unknown}
          action={<ButtonLink href={address('/turn?tab=table')}>{t.backToTable}</ButtonLink>}
        >
          {t.unknownSays}
        </Empty>
      </section>
    )
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const [player] = pages
        if (!player) return null
        const calls = pages.flatMap(page => page.calls)
        return (
          <div className={styles.columns}>
            <div className={styles.column}>
              <section className={`${cards.card} ${base.stackClose}`}>
                <div>
                  <h2 className={`${base.heading} ${styles.playerName}`}>
                    <span>{player.name}</span>
                    {player.kind !== 'person' && <span className={styles.tag}>{t.model}</span>}
                  </h2>
                  <p className={`${base.small} ${base.faint}`}>{t.since(longDate(new Date(player.since)))}</p>
                </div>
                {player.kind === 'pusula' && <p className={base.muted}>{t.pusulaSays}</p>}
                {player.about && <p className={base.muted}>{player.about}</p>}
                {player.url && (
                  <a
                    className={linkStyles.link}
                    href={player.url}
                    rel="nofollow noopener noreferrer ugc"
                    target="_blank"
                  >
                    {t.description}
                  </a>
                )}
                {player.row && <Figures row={player.row} />}
              </section>
              {mayReport && player.kind !== 'pusula' && <Report name={player.name} />}
            </div>
            <section className={`${cards.card} ${cards.flush}`}>
              <div className={cards.flushHead}>
                <h2 className={base.subheading}>{t.history}</h2>
                {calls.length === 0 && <p className={`${base.small} ${base.muted}`}>{t.noHistory}</p>}
              </div>
              <ul className={cards.rows}>
                {calls.map(call => (
                  <CallRow key={call.id} call={call} />
                ))}
              </ul>
              {query.hasNextPage && (
                <div className={cards.item}>
                  <Button
                    block
                    busy={query.isFetchingNextPage && words.waiting}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t.older}
                  </Button>
                </div>
              )}
            </section>
          </div>
        )
      }}
    </Loaded>
  )
}

type Row = NonNullable<NonNullable<ReturnType<typeof usePlayer>['data']>['pages'][number]['row']>

function Figures({ row }: { row: Row }) {
  const t = useText(tableText)
  const { count, part, countChange, returnRate } = useFormat()
  const { graded, heldRatio, quantiles, betterRatio, lowRatio, highRatio, kind } = row
  const change = (ratio: number) => countChange(Math.round(100 * ratio))
  const label =
    lowRatio === null || highRatio === null
      ? t.noMargin(change(betterRatio))
      : t.margin(change(betterRatio), change(lowRatio), change(highRatio))
  return (
    <>
      <dl className={`${cards.facts} ${styles.ruled}`}>
        <Fact name={t.graded} value={count(graded)} />
        <Fact name={t.heldRate} value={part(heldRatio)} />
        <Fact name={t.compared} value={returnRate(betterRatio)} />
        {quantiles && (
          <Fact name={t.byQuantiles} value={`${returnRate(quantiles.betterRatio)} · ${count(quantiles.graded)}`} />
        )}
      </dl>
      <ErrorBar {...{ betterRatio, lowRatio, highRatio, label }} isPusula={kind === 'pusula'} />
    </>
  )
}

function Report({ name }: { name: string }) {
  const t = useText(tableText)
  const [isAsked, setAsked] = useState(false)
  const report = useReport()
  const close = () => setAsked(false)
  if (report.isSuccess) return <p className={`${base.small} ${base.muted}`}>{t.reported}</p>
  return (
    <>
      <button type="button" className={`${linkStyles.link} ${styles.start}`} onClick={() => setAsked(true)}>
        {t.report}
      </button>
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title={t.reportAsk}
        cancel={t.cancel}
        confirm={t.report}
        busy={report.isPending && t.working}
        onConfirm={() =>
          report.mutate(name, {
            onSuccess: () => toast.show({ tone: 'ok', title: t.reported }),
            onError: error =>
              toastFailure(error, { title: t.notReported, text: t.notReported, notKnown: t.reportNotKnown }),
            onSettled: close,
          })
        }
      >
        {t.reportSays(name)}
      </ConfirmDialog>
    </>
  )
}
