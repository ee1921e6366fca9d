import { z } from 'zod'
import { agencyUserKind } from '../../identity/index.ts'
import {
  accountKind,
  addressLine,
  askedBy,
  checksWithDocuments,
  type DocumentedProvision,
  documentedProvisions,
  certificateBasis,
  type CertificateBasis,
  certificateContent,
  type CertificateContent,
  certificateKind,
  descriptionRules,
  holderRules,
  issueCertificate,
  otherInsuredsRules,
  nameKey,
  openCertificateBoxes,
  type ProvisionKind,
  provisionKinds,
  provisionLabels,
  provisionsDescribed,
  provisionWords,
  limitText,
  linesOfBusiness,
} from '../../knowledge/index.ts'
import { type Email, planLetter } from '../../communication/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { PreviewLine } from '../approvals/proposal.ts'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import { certificateWarnings } from './certificateWarnings.ts'
import { checkLines, confirmationOf } from './confirmationOf.ts'
import { openNotices } from './openNotices.ts'
import {
  certificatesIn,
  checkedReply,
  replyLines,
  replyRules,
  sendableReply,
  senderLines,
  unconfirmedSender,
  writeReply,
} from './sendReply.ts'
import { coverCompletedOperations, withWhatIsStated } from './unstatedProvisions.ts'
import { defineOutwardTool, type PreviewContext, type ToolContext, ToolError } from './tool.ts'

const input = z.object({
  accountId: z.string(),
  holder: holderRules,
  additionalInsured: z.boolean(),
  otherAdditionalInsureds: otherInsuredsRules,
  /** The lines of business on which they are to be additional insureds; null for any. */
  additionalInsuredLines: z.array(z.enum(linesOfBusiness)).nullable().default(null),
  waiverOfSubrogation: z.boolean().default(false),
  primaryNoncontributory: z.boolean().default(false),
  descriptionOfOperations: descriptionRules,
  /** Whether the additional insured is requested for completed operations. */
  completedOperations: z.boolean().default(false),
  /** The last day of the job or event that it is for; null if nobody said. */
  neededOn: z.string().nullable().default(null),
  /** If null, every policy in force. */
  policyIds: z.array(z.string()).nullable(),
  /** The certificate that it corrects; null for a new one. */
  revisionOf: z.string().nullable().default(null),
  /** Warnings for the approver. */
  notes: z.array(z.string()).default([]),
  /** The reply that sends it to the client; null if it is only issued. */
  reply: replyRules.nullable().default(null),
  /** The new message that sends it to somebody; null if none was asked for. */
  email: z
    .object({
      name: z.string().nullable(),
      to: z.string(),
      cc: z.array(z.string()).default([]),
      subject: z.string(),
      body: z.string(),
    })
    .nullable()
    .default(null),
})

export type CertificateOrder = z.output<typeof input>

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
    const { basis, before, checks, documented } = await basisOf(context, order)
    const content = certificateContent(order, basis)
    const answered =
      order.reply && (await checkedReply(context, order.reply, forOthers(context, order))).thread?.value
    const body = order.reply && withWhatIsStated(order.reply.body, order, basis)
    const reply = order.reply && { ...order.reply, body: body ?? '' }
    const sent = reply ?? order.email
    const notices = await openNotices(context.agency, {
      accountId: order.accountId,
      policyNumbers: basis.shown.map(({ policyNumber }) => policyNumber),
    })
    return {
      ...(body !== (order.reply?.body ?? null) && { input: { ...order, reply } }),
      title: `Issue a ${before ? 'corrected ' : ''}certificate for ${basis.insured.name} to ${order.holder.name}${sent ? ` and send it to ${sent.to}` : ''}`,
      confirmation:
        [
          order.reply && unconfirmedSender(order.reply, answered),
          confirmationOf({ descriptions: [order.descriptionOfOperations], checks }),
        ]
          .filter(Boolean)
          .join(' ') || null,
      lines: [
        ...senderLines(answered),
        ...[
          ...order.notes,
          ...notices,
          ...certificateWarnings(context, order, { basis, content, documented }),
        ].map((value) => ({ label: 'Warning', value })),
        ...(before
          ? [
              {
                label: 'Replaces',
                value: `${before.value.number}, revision ${before.value.revision}, issued on ${dayInWords(before.value.issuedOn)}`,
              },
            ]
          : []),
        { label: 'Insured', value: basis.insured.name },
        { label: 'Holder', value: `${order.holder.name}, ${addressLine(order.holder.address)}` },
        ...(order.holder.email ? [{ label: 'Email of the holder', value: order.holder.email }] : []),
        ...policyLines(basis),
        ...provisionKinds
          .filter((kind) => kind === 'ADDITIONAL_INSURED' || order[askedBy[kind]])
          .map((kind) => ({ label: provisionLabels[kind], value: statedIn(order, content, kind) })),
        ...(order.descriptionOfOperations
          ? [{ label: 'Description of operations', value: order.descriptionOfOperations }]
          : []),
        ...checkLines(checks),
        ...(sent ? replyLines(sent) : []),
      ],
    }
  },
  async run(context, order) {
    const { agency, services, actor, workspaceId, stageId, idempotencyKey, write } = context
    const { basis, before, viewer } = await basisOf(context, order)
    const { clock, documents } = services
    // Fails before anything is issued.
    if (order.reply) await sendableReply(context, order.reply, forOthers(context, order))
    const id = await issueCertificate(
      { agency, actor, viewer, clock, documents },
      { order, basis, before, idempotencyKey },
    )
    if (id === null) throw new ToolError('This certificate was revised in the meantime. Nothing was issued.')
    const certificate = await agency.read(certificateKind, id)
    if (!certificate) throw new Error('The certificate was not issued.')
    const { number, fileId } = certificate.value
    const artifact = newArtifact(
      agency.newId(artifactKind),
      { type: 'DOCUMENT', fileId, documentType: 'Certificate of liability insurance', data: null },
      { workspaceId, stageId, title: `Certificate ${number}`, citations: [], at: clock.now() },
    )
    write(artifact.changes, artifact.texts)
    if (order.email) {
      const { name, to, cc, subject, body } = order.email
      const { threadId, changes } = await planLetter(agency, {
        to: [{ name, address: to }],
        cc,
        subject,
        body,
        fileIds: [fileId],
        serviceRequestId: null,
        approvedBy: context.agencyUserId,
        now: clock.now(),
      })
      write(changes)
      const result = `Certificate ${number} is issued to ${order.holder.name} and sent to ${to}. See [the conversation](/app/emails/${threadId}).`
      return { result, recordId: id }
    }
    if (!order.reply) {
      const result = `Certificate ${number} is issued to ${order.holder.name.replace(/\.$/, '')}.`
      return { result, recordId: id }
    }
    await writeReply(context, { ...order.reply, fileIds: [fileId] }, forOthers(context, order))
    const result = `Certificate ${number} is issued to ${order.holder.name} and sent to ${order.reply.to}.`
    return { result, recordId: id }
  },
})

/** What the documents show of the provisions that the certificate is asked to state, and nobody confirmed. */
export async function provisionsToConfirm(
  context: PreviewContext,
  order: CertificateOrder,
): Promise<readonly DocumentedProvision[]> {
  try {
    const { basis, documented } = await basisOf(context, order)
    const insuring = basis.shown
      .flatMap(({ facts }) => facts.provisions)
      .filter(({ kind }) => kind === 'ADDITIONAL_INSURED')
      .map(({ formNumber }) => formNumber)
    if (!order.completedOperations || insuring.length === 0 || coverCompletedOperations(insuring))
      return documented
    // What is confirmed covers ongoing operations only: the form for completed ones is still to confirm.
    const completed = (await documentedProvisions(context.agency, basis)).filter(
      ({ kind, formNumber }) =>
        kind === 'ADDITIONAL_INSURED' && formNumber !== null && coverCompletedOperations([formNumber]),
    )
    return [...documented, ...completed]
  } catch (error) {
    // A certificate that can't be issued has nothing to state.
    if (!(error instanceof ToolError)) throw error
    return []
  }
}

/** The boxes that the certificate would leave empty. */
export async function boxesToConfirm(context: PreviewContext, order: CertificateOrder) {
  try {
    const { basis } = await basisOf(context, order)
    return await openCertificateBoxes(context.agency, basis.shown)
  } catch (error) {
    // A certificate that can't be issued has no boxes.
    if (!(error instanceof ToolError)) throw error
    return []
  }
}

/** Earlier replies without a document, or with certificates for other holders, do not answer the request for this one. */
export function forOthers(context: Pick<ToolContext, 'agency'>, { holder }: CertificateOrder) {
  return {
    besides: (sent: Email): boolean =>
      certificatesIn(context, sent).every((row) => row && nameKey(row.holder.name) !== nameKey(holder.name)),
  }
}

/** The certificate's content and warnings for the approver; throws if it can't be issued. */
async function basisOf({ agency, services, agencyUserId }: PreviewContext, order: CertificateOrder) {
  const user = agency.table(agencyUserKind).get(agencyUserId)
  // Work that Cara prepares on its own is signed by the approver.
  if (!user && agencyUserId !== '') throw new ToolError('Whoever asked for this no longer works here.')
  const viewer = user ? { id: user.id, name: user.name, email: user.email } : { id: '', name: '', email: '' }
  const basis = await certificateBasis({ agency, viewer, now: services.clock.now() }, order)
  if (!basis || !agency.table(accountKind).get(order.accountId))
    throw new ToolError('There is no such account.')
  const { checks, documented } = await checksWithDocuments({ agency, clock: services.clock }, order, basis)
  const blocking = checks.filter(({ isBlocking }) => isBlocking)
  if (blocking.length > 0) throw new ToolError(blocking.map(({ message }) => message).join(' '))
  const before = order.revisionOf === null ? null : await agency.read(certificateKind, order.revisionOf)
  if (order.revisionOf !== null && before?.value.accountId !== order.accountId)
    throw new ToolError('The account has no such certificate to revise.')
  return { basis, before, viewer, checks, documented }
}

/** What the certificate will state about a provision, which may be requested in vain. */
function statedIn(order: CertificateOrder, content: CertificateContent, kind: ProvisionKind): string {
  const words = provisionWords({ ...order, content }, kind)
  if (words.length === 0) return 'No'
  const isDescribed = provisionsDescribed(order.descriptionOfOperations).has(kind)
  return words
    .map(({ text, isStated, forWhom }) =>
      isStated
        ? text
        : `Requested${forWhom ? ` for ${forWhom}` : ''}, but ${isDescribed ? 'only in the description' : 'not stated'}: not confirmed on a policy`,
    )
    .join('\n')
}

/** The terms and limits of each policy that a certificate will show. */
export function policyLines({ shown }: CertificateBasis): PreviewLine[] {
  return shown.map(({ title, inforceAt, expiresAt, coverages }) => ({
    label: title,
    value: [
      [inforceAt, expiresAt].map((day) => (day ? dayInWords(day) : 'Unknown')).join(' to '),
      coverages.map(({ name, limit }) => `${name} ${limitText(limit)}`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n'),
  }))
}
