import { z } from 'zod'
import { agencyUserKind } from '../../identity/index.ts'
import {
  accountKind,
  addressLine,
  certificateChecks,
  certificateBasis,
  certificateKind,
  descriptionRules,
  holderRules,
  issueCertificate,
  nameKey,
  dollars,
} from '../../knowledge/index.ts'
import type { Email } from '../../communication/index.ts'
import { fileKind } from '../../files/index.ts'
import { dayInWords } from '../../platform/index.ts'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import {
  checkedReply,
  replyLines,
  replyRules,
  sendableReply,
  senderWarning,
  unconfirmedSender,
  writeReply,
} from './sendReply.ts'
import { defineOutwardTool, type ToolContext, ToolError } from './tool.ts'

const input = z.object({
  accountId: z.string(),
  holder: holderRules,
  additionalInsured: z.boolean(),
  waiverOfSubrogation: z.boolean().default(false),
  primaryNoncontributory: z.boolean().default(false),
  descriptionOfOperations: descriptionRules,
  /** If null, every policy in force. */
  policyIds: z.array(z.string()).nullable(),
  /** Warnings for the approver. */
  notes: z.array(z.string()).default([]),
  /** The reply that sends it to the client; null if it is only issued. */
  reply: replyRules.nullable().default(null),
})

type CertificateOrder = z.output<typeof input>

/** Issues a certificate of liability insurance after a user approves its exact contents. */
export const issueCertificateOfInsurance = defineOutwardTool({
  name: 'issue_certificate',
  title: 'Issue a certificate',
  description: "Issues a certificate of liability insurance of an account's policies in force to a holder.",
  reads: 'The account, its policies and endorsements on file',
  actsOutward: true,
  input,
  describe: ({ holder }) => `Proposed a certificate for ${holder.name}`,
  async preview(context, order) {
    const { basis, checks } = await basisOf(context, order)
    const answered =
      order.reply && (await checkedReply(context, order.reply, forOthers(context, order))).thread?.value
    return {
      title: `Issue a certificate for ${basis.insured.name} to ${order.holder.name}${order.reply ? ` and send it to ${order.reply.to}` : ''}`,
      confirmation: order.reply && unconfirmedSender(order.reply, answered),
      lines: [
        ...senderWarning(answered),
        ...order.notes.map((value) => ({ label: 'Warning', value })),
        { label: 'Insured', value: basis.insured.name },
        { label: 'Holder', value: `${order.holder.name}, ${addressLine(order.holder.address)}` },
        ...basis.shown.map(({ title, inforceAt, expiresAt, coverages }) => ({
          label: title,
          value: [
            [inforceAt, expiresAt].map((day) => (day ? dayInWords(day) : 'Unknown')).join(' to '),
            ...coverages.map(({ name, limit }) => `${name} ${dollars(limit)}`),
          ].join('\n'),
        })),
        { label: 'Additional insured', value: statedIn(order, checks, 'additionalInsured') },
        ...(order.waiverOfSubrogation
          ? [{ label: 'Waiver of subrogation', value: statedIn(order, checks, 'waiverOfSubrogation') }]
          : []),
        ...(order.primaryNoncontributory
          ? [
              {
                label: 'Primary and noncontributory',
                value: statedIn(order, checks, 'primaryNoncontributory'),
              },
            ]
          : []),
        ...(order.descriptionOfOperations
          ? [{ label: 'Description of operations', value: order.descriptionOfOperations }]
          : []),
        ...checks.map(({ message }) => ({ label: 'Note', value: message })),
        ...(order.reply ? replyLines(order.reply) : []),
      ],
    }
  },
  async run(context, order) {
    const { agency, services, actor, workspaceId, stageId, idempotencyKey, write } = context
    const { basis, viewer } = await basisOf(context, order)
    const { clock, documents } = services
    // Fails before anything is issued.
    if (order.reply) await sendableReply(context, order.reply, forOthers(context, order))
    const id = await issueCertificate(
      { agency, actor, viewer, clock, documents },
      { order, basis, before: null, idempotencyKey },
    )
    const certificate = id === null ? null : await agency.read(certificateKind, id)
    if (!certificate) throw new Error('The certificate was not issued.')
    const { number, fileId } = certificate.value
    const artifact = newArtifact(
      agency.newId(artifactKind),
      { type: 'DOCUMENT', fileId, documentType: 'Certificate of liability insurance', data: null },
      { workspaceId, stageId, title: `Certificate ${number}`, citations: [], at: clock.now() },
    )
    write(artifact.changes, artifact.texts)
    if (!order.reply) return `Certificate ${number} is issued to ${order.holder.name}.`
    await writeReply(context, { ...order.reply, fileIds: [fileId] }, forOthers(context, order))
    return `Certificate ${number} is issued to ${order.holder.name} and sent to ${order.reply.to}.`
  },
})

/** A message may ask for several certificates; earlier replies with certificates for other holders do not answer this one. */
export function forOthers({ agency }: Pick<ToolContext, 'agency'>, { holder }: CertificateOrder) {
  return {
    besides({ fileIds }: Email): boolean {
      const certificates = fileIds.map((id) => {
        const attachedTo = agency.table(fileKind).get(id)?.attachedTo ?? null
        return attachedTo === null ? undefined : agency.table(certificateKind).get(attachedTo)
      })
      return (
        certificates.length > 0 &&
        certificates.every((row) => row && nameKey(row.holder.name) !== nameKey(holder.name))
      )
    },
  }
}

/** The certificate's content and warnings for the approver; throws if it can't be issued. */
async function basisOf({ agency, services, agencyUserId }: ToolContext, order: CertificateOrder) {
  const user = agency.table(agencyUserKind).get(agencyUserId)
  // Work that Cara prepares on its own is signed by the approver.
  if (!user && agencyUserId !== '') throw new ToolError('Whoever asked for this no longer works here.')
  const viewer = user ? { id: user.id, name: user.name, email: user.email } : { id: '', name: '', email: '' }
  const basis = await certificateBasis({ agency, viewer, now: services.clock.now() }, order)
  if (!basis || !agency.table(accountKind).get(order.accountId))
    throw new ToolError('There is no such account.')
  const checks = certificateChecks(order, basis)
  const blocking = checks.filter(({ isBlocking }) => isBlocking)
  if (blocking.length > 0) throw new ToolError(blocking.map(({ message }) => message).join(' '))
  return { basis, viewer, checks }
}

/** Whether the certificate will state a provision, which may be requested in vain. */
function statedIn(
  order: CertificateOrder,
  checks: ReturnType<typeof certificateChecks>,
  provision: 'additionalInsured' | 'waiverOfSubrogation' | 'primaryNoncontributory',
): string {
  if (!order[provision]) return 'No'
  const isUnconfirmed = checks.some(
    ({ code, path }) => code === 'PROVISION_NOT_CONFIRMED' && path === provision,
  )
  return isUnconfirmed ? 'Requested, but not stated: not confirmed on a policy' : 'Yes'
}
