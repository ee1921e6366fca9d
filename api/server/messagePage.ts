import { escapeHtml } from './escapeHtml.ts'
import { plainPage } from './plainPage.ts'

/** A plain page with one message, for URLs outside the app. */
export function messagePage({ title, text }: { title: string; text: string }): string {
  return plainPage({
    title,
    body: `      <p>${escapeHtml(text)}</p>
      <p><a href="/app">Go to Coverdesk</a></p>`,
  })
}
