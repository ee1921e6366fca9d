import type { DocumentStyle } from './documentStyles.ts'
import { fontFaceRules } from './fontFiles.ts'

/** The style sheet of a document's HTML, from the same tokens as its PDF. One point on paper is one on the screen. */
export function htmlStyleSheet(style: DocumentStyle): string {
  const { fonts, cover, headings, tables, callouts } = style
  const families = [...new Set([fonts.body, fonts.heading, fonts.label])]
  return [
    ...families.map((family) => fontFaceRules(family)),
    variables(style),
    base,
    headingRules[headings],
    tableRules[tables],
    calloutRules[callouts],
    coverBase,
    coverRules[cover],
    headings === 'form' ? formRules : '',
    narrow,
  ].join('')
}

function variables({ fonts, colors, sizes, margins, leading, headingWeight, radius }: DocumentStyle): string {
  const values: Record<string, string> = {
    body: `"${fonts.body}",Inter,system-ui,sans-serif`,
    heading: `"${fonts.heading}",Inter,system-ui,sans-serif`,
    label: `"${fonts.label}",Inter,system-ui,sans-serif`,
    ink: colors.ink,
    quiet: colors.quiet,
    line: colors.line,
    accent: colors.accent,
    ornament: colors.ornament,
    tint: colors.tint,
    paper: colors.paper,
    'line-height': String(Math.round((leading + 0.72) * 100) / 100),
    weight: String(headingWeight),
    margin: `${margins.top}pt ${margins.right}pt ${margins.bottom}pt ${margins.left}pt`,
    side: `${margins.left}pt`,
    radius: `${radius}pt`,
    gap: `${Math.round(sizes.body * 11.5) / 10}pt`,
    ...Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`size-${name}`, `${size}pt`])),
  }
  return `:root{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`
}

const base = `
*{box-sizing:border-box}html{color-scheme:light;background:#e9ebee;-webkit-text-size-adjust:100%}
body{margin:0;padding:18pt 12pt;color:var(--ink);font:400 var(--size-body)/var(--line-height) var(--body);font-variant-numeric:lining-nums;overflow-wrap:anywhere}
.paper,.cover{max-width:612pt;margin:0 auto 18pt;background:var(--paper);box-shadow:0 1px 2px #0002,0 6px 24px #00000014}
.paper{padding:var(--margin)}.paper>:first-child,.letterhead+*{margin-top:0}.letterhead{margin-bottom:26pt}.letterhead .logo{font-size:12.5pt}.letterhead img.logo{height:26pt}
p,ul,ol,dl,figure,blockquote,aside,.wide,.columns,.panel,.signatures{margin:var(--gap) 0}
h1,h2,h3{font-family:var(--heading);font-weight:var(--weight);line-height:1.16;margin:1.5em 0 .7em;text-wrap:balance}
h1{font-size:var(--size-h1)}h2{font-size:var(--size-h2)}h3{font-size:var(--size-h3)}
h1.quiet,h2.quiet,h3.quiet{margin:0 0 3pt}dt,.quiet,th,cite,footer,small{font-family:var(--label);font-size:var(--size-fine);color:var(--quiet);font-weight:600}
b,strong{font-weight:600}a{color:var(--accent);text-underline-offset:2pt;text-decoration-thickness:.5pt}
.lead{font-size:var(--size-lead);color:var(--accent)}.strong{font-weight:600}.small{font-size:var(--size-small)}.fine{font-size:var(--size-fine);color:var(--quiet)}
.right{text-align:right;font-variant-numeric:lining-nums tabular-nums}.center{text-align:center}
ul,ol{padding-left:1.3em}li{margin:.42em 0}li::marker{color:var(--accent)}ul.check{list-style:none}ul.check li{position:relative}ul.check li::before{content:"";position:absolute;left:-1.15em;top:.42em;width:.3em;height:.55em;border:solid var(--accent);border-width:0 1.2pt 1.2pt 0;transform:rotate(42deg)}
ul.boxes{list-style:none;padding:0;display:grid;grid-template-columns:repeat(var(--across),auto);justify-content:start;gap:7pt 16pt}ul.boxes li{margin:0;display:flex;gap:6pt;align-items:baseline}.box{flex:none;width:8.5pt;height:8.5pt;border:.7pt solid var(--ink);font:700 6pt/6pt system-ui;text-align:center}
dl{display:grid;grid-template-columns:repeat(var(--across),minmax(0,1fr));gap:12pt 18pt}dd{margin:2pt 0 0}dl.aligned{gap:3pt 18pt}dl.aligned>div{display:grid;grid-template-columns:minmax(88pt,28%) 1fr;gap:12pt}dl.aligned dt{font:inherit;font-weight:400;text-transform:none;letter-spacing:0}dl.aligned dd{margin:0;font-weight:600;font-variant-numeric:lining-nums tabular-nums}
.figures{gap:16pt;grid-template-columns:repeat(auto-fill,minmax(max(96pt,(100% - (var(--across) - 1)*16pt)/var(--across)),1fr))}.figures>div{container-type:inline-size}.figures dd{font:var(--weight) min(var(--size-figure),100cqi/(var(--longest)*.6))/1.2 var(--heading);color:var(--accent);margin-top:5pt;overflow-wrap:break-word}.figures small{display:block;font:400 var(--size-small)/1.4 var(--body);margin-top:5pt}
.columns{display:flex;gap:22pt}.columns>div{flex:1 1 0;min-width:0}.columns>div>:first-child{margin-top:0}
.panel{padding:14pt;border:.8pt solid var(--line);border-radius:var(--radius)}.panel.shaded{border:0;background:var(--tint)}.panel>:first-child{margin-top:0}.panel>:last-child{margin-bottom:0}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.93em;line-height:1.32;font-variant-numeric:lining-nums tabular-nums}th,td{text-align:left;vertical-align:middle;padding:6pt 8pt;overflow-wrap:break-word}thead th{vertical-align:bottom;color:var(--accent)}tbody th{font:inherit;font-weight:400;color:var(--ink)}tr>:first-child{padding-left:0}tr>:last-child{padding-right:0}td.right,th.right{text-align:right}td.center,th.center{text-align:center}tr>.marked{padding-left:8pt;padding-right:8pt}:where(tr>.marked){background:var(--tint)}table.total tbody tr:last-child>*{font-weight:600}
.callout{--tone:var(--accent)}.callout.positive{--tone:#2c6e49}.callout.caution{--tone:#9a5b00}.callout strong{display:block;font:600 var(--size-h3)/1.3 var(--heading);color:var(--tone);margin-bottom:5pt}.callout p{margin:0}
blockquote{margin-left:0;margin-right:0;padding-left:16pt;border-left:1pt solid var(--line)}blockquote p{margin:0 0 5pt;font-style:italic}cite{font-style:normal;font-weight:400}
figcaption{font:600 var(--size-h3)/1.3 var(--heading);margin-bottom:8pt}figure svg{width:100%;height:auto;display:block}img{max-width:100%;height:auto}
.signatures{display:grid;grid-template-columns:1fr 1fr;gap:30pt 28pt}.signatures>div{display:grid;grid-template-columns:1fr 70pt;gap:4pt 14pt;padding-top:32pt;font-size:var(--size-small)}.signatures .line{border-bottom:.7pt solid var(--ink)}.signatures small{display:block}
table,dt{hyphens:manual}
hr{border:0;border-top:.6pt solid var(--line);margin:var(--gap) 0}.break{height:36pt}.space.small{height:4pt}.space.medium{height:12pt}.space.large{height:28pt}
.contents{margin-bottom:48pt}.contents ol{list-style:none;padding:0}.contents li{margin:7pt 0}.contents a{color:inherit;text-decoration:none}.contents .level1{font-weight:600;margin-top:11pt}.contents .level2{padding-left:16pt;color:var(--quiet)}.number{font-family:var(--label);font-weight:400;color:var(--accent);margin-right:.6em}
footer{margin-top:40pt;padding-top:7pt;border-top:.5pt solid var(--line);font-weight:400}
@media print{html{background:none}body{padding:0}.paper,.cover{box-shadow:none;margin:0}.break{break-after:page;height:0}}
`

const headingRules = {
  ruled:
    'h1{color:var(--accent);padding-bottom:8pt;border-bottom:.6pt solid var(--line)}h2{color:var(--accent)}dt,thead th{text-transform:uppercase;letter-spacing:.05em}.figures>div{border-top:1.5pt solid var(--accent);padding-top:10pt}body{hyphens:auto}',
  plain:
    'h1{letter-spacing:-.02em}.lead{color:var(--ink)}.figures>div{border-top:.8pt solid var(--ink);padding-top:11pt}thead th{color:var(--quiet)}ul.bullet{list-style:"–  "}footer{border:0}',
  soft: 'h1,h3{color:var(--accent)}.figures>div{background:var(--tint);border-radius:var(--radius);padding:14pt}',
  ornate:
    'h1{color:var(--accent)}h1::before{content:"";display:block;width:40pt;border-top:.9pt solid var(--ornament);margin-bottom:14pt}h2{color:var(--accent)}dt,thead th{text-transform:uppercase;letter-spacing:.09em;font-weight:400}.figures>div{border:solid var(--ornament);border-width:.6pt 0;padding:12pt 0}blockquote{border-color:var(--ornament)}footer{border:0}li::marker{color:var(--ornament)}body{hyphens:auto}',
  numbered:
    'h1{padding-top:9pt;border-top:1.5pt solid var(--accent)}dt,thead th{text-transform:uppercase;letter-spacing:.02em;font-weight:400}.figures{gap:0}.figures>div{border:.5pt solid var(--line);padding:11pt;margin-left:-.5pt}figcaption{font-family:var(--label)}ul.bullet{list-style:square}',
  form: 'h1,h2,h3{margin:.6em 0 .4em}',
} satisfies Record<DocumentStyle['headings'], string>

const tableRules = {
  ruled:
    'table{border-bottom:1.2pt solid var(--accent)}thead{border-top:1.2pt solid var(--accent);border-bottom:.6pt solid var(--accent)}tbody tr+tr{border-top:.4pt solid var(--line)}table.total tbody tr:last-child{border-top:.6pt solid var(--accent)}',
  minimal:
    'th,td{padding-top:7.5pt;padding-bottom:7.5pt}thead{border-bottom:.8pt solid var(--ink)}tbody tr+tr{border-top:.5pt solid var(--line)}table.total tbody tr:last-child{border-top:.8pt solid var(--ink)}',
  soft: '.wide{border:.8pt solid var(--line);border-radius:var(--radius)}thead{background:var(--tint)}tr>:first-child{padding-left:9pt}tr>:last-child{padding-right:9pt}tbody tr+tr{border-top:.6pt solid var(--line)}table.total tbody tr:last-child{border-top:1pt solid var(--accent)}',
  hairline:
    'table{border-bottom:.6pt solid var(--ornament)}thead{border-top:.6pt solid var(--ornament);border-bottom:.6pt solid var(--ornament)}tbody tr+tr{border-top:.4pt solid var(--line)}',
  grid: 'th,td,tr>:first-child,tr>:last-child{border:.5pt solid var(--line);padding-left:9pt;padding-right:9pt}thead th{background:var(--accent);color:#fff}table.total tbody tr:last-child>*{background:var(--tint)}',
} satisfies Record<DocumentStyle['tables'], string>

const calloutRules = {
  bar: '.callout{background:var(--tint);border-left:3pt solid var(--tone);padding:13pt 16pt}',
  line: '.callout{border-left:1.5pt solid var(--tone);padding:2pt 0 2pt 16pt}',
  soft: '.callout{background:var(--tint);border-radius:var(--radius);padding:16pt}',
  framed:
    '.callout{background:var(--tint);border:solid var(--ornament);border-width:.6pt 0;padding:15pt 20pt}',
  label:
    '.callout{border:.7pt solid var(--tone);padding:12pt}.callout strong{font:600 var(--size-small)/1.3 var(--label);text-transform:uppercase}',
} satisfies Record<DocumentStyle['callouts'], string>

const coverBase = `
.cover{position:relative;min-height:792pt;display:flex;flex-direction:column;overflow:hidden}.cover p{margin:0}.cover .name{font:var(--weight) var(--size-cover)/1.1 var(--heading);color:var(--accent);text-wrap:balance}.cover .long .name{font-size:calc(var(--size-cover)*.78)}.cover .subtitle{font-size:calc(var(--size-lead) + 2pt);color:var(--quiet);margin-top:16pt}.cover .label{margin-bottom:16pt}.cover dl{margin:0;gap:20pt 24pt}.cover dd{margin-top:5pt}img.logo{height:34pt;width:auto}span.logo{font:600 16pt/1.2 var(--heading);color:var(--accent)}
`

const coverRules = {
  band: '.cover .title{order:-1;height:377pt;background:var(--accent);border-bottom:5pt solid var(--ornament);padding:0 72pt 64pt;display:flex;flex-direction:column;justify-content:flex-end}.cover .name{color:#fff}.cover .subtitle{color:#dbe3ec}.cover .label{font:600 var(--size-fine) var(--label);letter-spacing:.05em;text-transform:uppercase;color:#d9c39a}.cover dl{padding:52pt 72pt}.cover .brand{order:3;margin-top:auto;padding:0 72pt 64pt}',
  minimal:
    '.cover{padding:84pt}.cover .title{margin-top:auto;padding-bottom:56pt}.cover .label{font-size:var(--size-lead);color:var(--quiet)}.cover .name{letter-spacing:-.025em;color:var(--accent)}.cover dl{border-top:1pt solid var(--ink);padding-top:16pt;min-height:110pt}',
  warm: '.cover{background:var(--tint);padding:76pt 60pt 64pt}.cover::before,.cover::after{content:"";position:absolute;border-radius:50%;background:var(--ornament)}.cover::before{width:430pt;height:430pt;right:-130pt;top:-150pt;opacity:.55}.cover::after{width:148pt;height:148pt;right:-40pt;top:120pt;background:var(--accent);opacity:.8}.cover>*{position:relative;z-index:1}.cover .title,.cover .brand{padding:0 16pt}.cover .title{margin-top:190pt}.cover .label{font-weight:600;font-size:var(--size-lead);color:var(--accent)}.cover .name{color:var(--ink)}.cover dl{margin-top:auto;background:#fff;border-radius:14pt;padding:22pt}',
  framed:
    '.cover{padding:92pt 88pt;text-align:center;align-items:center}.cover::before,.cover::after{content:"";position:absolute;inset:30pt;border:.9pt solid var(--ornament);pointer-events:none}.cover::after{inset:36pt;border-width:.35pt}.cover .title{margin-top:130pt}.cover .label,.cover dt{font:400 var(--size-fine) var(--label);text-transform:uppercase;letter-spacing:.09em;color:color-mix(in srgb,var(--ornament) 78%,#000)}.cover .name::after{content:"";display:block;width:56pt;margin:26pt auto;border-top:.9pt solid var(--ornament)}.cover .subtitle{font-style:italic;margin:0}.cover dl{margin-top:auto;width:100%}',
  grid: '.cover{padding:60pt;border-left:18pt solid var(--accent);background-image:linear-gradient(#c5cdd659 .5pt,transparent .5pt),linear-gradient(90deg,#c5cdd659 .5pt,transparent .5pt);background-size:18pt 18pt}.cover .title{margin-top:170pt}.cover .label{font:400 var(--size-fine) var(--label);text-transform:uppercase;color:var(--accent)}.cover .name{color:var(--ink)}.cover dl{margin-top:auto;display:block;background:#fff;border:.5pt solid var(--line)}.cover dl>div{display:grid;grid-template-columns:130pt 1fr}.cover dl>div+div{border-top:.5pt solid var(--line)}.cover dl dt,.cover dl dd{padding:9pt;margin:0}.cover dl dd{border-left:.5pt solid var(--line)}',
} satisfies Record<DocumentStyle['cover'], string>

const formRules = `
.paper{padding:36pt}p,ul,ol,dl,.wide,.columns,.panel{margin:6pt 0}.fine{color:var(--ink)}dl{gap:7pt 18pt}dl.aligned>div{display:flex;justify-content:space-between;gap:8pt}dl.aligned dd{font-weight:400;text-align:right}ul.boxes{gap:1pt 8pt}ul.boxes li{gap:3.5pt}.box{width:7pt;height:7pt}.columns{gap:6pt}.panel{padding:6pt}table{font-size:var(--size-small)}th,td{padding:3.6pt 4pt;vertical-align:top}tr>:first-child{padding-left:4pt}tr>:last-child{padding-right:4pt}thead th{color:var(--quiet)}tbody th{font-weight:600}thead{border-top:0}
`

const narrow = `
@media (max-width:640px){body{padding:0}.paper,.cover{margin-bottom:8pt;box-shadow:none}.paper{padding:24pt 16pt}.cover{min-height:100vh;min-height:100svh;padding:40pt 20pt}.cover.band{padding:0}.cover dl,dl,.figures{grid-template-columns:1fr}.cover .title{padding-left:0;padding-right:0}.cover.band>*{padding-left:20pt;padding-right:20pt}.cover .name,.cover .long .name{font-size:calc(var(--size-cover)*.68)}.columns,.signatures{display:block}.cover.warm::before{width:240pt;height:240pt}.cover.framed{padding:56pt 40pt}.cover.framed::before{inset:14pt}.cover.framed::after{inset:20pt}.cover.grid{border-left-width:8pt}}
`
