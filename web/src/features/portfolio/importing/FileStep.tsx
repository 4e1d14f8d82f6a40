import type { Both } from '@pusula/words'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Messages } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import {
  checkCircleIcon,
  chevronRightIcon,
  fileUpIcon,
  infoIcon,
  lockIcon,
  uploadIcon,
} from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { type ChosenFile, type FileComplaint, readChosen } from './chosen-file.ts'
import styles from './importing.module.css'
import { makers } from './makers.ts'
import { importText } from './messages.ts'

type Props = { isReading: boolean; problem: string | undefined; onFile: (file: ChosenFile) => void }

export function FileStep({ isReading, problem, onFile }: Props) {
  const t = useText(importText)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [complaint, setComplaint] = useState<FileComplaint | null>(null)
  const [isOpening, setOpening] = useState(false)
  const isBusy = isOpening || isReading

  async function choose(file: File | undefined) {
    if (!file || isBusy) return
    setOpening(true)
    const read = await readChosen(file)
    setOpening(false)
    setComplaint(typeof read === 'string' ? read : null)
    if (typeof read !== 'string') onFile(read)
  }

  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    void choose(event.dataTransfer?.files[0])
  })
  // Anywhere on the page: a browser would open what is dropped beside a small place.
  useEffect(() => {
    const stay = (event: DragEvent) => event.preventDefault()
    const take = (event: DragEvent) => drop(event)
    addEventListener('dragover', stay)
    addEventListener('drop', take)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', take)
    }
  }, [])

  return (
    <>
      <section className={`${cards.card} ${styles.frame}`}>
        <Icon shape={uploadIcon} sizePx={28} />
        <h2 className={base.subheading}>{t.drop}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.limit}</p>
        <input
          ref={field}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,.ods,application/vnd.oasis.opendocument.spreadsheet,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className={base.visuallyHidden}
          aria-label={t.choose}
          tabIndex={-1}
          onChange={event => {
            void choose(event.target.files?.[0])
            // The same file, mended, can be chosen again.
            event.target.value = ''
          }}
        />
        <Button look="primary" busy={isBusy && t.reading} onClick={() => field.current?.click()}>
          {t.choose}
        </Button>
        <Messages id={id} error={complaint ? t[complaint] : problem} />
      </section>
      <section className={`${cards.card} ${base.stackTight}`}>
        <h2 className={base.subheading}>{t.knownTitle}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.knownSays}</p>
        <ul className={styles.makers}>
          {Object.values(makers).map(maker => (
            <li key={maker}>
              <Pill large>{maker}</Pill>
            </li>
          ))}
        </ul>
        <p className={`${base.small} ${base.muted}`}>{t.knownOthers}</p>
      </section>
      <Where />
      <p className={cards.note}>
        <Icon shape={lockIcon} sizePx={18} />
        {t.promise}
      </p>
    </>
  )
}

const whereText = messages({
  title: { tr: 'Dosyayı nereden bulurum?', en: 'Where do I find the file?' },
  says: { tr: 'Borsa borsa, adım adım', en: 'Exchange by exchange, step by step' },
  changes: {
    tr: 'Bilgisayardan daha kolaydır. Menülerin adı değişmiş olabilir: “geçmiş” ve “dışa aktar” ararsın.',
    en: 'It is easier on a computer. Names of menus change: look for “history” and “export”.',
  },
})

/** How each exchange hands out its trades. */
const places: readonly { name: string; steps: Both }[] = [
  {
    name: 'Binance',
    steps: {
      tr: 'Emirler → Spot emir → İşlem geçmişi → Dışa aktar',
      en: 'Orders → Spot order → Trade history → Export',
    },
  },
  { name: 'BtcTurk', steps: { tr: 'Hesabım → İşlem geçmişi → İndir', en: 'Account → Trade history → Download' } },
  { name: 'Paribu', steps: { tr: 'Hesabım → İşlem geçmişi → İndir', en: 'Account → Trade history → Download' } },
  {
    name: 'Coinbase',
    steps: { tr: 'Profil → Raporlar → İşlem geçmişi → CSV', en: 'Profile → Statements → Transaction history → CSV' },
  },
  {
    name: 'Kraken',
    steps: {
      tr: 'Profil → Belgeler → Yeni dışa aktarma → Trades, CSV',
      en: 'Profile → Documents → New export → Trades, CSV',
    },
  },
  {
    name: 'OKX',
    steps: { tr: 'Varlıklar → Rapor merkezi → İşlem geçmişi', en: 'Assets → Report center → Trading history' },
  },
  {
    name: 'Bybit',
    steps: { tr: 'Emirler → Spot → İşlem geçmişi → Dışa aktar', en: 'Orders → Spot → Trade history → Export' },
  },
  {
    name: 'KuCoin',
    steps: { tr: 'Emirler → Spot → İşlem geçmişi → CSV', en: 'Orders → Spot → Trade history → CSV' },
  },
]

/** A line for each exchange that most people come from. */
function Where() {
  const t = useText(whereText)
  const language = useLanguage()
  return (
    <details className={`${cards.card} ${styles.where}`}>
      <summary>
        <Icon shape={infoIcon} sizePx={20} />
        <span className={cards.itemText}>
          <b>{t.title}</b>
          <small>{t.says}</small>
        </span>
        <Icon shape={chevronRightIcon} sizePx={18} />
      </summary>
      <dl>
        {places.map(({ name, steps }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{steps[language]}</dd>
          </div>
        ))}
      </dl>
      <p className={`${base.tiny} ${base.faint}`}>{t.changes}</p>
    </details>
  )
}

type FileCardProps = { name: string; says: string; isKnown: boolean; isBusy: boolean; onOther: () => void }

/** The file that is spoken of, and the way to another one once nothing is under way for this one. */
export function FileCard({ name, says, isKnown, isBusy, onOther }: FileCardProps) {
  const t = useText(importText)
  return (
    <section className={`${cards.card} ${styles.file}`}>
      <Icon shape={fileUpIcon} sizePx={22} />
      <span className={cards.itemText}>
        <b>{name}</b>
        <small>{says}</small>
      </span>
      {isKnown && <Icon shape={checkCircleIcon} sizePx={20} className={styles.known} />}
      <Button look="ghost" small disabled={isBusy} onClick={onOther}>
        {t.other}
      </Button>
    </section>
  )
}
