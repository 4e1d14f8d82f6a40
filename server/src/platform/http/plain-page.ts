import type { Language } from '@pusula/contract'
import { escapeHtml } from './html.ts'

const font = (
  part: string,
  letters: string,
) => `@font-face{font-family:"Hanken Grotesk";font-weight:100 900;font-display:swap;
src:url(/assets/hanken-grotesk-${part}-wght-normal.woff2) format("woff2");unicode-range:${letters}}`

/** The look of the app, for a page that stands outside it; its fonts are the files of the app. */
export const pageStyle = `
${font('latin-ext', 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0')}
${font('latin', 'U+0000-00FF,U+0131,U+2000-206F,U+20AC,U+2212')}
:root,[data-theme=dark]{color-scheme:dark;--bg:#0A0F13;--surface:#10171C;--field:#172026;--line:#1D272E;--control:#5F707B;
--text:#EDF2F1;--text-2:#A8B5BB;--accent:#E1B86B;--accent-soft:#231E13;--accent-line:#5A4A2A;--action:#EDF2F1;
--on-action:#0A0F13;--down:#F47C83;--down-soft:#2B171A}
[data-theme=light]{color-scheme:light;--bg:#F3F6F5;--surface:#FFFFFF;--field:#FFFFFF;--line:#E1E7E6;--control:#76868E;
--text:#0D1920;--text-2:#45555D;--accent:#80590F;--accent-soft:#F8EFDC;--accent-line:#DFC591;--action:#0D1920;
--on-action:#FFFFFF;--down:#BD2C3B;--down-soft:#FBE9EA}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:400 16px/24px "Hanken Grotesk",ui-sans-serif,system-ui,sans-serif}
main{max-width:440px;min-height:100vh;margin:0 auto;padding:32px 16px;display:flex;flex-direction:column;gap:20px}
@media (min-width:1024px){main{padding-top:80px}}
header{display:flex;align-items:center;justify-content:space-between;font-weight:600}
.mark{padding:2px 10px;border:1px solid var(--accent-line);border-radius:999px;background:var(--accent-soft);
color:var(--accent);font-size:12px;line-height:20px}
section{display:flex;flex-direction:column;gap:16px;padding:20px;border-radius:20px;background:var(--surface);
border:1px solid var(--line)}
h1{margin:0;font-size:16px;line-height:24px;font-weight:500;color:var(--text-2)}
.amount{margin:0;font-size:40px;line-height:44px;font-weight:600;letter-spacing:-.022em;font-variant-numeric:tabular-nums}
p{margin:0}
small,.note,summary{font-size:14px;line-height:20px;color:var(--text-2)}
form,.field,.others{display:flex;flex-direction:column;gap:12px}
.field{gap:6px}
label{font-size:14px;line-height:20px;font-weight:500}
input{height:48px;padding:0 14px;border:1px solid var(--control);border-radius:14px;background:var(--field);
color:inherit;font:inherit}
input[type=checkbox]{width:20px;height:20px;vertical-align:-4px}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:0 20px;
border:1px solid transparent;border-radius:14px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.main{background:var(--action);color:var(--on-action)}
.quiet{background:transparent;border-color:var(--control);color:var(--text)}
.plain{background:transparent;color:var(--text-2)}
summary{padding:12px 0;cursor:pointer}
.alert{padding:12px 14px;border-radius:14px;background:var(--down-soft);color:var(--down)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

/** Where the look is served for every page of its own that the server answers with. */
export const plainStylePath = '/auth/page.css'

interface PlainPage {
  language: Language
  title: string
  /** A word beside the name, such as that this is a test. */
  mark?: string
  stylePath?: string
  /** Markup; whoever makes it has escaped what is not theirs. */
  body: string
}

/** A page of the server's own, in the clothes of the app. */
export const plainPage = ({
  language,
  title,
  mark,
  stylePath = plainStylePath,
  body,
}: PlainPage): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="theme-color" content="#0A0F13">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)}</title><script src="/theme.js"></script><link rel="stylesheet" href="${stylePath}"></head>
<body><main><header><span>Pusula</span>${mark ? `<span class="mark">${escapeHtml(mark)}</span>` : ''}</header>
${body}</main></body></html>`
