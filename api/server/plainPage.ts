import { createHash } from 'node:crypto'
import { escapeHtml } from './escapeHtml.ts'

// The colors and shapes of the app, without loading it.
const style = `
:root { color-scheme: light dark; --ink: light-dark(#16211f, #e8efed); --quiet: light-dark(#55625f, #a3b1ae);
  --deps: light-dark(#f6f8f7, #101615); --card: light-dark(#fff, #18201f); --edge: light-dark(#dde4e2, #2b3634);
  --link: light-dark(#00656e, #5fc4cd) }
* { box-sizing: border-box }
body { margin: 0; padding: 3rem 1.25rem; background: var(--deps); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
header, main { max-inline-size: 42rem; margin-inline: auto }
header { display: flex; gap: .625rem; align-items: center; font-weight: 600; margin-block-end: 2.5rem }
header svg { inline-size: 1.75rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em }
h2 { font-size: 1.0625rem; margin: 0 }
p { margin: 0 0 1rem; color: var(--quiet) }
a { color: var(--link); text-underline-offset: .2em }
a:focus-visible { outline: 2px solid; outline-offset: 3px; border-radius: 2px }
article { background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; padding: 1.25rem;
  margin-block-start: 1rem }
article p { margin: 0; font-size: .875rem }
pre { font: .9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap; margin: 1rem 0 0 }
`

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6" fill="#00656e"/><path d="M6.5 8.25h11M6.5 12h7M6.5 15.75h4" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round"/><circle cx="16.25" cy="15" r="2.25" fill="#fff"/></svg>`

/** The CSP hash of the style of plain pages. */
export const plainStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

interface PlainPage {
  readonly title: string
  /** HTML below the title, escaped by the caller. */
  readonly body: string
}

/** A page rendered by the server for URLs outside the app: without script, in the app's colors. */
export function plainPage({ title, body }: PlainPage): string {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} · Coverdesk</title>
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}" />
    <style>${style}</style>
  </head>
  <body>
    <header>${mark}Coverdesk</header>
    <main>
      <h1>${escapeHtml(title)}</h1>
${body}
    </main>
  </body>
</html>
`
}
