import { attachedLine } from '../../../communication/index.ts'
import { greeting } from '../../../identity/index.ts'
import type { AccountRow } from '../../../knowledge/index.ts'
import { certificateIn } from '../../approvals/preparedReply.ts'
import { pendingProposals } from '../../approvals/proposal.ts'
import { emailsIn } from '../../planner/messageParts.ts'
import type { Task } from '../../runs/task.ts'
import { issueCertificateOfInsurance } from '../../tools/issueCertificateOfInsurance.ts'
import { isSending } from '../../tools/namedAttachments.ts'
import { recipientsIn } from '../answerClient/emailOfResult.ts'
import { closingOf } from '../letters/closingOf.ts'
import { policyChangeIn } from '../prepareRequest/policiesToShow.ts'

/** The email that is to bring the certificate: null if nobody asked for one, or what stands in the way, in a sentence. */
export async function certificateEmail(
  task: Task,
  {
    userTexts,
    account,
    holder,
    holderEmail,
  }: { userTexts: readonly string[]; account: AccountRow; holder: string; holderEmail: string | null },
) {
  const { agency, workspace, answered } = task
  const isGiven = answered?.topic === 'email' && answered.skill === 'issue-certificate'
  const at = userTexts.findIndex((text) => sendsCertificate(text))
  const order = userTexts[at]
  // A certificate that is made beside an earlier one is not sent where that one goes.
  if (order === undefined || !(isGiven || task.isCorrection)) return null
  const pending = await pendingProposals(agency, {
    workspaceId: workspace.id,
    tool: issueCertificateOfInsurance.name,
  })
  if (pending.length > 1)
    return 'Several certificates are waiting for approval. Approve them first, then tell me which one to send to whom.'
  const { name, addresses } = recipientsIn({ agency, request: order }, { order, account })
  const [copying = '', behindCopying = ''] = copies.exec(order) ?? []
  const cc = emailsIn(behindCopying)
  const own = recipientIsHolder.test(order.replace(copying, '')) && holderEmail ? [holderEmail] : []
  const [to] = [
    ...userTexts.slice(0, at).flatMap(emailsIn),
    ...addresses.filter((address) => !cc.includes(address)),
    ...own,
  ]
  if (to === undefined) return `What is the email address of ${name ?? 'the recipient'}?`
  const heading = `Certificate of insurance for ${holder.replace(/\.$/, '')}`
  const line = attachedLine(['certificate of insurance'], { of: ` for ${holder.replace(/\.$/, '')}` })
  const body = [greeting(name, account.detail.name), line, closingOf(task)].join('\n\n')
  return {
    name,
    to,
    cc: cc.filter((address) => address !== to),
    subject: `${heading}: ${account.detail.name}`,
    body,
  }
}

/** `and copy pat@summit.example`. */
const copies = /\b(?:cc|copy(?:ing)?)\b[:\s]*(.*)$/is
const recipientIsHolder =
  /\b(?:to|email|send) (?:it )?(?:directly )?(?:to )?(?:the (?:certificate )?holder|them)\b/i

/** Whether a message sends the certificate that was made: "email it to Maria". */
export function sendsCertificate(text: string): boolean {
  return isSending(text, 'DOCUMENT')
}

/** The certificate that waits, where a message only sends it: it stays as a user may have edited it. */
export async function waitingToSend({ agency, workspace, request, answered, isCorrection }: Task) {
  const isOnlySent = answered?.topic === 'email' || (isCorrection && sendsCertificate(request))
  if (!isOnlySent || policyChangeIn(request) !== null) return null
  const { name: tool } = issueCertificateOfInsurance
  const [pending, ...others] = await pendingProposals(agency, { workspaceId: workspace.id, tool })
  return pending && others.length === 0 ? certificateIn(pending.value) : null
}

/** The email with the name of the holder that a user entered. */
export function retitled(
  { subject, body }: { readonly subject: string; readonly body: string },
  { from, to }: { from: string; to: string },
): { subject: string; body: string } {
  const [old, name] = [from, to].map((each) => each.replace(/\.$/, ''))
  if (!old || !name) return { subject, body }
  return { subject: subject.replaceAll(old, name), body: body.replaceAll(old, name) }
}
