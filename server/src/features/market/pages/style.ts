import { baseStyle, minified } from '../../../platform/html/style.ts'

/** Inlined style sheet: one round trip less on a phone. */
export const pageStyle = (tokens: string): string => minified(tokens + baseStyle + style)

/** Of a card in the page of others, which brings no font along. */
export const cardStyle = (tokens: string): string => minified(tokens.replace(/@font-face \{[^}]*\}/g, '') + card)

const style = `
body{max-width:752px;margin:0 auto;padding:0 var(--gutter) var(--space-8);font-variant-numeric:tabular-nums lining-nums}
ul,dl,dd,figure{margin:0;padding:0}
ul{list-style:none}
a{color:inherit;text-decoration:none}
a.plain{text-decoration:underline}
small{font-size:var(--text-xs);line-height:var(--lh-xs);color:var(--text-2)}
b{font-weight:var(--weight-semibold)}
hr{width:100%;margin:var(--space-4) 0;border:0;border-top:1px solid var(--line)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:var(--gutter);top:var(--space-2);padding:var(--space-2) var(--space-4);background:var(--surface-1)}
.top{display:flex;align-items:center;gap:var(--space-2);min-height:var(--header-h);padding:var(--space-2) 0}
.brand{display:flex;align-items:center;gap:var(--space-2);min-height:var(--touch);margin-right:auto;font-size:var(--text-lg);
font-weight:var(--weight-semibold)}
.needle{fill:var(--accent-graphic)}
.languages{display:flex;padding:2px;border-radius:var(--radius-full);background:var(--surface-2);font-size:var(--text-xs)}
.languages>*{display:grid;place-items:center;min-width:var(--touch);min-height:40px;border-radius:var(--radius-full)}
.languages a{color:var(--text-2)}
.languages b{background:var(--surface-1);box-shadow:var(--shadow-raised)}
.button.small{min-height:var(--touch);padding:0 var(--space-4);font-size:var(--text-sm)}
main{display:grid;gap:var(--space-4);grid-template-columns:minmax(0,1fr)}
.crumbs{display:flex;align-items:center;gap:6px;min-height:var(--touch);font-size:var(--text-sm);color:var(--text-3)}
.crumbs a{display:inline-flex;align-items:center;min-height:var(--touch);color:var(--text-2)}
.icon{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.tag{justify-self:start}
.card{display:grid;gap:var(--space-3);grid-template-columns:minmax(0,1fr);padding:var(--space-5);
border:1px solid var(--line);border-radius:var(--radius-lg);background:var(--surface-1)}
.card>hr{margin:var(--space-1) 0}
.flush{gap:0;padding:0;overflow:hidden}
.flush>.heading{padding:var(--space-5) var(--space-5) var(--space-2)}
.coin{display:flex;align-items:center;gap:var(--space-3)}
.coin small{display:block}
.logo{flex:none;border-radius:50%}
h1{font-size:var(--text-md);line-height:var(--lh-sm);font-weight:var(--weight-semibold)}
h1.title{font-size:var(--text-xl);line-height:var(--lh-xl);letter-spacing:var(--tracking-tight);overflow-wrap:anywhere}
h2{font-size:var(--text-sm);line-height:var(--lh-sm);font-weight:var(--weight-regular);color:var(--text-2)}
h2.heading{font-size:var(--text-md);line-height:var(--lh-md);font-weight:var(--weight-semibold);color:var(--text-1)}
section>p,.note,.lead{font-size:var(--text-sm);line-height:var(--lh-read);color:var(--text-2)}
section>.figure{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 var(--space-3);font-size:clamp(1.75rem,10vw,2.5rem);line-height:1.1;font-weight:var(--weight-semibold);letter-spacing:var(--tracking-figure);
color:var(--text-1)}
.cents{color:var(--text-2)}
.dollars{font-size:var(--text-md);font-weight:var(--weight-regular);letter-spacing:0;color:var(--text-2);
white-space:nowrap}
.under{display:flex;flex-wrap:wrap;gap:0 var(--space-2);color:var(--text-2)}
section>.fine{font-size:var(--text-xs);line-height:var(--lh-xs);color:var(--text-3)}
.change{display:inline-flex;align-items:center;gap:4px;font-weight:var(--weight-medium);white-space:nowrap}
.way{width:9px;height:9px;flex:none;fill:currentColor}
.up{color:var(--up)}.down{color:var(--down)}.even{color:var(--text-2)}
.chart{display:block;width:100%;height:160px;overflow:visible}
.chart path{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.chart .base{stroke:var(--tick);stroke-width:1;stroke-dasharray:2 4}
.chart .area{stroke:none;fill:currentColor;opacity:.06}
.chart .dot{stroke-width:9;stroke-linecap:round}
.axis{display:flex;justify-content:space-between;margin-top:var(--space-2);font-size:var(--text-xs);line-height:var(--lh-xs);color:var(--text-3)}
.scale{display:block;overflow:visible}
.scale line{stroke:var(--tick);stroke-width:1}
.scale .lit{stroke:var(--text-2)}
.scale circle{fill:var(--text-2)}
.lubber{overflow:visible}
.lubber path{fill:var(--accent-graphic)}
.band{fill:var(--accent-graphic);opacity:.42}
dl{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--space-3)}
dl div:nth-child(2):not(:last-child){text-align:center}
dl div:last-child{text-align:right}
dt{font-size:var(--text-xs);line-height:var(--lh-xs);color:var(--text-3)}
dd{font-size:var(--text-sm);line-height:var(--lh-sm);font-weight:var(--weight-semibold);white-space:nowrap}
section>.range{font-size:var(--text-range);line-height:1.25;font-weight:var(--weight-semibold);letter-spacing:var(--tracking-price);color:var(--text-1)}
.dash{color:var(--text-3)}
.go{display:inline-flex;align-items:center;gap:4px;min-height:var(--touch);margin-bottom:-12px;font-size:var(--text-sm);font-weight:var(--weight-semibold)}
.headline{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px var(--space-3);padding:var(--space-4) var(--space-5)}
li+li .headline{border-top:1px solid var(--line)}
.headline b{font-size:var(--text-sm);line-height:var(--lh-sm);overflow-wrap:anywhere}
.headline time{font-size:var(--text-xs);line-height:var(--lh-xs);color:var(--text-3)}
.pill{display:inline-flex;align-self:start;align-items:center;gap:5px;padding:3px var(--space-2);border-radius:var(--radius-full);
background:var(--surface-2);font-size:var(--text-xs);line-height:var(--lh-xs);font-weight:var(--weight-medium)}
.pill.up{background:var(--up-soft)}.pill.down{background:var(--down-soft)}
.chips{display:flex;flex-wrap:wrap;gap:var(--space-2);margin-top:var(--space-3)}
.chip{display:inline-flex;align-items:center;gap:var(--space-2);min-height:var(--touch);padding:0 14px 0 8px;border:1px solid var(--line-strong);
border-radius:var(--radius-full);background:var(--surface-1);font-size:var(--text-sm);font-weight:var(--weight-medium)}
.search{display:flex;gap:var(--space-2)}
.search input{flex:1;min-width:0;height:var(--control);padding:0 14px;border:1px solid var(--line-control);border-radius:var(--radius-md);
background:var(--field);color:inherit;font:inherit}
.search input::placeholder{color:var(--text-3);opacity:1}
.search button{height:var(--control);padding:0 var(--space-5);border:0;border-radius:var(--radius-md);background:var(--action);
color:var(--on-action);font:inherit;font-weight:var(--weight-semibold);cursor:pointer}
table{width:100%;border-collapse:collapse;font-size:var(--text-sm);line-height:var(--lh-sm)}
th,td{padding:var(--space-2);text-align:right;font-weight:var(--weight-regular);white-space:nowrap}
thead th{padding-top:var(--space-4);font-size:var(--text-xs);color:var(--text-3)}
tbody tr{border-top:1px solid var(--line)}
th:nth-child(2){width:99%;max-width:0;text-align:left}
th[scope=row] a{display:flex;align-items:center;gap:var(--space-2);min-height:var(--touch)}
th[scope=row] span{min-width:0;overflow:hidden;text-overflow:ellipsis}
td:last-child,td:nth-child(4),th:nth-child(4),th:last-child{padding-right:var(--space-4)}
td:first-child,th:first-child{padding-left:var(--space-4)}
.wide{display:none}
@media (max-width:39.99em){th:nth-child(2){padding-left:var(--space-4)}th[scope=row] small{display:block}}
@media (min-width:40em){.wide{display:table-cell}}
@media (max-width:22.49em){.brand span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center}
th:nth-child(2){grid-row:span 2;width:auto;max-width:none}
td:nth-child(3),thead th:nth-child(3){padding:var(--space-2) var(--space-4) 0 0}
td:nth-child(4),thead th:nth-child(4){padding-top:0}}
/* At 200 % text: nothing beside a name. */
@media (max-width:18em){.top{flex-wrap:wrap}
tr{display:flex;flex-wrap:wrap;justify-content:space-between;padding:var(--space-2) 0}
table tr>:nth-child(n){padding:var(--space-1) var(--space-4)}
th:nth-child(2){flex:0 0 100%}
th[scope=row] span{white-space:normal;overflow-wrap:anywhere}
section>.figure{font-size:clamp(1rem,11vw,1.25rem)}
.tag{line-height:var(--lh-xs);border-radius:var(--radius-lg)}}
.pages{display:flex;align-items:center;justify-content:space-between;font-size:var(--text-sm);color:var(--text-2)}
.pages a{color:var(--text-1)}
footer{display:grid;gap:var(--space-3);margin-top:var(--space-6);padding-top:var(--space-5);border-top:1px solid var(--line);
font-size:var(--text-sm);line-height:var(--lh-sm);color:var(--text-2)}
.links{display:flex;flex-wrap:wrap;gap:0 var(--space-5);font-size:var(--text-xs)}
.links a{display:inline-flex;align-items:center;min-height:var(--touch)}
@media (forced-colors:active){.chart path,.scale line{stroke:CanvasText}.pill,.tag{border:1px solid}}
`

const card = `
*{box-sizing:border-box}
html{background:transparent}
body{margin:0;color:var(--text-1);font:400 14px/20px ui-sans-serif,system-ui,sans-serif;font-variant-numeric:tabular-nums}
a,body>p{display:grid;gap:8px;padding:16px;border:1px solid var(--line-strong);border-radius:var(--radius-lg);background:var(--surface-1);
color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid var(--focus);outline-offset:-2px}
p{margin:0;color:var(--text-2)}
p b{color:var(--text-1);font-weight:600}
small,time{font-size:12px;line-height:16px;font-weight:400;letter-spacing:0;color:var(--text-2)}
.coin{display:flex;align-items:center;gap:10px}
.coin b{font-weight:600}
.logo{flex:none;border-radius:50%}
.brand{display:flex;align-items:center;gap:4px;margin-left:auto;font-size:12px;color:var(--text-2)}
.brand svg{width:18px;height:18px}
.needle{fill:var(--accent-graphic)}
.figure{font-size:28px;line-height:32px;font-weight:600;letter-spacing:-.02em;color:var(--text-1)}
.change{display:inline-flex;align-items:center;gap:4px;font-weight:500}
.way{width:9px;height:9px;fill:currentColor}
.up{color:var(--up)}.down{color:var(--down)}.even{color:var(--text-2)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.chart{display:block;width:100%;height:64px;overflow:visible}
.chart path{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.chart .base{stroke:var(--tick);stroke-width:1;stroke-dasharray:2 4}
.chart .area{stroke:none;fill:currentColor;opacity:.06}
.chart .dot{stroke-width:7;stroke-linecap:round}
.tag{font-size:12px;line-height:16px;color:var(--accent)}
`
