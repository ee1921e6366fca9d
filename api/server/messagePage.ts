import { escapeHtml } from './escapeHtml.ts'

/** A plain page that says one thing, for addresses outside of the app. */
export function messagePage({ title, text }: { title: string; text: string }): string {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} · Coverdesk</title>
  </head>
  <body>
    <h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(text)}</p>
    <p><a href="/app">Go to Coverdesk</a></p>
  </body>
</html>
`
}
