import { callId, callKind, emailId, emailKind, emailThreadKind } from '../communication/index.ts'
import type { Email, EmailThread, TranscriptEntry } from '../communication/index.ts'
import { create } from '../platform/index.ts'
import { commitAlone } from './commitAlone.ts'
import { callScripts, threadScripts } from './content/conversations.ts'
import type { ThreadScript } from './content/conversations.ts'
import type { Ground, Happening } from './happening.ts'
import type { KnownClient } from './life.ts'

const hour = 60 * 60_000
const newest = 40

/** The newest e-mail threads and calls of clients, the last of them of today. */
export function conversationsHistory(
  { agency, newId, staff, now }: Ground,
  clients: readonly KnownClient[],
): Happening[] {
  const writing = clients.filter(({ account }) => account.createdAt < now - 30 * 24 * hour).slice(-newest)
  const threads = writing.flatMap((client, index) => {
    const script = threadScripts[index % threadScripts.length]
    const at = now - (writing.length - index) * 9 * hour
    return script ? [{ at, write: () => writeThread(client, { script, at }) }] : []
  })
  const calls = writing.slice(0, 24).flatMap((client, index) => {
    const script = callScripts[index % callScripts.length]
    const at = now - (25 - index) * 13 * hour + hour / 3
    return script ? [{ at, write: () => writeCall(client, { script, at, index }) }] : []
  })
  return [...threads, ...calls]

  function writeThread(
    { account, accountId, contact }: KnownClient,
    { script, at }: { script: ThreadScript; at: number },
  ) {
    const threadId = newId(emailThreadKind, at)
    const client = { name: contact.name, address: contact.email }
    const desk = { name: 'Harborline Insurance Group', address: 'desk@harborline.example' }
    const firstName = contact.name.split(' ')[0] ?? contact.name
    const emails = script.messages.map(({ from, text, after }, index): Email => {
      const messageId = `${threadId}.${index}@${from === 'CLIENT' ? 'mail.example' : 'harborline.example'}`
      const before =
        index === 0
          ? []
          : [
              `${threadId}.${index - 1}@${script.messages[index - 1]?.from === 'CLIENT' ? 'mail.example' : 'harborline.example'}`,
            ]
      return {
        threadId,
        messageId,
        inReplyTo: before[0] ?? null,
        references: before,
        from: from === 'CLIENT' ? client : desk,
        to: [from === 'CLIENT' ? desk : client],
        cc: [],
        replyTo: null,
        subject: index === 0 ? script.subject : `Re: ${script.subject}`,
        body: text.replaceAll('{first}', firstName).replaceAll('{business}', account.detail.name),
        hasQuoted: false,
        senderRole: from,
        isSenderVerified: true,
        automatic: null,
        fileIds: [],
        sentAt: Math.min(at + after * 60_000, now - 60_000),
        delivery: from === 'CLIENT' ? 'RECEIVED' : 'SENT',
        failure: null,
        approvedBy: from === 'AGENT' ? (staff[0] ?? null) : null,
      }
    })
    const thread: EmailThread = {
      subject: script.subject,
      state: script.isEnded ? 'ENDED' : 'ACTIVE',
      waitingFor: script.isEnded ? null : emails.at(-1)?.senderRole === 'CLIENT' ? 'AGENT' : 'CLIENT',
      fromName: contact.name,
      fromEmail: contact.email,
      isSenderVerified: true,
      account: { id: accountId, name: account.detail.name },
      summary: script.summary,
      serviceRequestIds: [],
      people: [contact.email.toLowerCase()],
      draft: null,
      actions: [],
      createdAt: at,
      updatedAt: emails.at(-1)?.sentAt ?? at,
    }
    const changes = [
      create(emailThreadKind, threadId, thread, 'RECEIVE_EMAIL'),
      ...emails.map((email) =>
        create(
          emailKind,
          emailId(agency.id, email.messageId),
          email,
          email.senderRole === 'CLIENT' ? 'RECEIVE_EMAIL' : 'SEND_EMAIL',
        ),
      ),
    ]
    return commitAlone(agency, { actor: { type: 'AGENCY_CLIENT', id: null }, changes, at })
  }

  function writeCall(
    { account, accountId, contact }: KnownClient,
    { script, at, index }: { script: (typeof callScripts)[number]; at: number; index: number },
  ) {
    const providerCallId = `demo-${at}-${index}`
    const id = callId(agency.id, providerCallId)
    const transcript = script.lines.map(([role, content], line): TranscriptEntry => ({
      role,
      content: content
        .replaceAll('{first}', contact.name.split(' ')[0] ?? '')
        .replaceAll('{business}', account.detail.name),
      toolCallId: null,
      toolName: null,
      toolArgumentsJson: null,
      startSeconds: line * 7,
    }))
    const call = {
      providerCallId,
      status: 'COMPLETED' as const,
      fromName: contact.name,
      fromNumber: contact.phone,
      toNumber: null,
      account: { id: accountId, name: account.detail.name },
      disconnectionReason: 'user_hangup',
      sentiment: script.sentiment,
      startedAt: at,
      endedAt: at + transcript.length * 7_000,
      summary: script.summary,
      successful: true,
      recordingSource: null,
      recordingFileId: null,
      recordingFailure: null,
      recordingConsent: true,
      disclosedAssistant: true,
      serviceRequestIds: [],
      actions: [],
      createdAt: at,
      updatedAt: at,
    }
    return commitAlone(agency, {
      actor: { type: 'AGENCY_CLIENT', id: null },
      changes: [create(callKind, id, call, 'END_CALL')],
      texts: [{ kind: callKind, id, name: 'transcript', text: JSON.stringify(transcript) }],
      at,
    })
  }
}
