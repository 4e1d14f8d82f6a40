import type { Language } from '@pusula/contract'
import { useCallback, useMemo } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { heightPx, widthPx } from '../../../lib/picture/pen.ts'
import { sendPicture, usePicture } from '../../../lib/picture/picture.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { copyIcon, downloadIcon, shareIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../../ui/states/SkeletonText.tsx'
import styles from '../AnalysisScreen.module.css'
import { analysisText } from '../messages.ts'
import type { AnalysisResult } from '../select/run.ts'
import { cardOf, drawCard, shareText } from './card.ts'

/** Shared link: home with the coin; a preview of the link has the coin's picture. */
const linkTo = (symbol: string, language: Language) =>
  new URL(`/?${new URLSearchParams({ coin: symbol, language })}`, location.href).href

type Props = { result: AnalysisResult; open: boolean; onClose: () => void }

/** The analysis as a picture: sent by the sheet of the system where there is one, kept as a file, or as a link. */
export default function ShareSheet({ result, open, onClose }: Props) {
  const t = useText(shareText)
  const { share } = useText(analysisText)
  return (
    <Sheet open={open} onClose={onClose} title={share} closeLabel={t.close}>
      <Sharing result={result} />
    </Sheet>
  )
}

function Sharing({ result }: { result: AnalysisResult }) {
  const t = useText(shareText)
  const language = useLanguage()
  const money = useMoney()
  const card = useMemo(() => cardOf(result, language, money), [result, language, money])
  const draw = useCallback(() => drawCard(card), [card])
  const drawn = usePicture(draw, `pusula-${result.symbol}.png`)
  const canSend = 'share' in navigator
  const link = { title: t.title(result.name), url: linkTo(result.symbol, language) }

  async function send() {
    if (!(await sendPicture(drawn, link))) toast.show({ tone: 'err', title: t.notSent })
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(link.url)
      toast.show({ tone: 'ok', title: t.copied })
    } catch {
      toast.show({ tone: 'err', title: t.notCopied })
    }
  }

  return (
    <div className={base.stack}>
      <div className={styles.picture} style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
        {drawn.state === 'drawn' && <img src={drawn.url} alt={card.says} />}
        {drawn.state === 'failed' && <p className={base.muted}>{t.notDrawn}</p>}
        {drawn.state === 'drawing' && (
          <SkeletonArea label={t.drawing}>
            <Skeleton heightPx={360} />
          </SkeletonArea>
        )}
      </div>
      <div className={base.stackClose}>
        {canSend && (
          <Button block look="primary" onClick={() => void send()}>
            <Icon shape={shareIcon} sizePx={18} />
            {t.send}
          </Button>
        )}
        {drawn.state === 'drawn' && (
          <ButtonLink look={canSend ? 'second' : 'primary'} block href={drawn.url} download={drawn.file.name}>
            <Icon shape={downloadIcon} sizePx={18} />
            {t.download}
          </ButtonLink>
        )}
        <Button block look="second" onClick={() => void copy()}>
          <Icon shape={copyIcon} sizePx={18} />
          {t.copy}
        </Button>
      </div>
    </div>
  )
}
