import { useCallback, useMemo, useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { heightPx, widthPx } from '../../../lib/picture/pen.ts'
import { sendPicture, usePicture } from '../../../lib/picture/picture.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { copyIcon, downloadIcon, shareIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../../ui/states/SkeletonText.tsx'
import type { RealReturn } from '../queries.ts'
import styles from './real-return.module.css'
import { cardOf, drawCard, type RealCard, saysOf, shareText } from './share.ts'

type Props = { data: RealReturn; open: boolean; onClose: () => void }

/** The return as a picture of percents alone, made on the device. */
export default function ShareSheet({ data, open, onClose }: Props) {
  const t = useText(shareText)
  const language = useLanguage()
  const [hasRivals, setRivals] = useState(true)
  const card = useMemo(() => cardOf(data, language, hasRivals), [data, language, hasRivals])
  return (
    <Sheet open={open} onClose={onClose} title={t.title} closeLabel={t.close}>
      {card && (
        <div className={base.stack}>
          <Sharing card={card} />
          <p className={`${base.small} ${base.muted}`}>{t.onlyPercents}</p>
          <div className={`${base.row} ${base.between}`}>
            <b className={base.small}>{t.rivals}</b>
            <Toggle label={t.rivals} checked={hasRivals} onChange={setRivals} />
          </div>
        </div>
      )}
    </Sheet>
  )
}

function Sharing({ card }: { card: RealCard }) {
  const t = useText(shareText)
  const draw = useCallback(() => drawCard(card), [card])
  const picture = usePicture(draw, 'pusula.png')
  const canSend = 'share' in navigator

  async function send() {
    if (!(await sendPicture(picture, { title: 'Pusula' }))) toast.show({ tone: 'err', title: t.notSent })
  }
  async function copy() {
    if (picture.state !== 'drawn') return
    try {
      await navigator.clipboard.write([new ClipboardItem({ [picture.file.type]: picture.file })])
      toast.show({ tone: 'ok', title: t.copied })
    } catch {
      toast.show({ tone: 'err', title: t.notCopied })
    }
  }

  return (
    <>
      <div className={styles.picture} style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
        {picture.state === 'drawn' && <img src={picture.url} alt={saysOf(card)} />}
        {picture.state === 'failed' && <p className={base.muted}>{t.notDrawn}</p>}
        {picture.state === 'drawing' && (
          <SkeletonArea label={t.drawing}>
            <Skeleton heightPx={360} />
          </SkeletonArea>
        )}
      </div>
      <div className={base.pair}>
        {picture.state === 'drawn' && (
          <ButtonLink look="second" block href={picture.url} download={picture.file.name}>
            <Icon shape={downloadIcon} sizePx={18} />
            {t.download}
          </ButtonLink>
        )}
        <Button block look="primary" onClick={() => void (canSend ? send() : copy())}>
          <Icon shape={canSend ? shareIcon : copyIcon} sizePx={18} />
          {canSend ? t.send : t.copy}
        </Button>
      </div>
    </>
  )
}
