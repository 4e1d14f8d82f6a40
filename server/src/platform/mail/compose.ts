import type { Language } from '@pusula/contract'
import { escapeHtml } from '../http/html.ts'
import type { Letter } from './mail.ts'

export interface LetterDraft {
  subject: string
  paragraphs: string[]
  /** Shown large, to be read or copied. */
  code?: string
  button?: { label: string; url: string }
}

/** A draft as a letter, in plain text and as a page that every mail program can show. */
export function compose(to: string, language: Language, { subject, paragraphs, code, button }: LetterDraft): Letter {
  const [first = '', ...rest] = paragraphs
  const text = [first, code, button && `${button.label}: ${button.url}`, ...rest, 'Pusula'].filter(Boolean).join('\n\n')
  const parts = [
    paragraph(first),
    code ? `<p style="font-size:32px;letter-spacing:6px;font-weight:bold">${escapeHtml(code)}</p>` : '',
    button ? `<p><a href="${escapeHtml(button.url)}" style="${buttonStyle}">${escapeHtml(button.label)}</a></p>` : '',
    ...rest.map(paragraph),
  ]
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1b1b1b;max-width:32rem;margin:0 auto;padding:24px">
${parts.filter(Boolean).join('\n')}
<p style="color:#666">Pusula</p></body></html>`
  return { to, subject, text: `${text}\n`, html }
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#14213d;color:#ffffff;text-decoration:none'

const paragraph = (text: string) => `<p style="white-space:pre-line">${escapeHtml(text)}</p>`
