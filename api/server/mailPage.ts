import { Buffer } from 'node:buffer'
import type { KeptMessage } from '../platform/index.ts'
import { escapeHtml } from './escapeHtml.ts'
import { plainPage } from './plainPage.ts'

/** The mailbox page of a server without a mail server, for trying the product out. */
export function mailPage(messages: readonly KeptMessage[]): string {
  return plainPage({
    title: 'Mailbox',
    body: `      <p>No mail server is configured, so that messages end here. Newest first.</p>
${messages.length === 0 ? '      <p>No messages yet.</p>' : messages.map(article).join('\n')}`,
  })
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' })

function article({ to, subject, text, at, attachments = [] }: KeptMessage): string {
  const files = attachments.map(
    ({ filename, contentType, content }) =>
      `<a download="${escapeHtml(filename)}" href="data:${escapeHtml(contentType)};base64,${Buffer.from(content).toString('base64')}">${escapeHtml(filename)}</a>`,
  )
  return `      <article>
        <h2>${escapeHtml(subject)}</h2>
        <p>To ${escapeHtml(to)}, <time datetime="${new Date(at).toISOString()}">${moment.format(at)}</time></p>
        <pre>${withLinks(escapeHtml(text))}</pre>
${files.length === 0 ? '' : `        <p>Attached: ${files.join(', ')}</p>\n`}      </article>`
}

function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<]*[^\s<.,)]/g, (address) => `<a href="${address}">${address}</a>`)
}
