import assert from 'node:assert/strict'
import { mailPage } from './mailPage.ts'

Deno.test('the mailbox offers what a message has attached', () => {
  const content = new TextEncoder().encode('%PDF-1.7')
  const page = mailPage([
    {
      to: 'marta@cascoroofing.example',
      subject: 'Your certificate of insurance',
      text: 'Attached is the certificate.',
      at: Date.parse('2026-03-16T15:00:00Z'),
      attachments: [{ filename: 'Certificate "1042".pdf', contentType: 'application/pdf', content }],
    },
  ])
  assert.match(
    page,
    /download="Certificate &quot;1042&quot;\.pdf" href="data:application\/pdf;base64,JVBERi0xLjc="/,
  )
})
