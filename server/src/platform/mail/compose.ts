import type { Language } from '@pusula/contract'
import { attributes, type Html, html, joined } from '@pusula/words/html'
import type { Email } from './mail.ts'

export interface EmailDraft {
  subject: string
  paragraphs: string[]
  /** Shown large, to be read or copied. */
  code?: string
  button?: { label: string; url: string }
  /** What is looked up rather than read, below the first paragraph. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** In large letters above the first paragraph, for a letter that is read rather than acted on. */
  headline?: string
  /** So many of a hundred, with a mark where they should be. */
  gauge?: { held: number; aim: number; aimText: string }
  /** Parts with a title of their own, above the button. */
  sections?: readonly EmailSection[]
  /** Small links below everything. */
  links?: readonly { label: string; url: string }[]
  /** Where one click ends emails of this kind (RFC 8058). */
  stopUrl?: string
}

export interface EmailSection {
  title: string
  text?: string
  /** Two or three cells each; the first is read, the others stand right. */
  rows?: readonly (readonly string[])[]
}

/** Renders a draft as an email with a text and an HTML part that every mail program can show. */
export function compose(to: string, language: Language, draft: EmailDraft): Email {
  const { subject, paragraphs, code, button, facts = [], headline, gauge, sections = [], links = [], stopUrl } = draft
  const [first = '', ...rest] = paragraphs
  const buttonLine = button && `${button.label}: ${button.url}`
  const lines = [
    headline,
    first,
    code,
    ...(sections.length ? sections.map(sectionText) : [buttonLine]),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...(sections.length ? [buttonLine] : []),
    ...rest,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    'Pusula',
  ]
  const parts = [
    headline && html`<h1 style="${headlineStyle}">${headline}</h1>`,
    paragraph(first),
    code && html`<p style="font-size:32px;letter-spacing:6px;font-weight:bold">${code}</p>`,
    gauge && gaugePart(gauge),
    ...sections.map(sectionPart),
    button && html`<p><a href="${button.url}" style="${buttonStyle}">${button.label}</a></p>`,
    facts.length > 0 && html`<table style="${tableStyle}">${facts.map(row)}</table>`,
    ...rest.map(paragraph),
    links.length > 0 && html`<p style="font-size:14px">${joined(links.map(link), ' · ')}</p>`,
  ]
  const text = `${lines.filter(Boolean).join('\n\n')}\n`
  return { to, subject, text, html: mailPage(language, subject, joined(parts, '\n')), ...(stopUrl && { stopUrl }) }
}

/** The frame of a mail. It brings its own ground and ink: a mail program in the dark would lay dark text on a dark page. */
const mailPage = (language: Language, subject: string, body: Html): string =>
  String(html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:${ground}"><div style="background:${ground};padding:24px 12px">
<div style="${sheetStyle}">
<p style="margin-top:0;font-weight:bold;letter-spacing:.02em">Pusula</p>
${body}
</div></div></body></html>`)

const ground = '#f3f5f5'
const ink = '#0e171c'
const quietInk = '#4a585f'
const headlineStyle = 'margin:8px 0 0;font-size:26px;line-height:32px'
const sheetStyle = `font:16px/1.5 system-ui,sans-serif;color:${ink};background:#ffffff;max-width:32rem;margin:0 auto;padding:24px;border:1px solid #dfe4e4;border-radius:16px;overflow-wrap:anywhere`
const buttonStyle = `display:inline-block;padding:12px 20px;border-radius:12px;background:${ink};color:#ffffff;text-decoration:none`
const tableStyle = 'width:100%;border-collapse:collapse;margin:16px 0'
const cellStyle = 'padding:10px 0;border-top:1px solid #dfe4e4;vertical-align:top'

const paragraph = (text: string) => html`<p style="white-space:pre-line">${text}</p>`
const row = ([name, value]: readonly [string, string]) =>
  html`<tr><th scope="row" style="${cellStyle};padding-right:16px;font-weight:normal;text-align:left;overflow-wrap:normal;color:${quietInk}">${name}</th><td style="${cellStyle};text-align:right">${value}</td></tr>`
const link = ({ label, url }: { label: string; url: string }) =>
  html`<a href="${url}" style="color:${quietInk}">${label}</a>`

const sectionText = ({ title, text, rows = [] }: EmailSection): string =>
  [title, text, ...rows.map(cells => cells.join('  '))].filter(Boolean).join('\n')

const sectionPart = ({ title, text, rows = [] }: EmailSection): Html =>
  html`<h2 style="margin:28px 0 4px;font-size:16px">${title}</h2>${text && paragraph(text)}${
    rows.length > 0 &&
    html`<table style="${tableStyle}">${rows.map(cells => html`<tr>${cells.map(cell)}</tr>`)}</table>`
  }`

/** Alone in its row it is as wide as the widest row. */
const cell = (text: string, place: number, { length }: readonly string[]) =>
  html`<td${attributes({ colspan: length === 1 ? '3' : undefined })} style="${cellStyle};overflow-wrap:break-word${place ? ';padding-left:12px;text-align:right' : ''}">${text}</td>`

/** A bar of table cells, since mail programs draw no pictures of ours. */
const gaugePart = ({ held, aim, aimText }: NonNullable<EmailDraft['gauge']>): Html =>
  html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0 4px"><tr><td style="width:${held}%;height:10px;background:#e0c896;padding:0"></td><td style="background:#e8ecec;padding:0"></td></tr></table>
<table role="presentation" style="width:100%;border-collapse:collapse;font-size:13px;color:${quietInk}"><tr><td style="width:${aim}%;padding:0;text-align:right;white-space:nowrap">${aimText} ▲</td><td style="padding:0"></td></tr></table>`
