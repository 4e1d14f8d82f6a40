import type { Language } from '@pusula/contract'
import { escapeHtml } from '../http/html.ts'
import type { Letter } from './mail.ts'

export interface LetterDraft {
  subject: string
  paragraphs: string[]
  /** Shown large, to be read or copied. */
  code?: string
  button?: { label: string; url: string }
  /** What is looked up rather than read, below the first paragraph. */
  facts?: readonly (readonly [name: string, value: string])[]
}

/** A draft as a letter, in plain text and as a page that every mail program can show. */
export function compose(to: string, language: Language, draft: LetterDraft): Letter {
  const { subject, paragraphs, code, button, facts = [] } = draft
  const [first = '', ...rest] = paragraphs
  const lines = [
    first,
    code,
    button && `${button.label}: ${button.url}`,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...rest,
    'Pusula',
  ]
  const parts = [
    paragraph(first),
    code ? `<p style="font-size:32px;letter-spacing:6px;font-weight:bold">${escapeHtml(code)}</p>` : '',
    button ? `<p><a href="${escapeHtml(button.url)}" style="${buttonStyle}">${escapeHtml(button.label)}</a></p>` : '',
    facts.length > 0 ? `<table style="${tableStyle}">${facts.map(row).join('')}</table>` : '',
    ...rest.map(paragraph),
  ]
  // It brings its own ground and ink: a mail program in the dark would lay dark letters on a dark page.
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${ground}"><div style="background:${ground};padding:24px 12px">
<div style="${sheetStyle}">
<p style="margin-top:0;font-weight:bold;letter-spacing:.02em">Pusula</p>
${parts.filter(Boolean).join('\n')}
</div></div></body></html>`
  return { to, subject, text: `${lines.filter(Boolean).join('\n\n')}\n`, html }
}

const ground = '#f3f5f5'
const ink = '#0e171c'
const sheetStyle = `font:16px/1.5 system-ui,sans-serif;color:${ink};background:#ffffff;max-width:32rem;margin:0 auto;padding:24px;border:1px solid #dfe4e4;border-radius:16px;overflow-wrap:anywhere`
const buttonStyle = `display:inline-block;padding:12px 20px;border-radius:12px;background:${ink};color:#ffffff;text-decoration:none`
const tableStyle = 'width:100%;border-collapse:collapse;margin:16px 0'
const cellStyle = 'padding:10px 0;border-top:1px solid #dfe4e4;vertical-align:top'

const paragraph = (text: string) => `<p style="white-space:pre-line">${escapeHtml(text)}</p>`
const row = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="${cellStyle};padding-right:16px;font-weight:normal;text-align:left;overflow-wrap:normal;color:#4a585f">${escapeHtml(name)}</th><td style="${cellStyle};text-align:right">${escapeHtml(value)}</td></tr>`
