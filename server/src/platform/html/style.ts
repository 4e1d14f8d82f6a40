import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The design tokens of the app as its build left them; before the first build a page is plain. */
export function pageTokens(webFolder: string): string {
  const file = join(webFolder, '.pages', 'tokens.css')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** A style sheet without comments and spaces, since it stands in every page. */
export const minified = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .trim()

/** What every page of the server begins with; each kind adds its own after it. */
export const baseStyle = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--bg)}
body{margin:0;background:var(--bg);color:var(--text-1);font:var(--weight-regular) var(--text-md)/var(--lh-md) var(--font-sans);
-webkit-font-smoothing:antialiased}
h1,h2,p{margin:0}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.tag{padding:2px var(--space-3);border:1px solid var(--accent-line);border-radius:var(--radius-full);
background:var(--accent-soft);color:var(--accent);font-size:var(--text-xs);line-height:20px}
.button{display:flex;align-items:center;justify-content:center;min-height:var(--control);padding:0 var(--space-5);
border:1px solid var(--line-control);border-radius:var(--radius-md);color:var(--text-1);font:inherit;
font-weight:var(--weight-semibold);text-align:center;text-decoration:none;background:transparent;cursor:pointer}
.button.main{border-color:transparent;background:var(--action);color:var(--on-action)}
`

/** Forms and notes in a narrow column, and the documentation in a wide one. */
export const plainStyle = (tokens: string): string =>
  minified(`${tokens}${baseStyle}
main{margin:0 auto;padding:var(--space-8) var(--space-4)}
.narrow{display:flex;flex-direction:column;gap:var(--space-5);max-width:440px;min-height:100vh}
@media (min-width:64em){.narrow{padding-top:var(--space-20)}}
.narrow header{display:flex;align-items:center;justify-content:space-between;font-weight:var(--weight-semibold)}
.narrow section{display:flex;flex-direction:column;gap:var(--space-4);padding:var(--space-5);border-radius:var(--radius-lg);
background:var(--surface-1);border:1px solid var(--line)}
.narrow h1{font-size:var(--text-md);line-height:var(--lh-md);font-weight:var(--weight-medium);color:var(--text-2)}
.amount{font-size:var(--text-2xl);line-height:var(--lh-2xl);font-weight:var(--weight-semibold);letter-spacing:var(--tracking-tight);
font-variant-numeric:tabular-nums}
small,.note,summary{font-size:var(--text-sm);line-height:var(--lh-sm);color:var(--text-2)}
form,.field,.others{display:flex;flex-direction:column;gap:var(--space-3)}
.field{gap:6px}
label{font-size:var(--text-sm);line-height:var(--lh-sm);font-weight:var(--weight-medium)}
input{height:var(--control);padding:0 14px;border:1px solid var(--line-control);border-radius:var(--radius-md);
background:var(--field);color:inherit;font:inherit}
input[type=checkbox]{width:20px;height:20px;vertical-align:-4px}
.narrow .button{width:100%}
.button.plain{border-color:transparent;color:var(--text-2)}
summary{padding:var(--space-3) 0;cursor:pointer}
.alert{padding:var(--space-3) 14px;border-radius:var(--radius-md);background:var(--down-soft);color:var(--down)}
.wide{max-width:60rem}
.wide a{color:inherit}
.wide nav a{margin-right:var(--space-3)}
.wide :is(h1,h2,h3,p,ul){margin:var(--space-4) 0}
.wide summary{color:var(--text-1);font-size:inherit;line-height:inherit}
.wide summary span{color:var(--text-2)}
pre{overflow:auto;padding:var(--space-4);border:1px solid var(--line-strong);border-radius:var(--radius-sm);color:var(--text-2)}
code,pre{font-family:var(--font-mono)}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:6px var(--space-3) 6px 0;vertical-align:top}
`)
