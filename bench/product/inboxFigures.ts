import { emailId, emailKind, emailThreadKind } from '../../api/communication/index.ts'
import type { Email } from '../../api/communication/emails/email.ts'
import type { EmailThread } from '../../api/communication/emails/emailThread.ts'
import { create, type AgencyStore } from '../../api/platform/index.ts'
import { openWorld } from '../../api/testing/openWorld.ts'
import type { Figure } from '../figure.ts'
import { p95 } from '../p95.ts'

const inboxDocument = `query InboxBenchQuery($text: String, $waitingFor: EmailThreadWaitingFor) {
  emailThreads(first: 50, text: $text, waitingFor: $waitingFor) {
    totalCount
    edges { node { id subject state waitingFor fromName fromEmail hasDraft updatedAt account { id account { name } } } }
  }
}`

const threadDocument = `query ThreadBenchQuery($id: ID!) {
  emailThread(id: $id) {
    subject state emailCount
    emails {
      id subject body quoted from to { name address } senderRole isSenderVerified automatic sentAt delivery failure
      attachments { id name url size }
    }
  }
}`

/** An inbox of 100,000 threads, and a thread of 200 messages in it. */
export async function inboxFigures(): Promise<Figure[]> {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  for (let at = 0; at < 100_000; at += 80)
    await commit(
      world.harborline,
      Array.from({ length: 80 }, (_, more) =>
        create(
          emailThreadKind,
          world.harborline.newId(emailThreadKind),
          threadOf(at + more),
          'RECEIVE_EMAIL',
        ),
      ),
    )
  const longest = world.harborline.newId(emailThreadKind)
  await commit(world.harborline, [create(emailThreadKind, longest, threadOf(100_000), 'RECEIVE_EMAIL')])
  for (let at = 0; at < 200; at += 50)
    await commit(
      world.harborline,
      Array.from({ length: 50 }, (_, more) => {
        const messageId = `${at + more}@bench-clients.example`
        const email = emailIn(longest, { at: at + more, messageId })
        return create(emailKind, emailId(world.harborline.id, messageId), email, 'RECEIVE_EMAIL')
      }),
    )
  const { emailThreads } = await dana.data<{ emailThreads: { totalCount: number } }>(inboxDocument)
  const { emailThread } = await dana.data<{ emailThread: { emails: unknown[] } }>(threadDocument, {
    id: longest,
  })
  const count = emailThreads.totalCount.toLocaleString('en-US')
  const name = `A thread of ${emailThread.emails.length} messages: p95`
  const turns = { warming: 5, measured: 50 }
  return [
    {
      name: `First page of ${count} threads: p95`,
      value: await p95(() => dana.data(inboxDocument)),
      unit: 'ms',
      bar: { most: 20 },
      note: 'in the process, without HTTP',
    },
    {
      name: `Threads waiting for the agency among ${count}: p95`,
      value: await p95(() => dana.data(inboxDocument, { waitingFor: 'AGENT' }), turns),
      unit: 'ms',
      bar: { most: 20 },
    },
    {
      name: `A filter that matches none of ${count} threads: p95`,
      value: await p95(() => dana.data(inboxDocument, { text: 'zeppelin hangar' }), turns),
      unit: 'ms',
    },
    {
      name,
      value: await p95(() => dana.data(threadDocument, { id: longest }), turns),
      unit: 'ms',
      bar: { most: 150 },
    },
  ]
}

async function commit(agency: AgencyStore, changes: Parameters<AgencyStore['commit']>[1]): Promise<void> {
  const { ok } = await agency.commit({ type: 'SYSTEM', id: null }, changes)
  if (!ok) throw new Error('Somebody else writes into the inbox.')
}

const begun = Date.parse('2026-01-05T14:05:00Z')

function threadOf(at: number): EmailThread {
  const fromEmail = `office-${at}@bench-clients.example`
  return {
    subject: `Certificate for job ${at}`,
    state: 'ACTIVE',
    waitingFor: at % 500 === 0 ? 'AGENT' : 'CLIENT',
    fromName: `Casco Trading ${at}`,
    fromEmail,
    isSenderVerified: true,
    account: null,
    summary: 'Asks for a certificate for Summit Builders Inc.',
    serviceRequestIds: [`sr_${at}`],
    people: [fromEmail],
    draft: null,
    actions: [],
    createdAt: begun + at * 1_000,
    updatedAt: begun + at * 1_000,
  }
}

function emailIn(threadId: string, { at, messageId }: { at: number; messageId: string }): Email {
  return {
    threadId,
    messageId,
    inReplyTo: null,
    references: [],
    from: { name: 'Nora Thibodeau', address: 'office@bench-clients.example' },
    to: [{ name: null, address: 'desk@harborline.example' }],
    cc: [],
    replyTo: null,
    subject: 'Certificate for the Summit job',
    body: 'Please send a certificate to Summit Builders Inc. before Monday. '.repeat(12),
    hasQuoted: false,
    senderRole: at % 2 === 0 ? 'CLIENT' : 'AGENT',
    isSenderVerified: true,
    automatic: null,
    fileIds: [],
    sentAt: begun + at * 60_000,
    delivery: 'RECEIVED',
    failure: null,
    approvedBy: null,
  }
}
