import {
  acceptsQuote,
  acceptsRenewal,
  asksToFillForm,
  bankChangeWarning,
  complaintNote,
  givesBankDetails,
  isRegulatorComplaint,
  isSpanish,
  linesOfLoss,
  reportsLoss,
  sendsCertificate,
  spanishNote,
  spokenLine,
  withoutEarlier,
} from '../../../assistant/index.ts'
import { notHandledIn } from '../../../communication/index.ts'
import { type ServiceRequest, serviceRequestKind } from '../../../servicing/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { issueCertificateOfInsurance } from '../../tools/issueCertificateOfInsurance.ts'
import { recordHolder } from '../../tools/recordHolder.ts'
import { resolveRequest } from '../../tools/resolveRequest.ts'
import { type ReplyOrder, sendReply } from '../../tools/sendReply.ts'
import { ToolError } from '../../tools/tool.ts'
import { withdrawProposals } from '../../tools/withdrawProposals.ts'
import { additionalInsuredRequest } from '../additionalInsuredRequest/additionalInsuredRequest.ts'
import { endorsementRequest } from '../endorsementRequest/endorsementRequest.ts'
import { fillForm } from '../fillForm/fillForm.ts'
import { firstNoticeOfLoss } from '../firstNoticeOfLoss/firstNoticeOfLoss.ts'
import { quoteIntake } from '../quoteIntake/quoteIntake.ts'
import { defineSkill, type Skill } from '../skill.ts'
import {
  type Conversation,
  conversationOf,
  firstDraft,
  isOneOfSeveral,
  replyingRequest,
} from './conversation.ts'
import { ordersCertificateAgain } from './certificateAgain.ts'
import { withAnswersBesides } from './withAnswersBesides.ts'
import { withClearAmounts } from './withClearAmounts.ts'
import { mayBeTold } from './mayBeTold.ts'
import { missingLine } from './missingLine.ts'
import { newMessage } from './newMessage.ts'
import { preparedAnswer } from './preparedAnswer.ts'
import { preparedCertificate } from './preparedCertificate.ts'
import { noticeToInsured, noticeWithoutAccount } from './noticeToInsured.ts'
import { noticeOfClient } from './noticeOfClient.ts'
import { letterOfMarket } from './letterOfMarket.ts'
import { partyGiven } from './partyGiven.ts'
import { policyOfRequest } from './policyOfRequest.ts'
import { preparedCancellation, preparedLetter } from './preparedLetter.ts'
import { attachedReview, ownQuestion } from './attachedReview.ts'
import { deliverable } from './deliverable.ts'
import { heldBack } from './heldBack.ts'
import { correctsHolder, holderGiven } from './holderGiven.ts'
import { preparedDocuments } from './preparedDocuments.ts'
import { rewritten } from './rewritten.ts'
import { atPhone, otherNumberAsked } from './whomToCall.ts'
import { sentAtOnce } from './sentAtOnce.ts'
import { phrasings } from './phrasings.ts'

/** Prepares the work for a service request and the reply to the client, for a person to approve. */
export const prepareRequest: Skill = defineSkill({
  name: 'prepare-request',
  title: 'Prepare a service request',
  workName: null,
  description: 'Lays out what a service request asks for, ready for approval.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'What the request asks for, and a reply in the email thread',
  run,
})

/** The prepared work for a request. */
interface Prepared {
  /** What it is, or what is blocking it, in sentences. */
  readonly text: string
  readonly citations?: Reply['citations']
  /** Replaces the first draft in the reply. */
  readonly body?: string
  readonly fileIds?: readonly string[]
  /** What Cara needs to know from the user to finish it. */
  readonly question?: { readonly topic: string; readonly text: string }
  /** The reply goes out with another proposal. */
  readonly isReplyIncluded?: boolean
  /** A message to the insured, when somebody else wrote. */
  readonly letter?: ReplyOrder
  /** The notes to resolve the request with, when nothing is left to do. */
  readonly resolution?: string
}

async function run(task: Task): Promise<Reply> {
  const { agency, workspace, journal } = task
  const request = workspace.serviceRequestId
    ? await agency.read(serviceRequestKind, workspace.serviceRequestId)
    : null
  if (!request) return { text: 'Open this from a service request, and I will prepare it.' }
  const holder = await recordedHolder(task, request.value)
  if (holder !== null) return { text: `I entered ${holder} as the certificate holder on the request.` }
  const tools = ordersCertificateAgain(task.request) ? [issueCertificateOfInsurance.name, sendReply.name] : []
  for (const tool of tools) await journal.call(withdrawProposals, { tool, reason: 'It is prepared again.' })
  const conversation = await conversationOf(task, request.id)
  const draft = conversation ? firstDraft(agency, conversation) : newMessage(agency, request)
  const last = conversation?.last.value
  const prepared = await work(task, request.value, {
    draft,
    message: isOneOfSeveral(agency, conversation) ? '' : withoutEarlier(last?.body ?? ''),
    conversation,
  })
  // In a conversation, the reply was proposed before the question was asked; a finished cancellation changes it.
  const isReplaced = request.value.type === 'CANCEL_POLICY' && prepared.body !== undefined
  if (task.answered && (!prepared.body || (conversation && !isReplaced)))
    return replyWith(prepared, [prepared.text])
  if (task.answered && isReplaced)
    await journal.call(withdrawProposals, { tool: sendReply.name, reason: 'The cancellation is prepared.' })
  const open = notHandledIn(conversation?.thread.value.draft?.reason ?? '')
  const callBack = otherNumberAsked(request.value)
  const notes = [
    prepared.text,
    ...(isRegulatorComplaint(request.value.details ?? '') ? [complaintNote] : []),
    ...(callBack ? [callBack] : []),
    ...(open ? [open] : []),
    ...(isSpanish(last?.body ?? '') ? [spanishNote] : []),
  ]
  // A single plain reply covers everything a message asks for; a caller has already been answered.
  const isPlain = !prepared.body && (await replyingRequest(task, conversation, draft)) !== request.id
  if (draft && !prepared.isReplyIncluded && !isPlain) {
    const reply = await deliverable(task, request.value, {
      ...draft,
      body: await withAnswersBesides(task, prepared.body ?? draft.body),
      fileIds: [...(prepared.fileIds ?? [])],
    })
    const isSent = conversation !== null && (await sentAtOnce(task, conversation, reply))
    if (!isSent) await journal.propose(sendReply, reply)
    if (isSent) notes.push('The document was sent.')
    if (prepared.fileIds?.length && reply.fileIds.length === 0)
      notes.push(`${reply.to} is not on record for this account, so nothing is attached.`)
  }
  if (prepared.letter) await journal.propose(sendReply, prepared.letter)
  if (prepared.resolution) await journal.propose(resolveRequest, { notes: prepared.resolution })
  return replyWith(prepared, notes)
}

/** The name of the holder that the user gives for the request, which is then prepared again; null if none is given. */
async function recordedHolder({ journal, request, answered }: Task, asked: ServiceRequest) {
  const isGiven = answered?.topic === 'holder' || correctsHolder(request)
  if (asked.type !== 'CREATE_CERTIFICATE' || !isGiven) return null
  const given = holderGiven(request, asked.createCertificate.name)
  if (given) await journal.call(recordHolder, given)
  return given?.name.replace(/\.$/, '') ?? null
}

/** Cara's reply; a question comes last, so that the request and the workspace can ask it. */
function replyWith({ citations, question }: Prepared, notes: readonly string[]): Reply {
  return {
    text: [...notes, question?.text].filter(Boolean).join('\n\n'),
    ...(citations && { citations }),
    ...(question && { question: { topic: question.topic } }),
  }
}

/** What a request is prepared from, besides the request itself. */
interface Received {
  /** The reply drafted when the message arrived, or a new message to a client who called. */
  readonly draft: ReplyOrder | null
  /** The client's last email. */
  readonly message: string
  /** Null if the client did not write. */
  readonly conversation: Conversation | null
}

async function work(
  opened: Task,
  request: ServiceRequest,
  { draft, message, conversation }: Received,
): Promise<Prepared> {
  const waiting = heldBack(opened, request)
  if (waiting) return waiting
  const account = request.account?.name
  if (!account) return { text: await noticeWithoutAccount(opened, request, conversation) }
  const policy = policyOfRequest(opened, request)
  if ('ask' in policy) return { text: '', question: { topic: 'policy', text: policy.ask } }
  const task = { ...opened, workspace: { ...opened.workspace, businessPolicyId: policy.policyId } }
  const notOnFile = missingLine(task, request)
  if (notOnFile) {
    return {
      text: `No ${notOnFile} policy on file for ${account.replace(/\.$/, '')}. ${request.type === 'CANCEL_POLICY' ? 'Check with the client which policy they mean, or add the policy.' : 'Ask the client whether another carrier insures it, and add that policy or quote one. Nothing is insured under this request yet.'}`,
    }
  }
  try {
    const review = await attachedReview(task, request)
    const citations = review?.citations ?? []
    if (review && request.type !== 'CREATE_CERTIFICATE') {
      const { text, letter: wording } = review
      const own = ownQuestion(request)
      const answered = own === null ? null : await preparedAnswer(task, own, draft)
      if (answered?.body)
        return {
          ...answered,
          text: [answered.text, text].join('\n\n'),
          citations: [...(answered.citations ?? []), ...citations],
        }
      return {
        text,
        citations,
        // Two requests of one email are answered in one reply.
        ...(wording &&
          draft &&
          mayBeTold(task, draft, request) &&
          (await replyingRequest(task, conversation, draft)) === task.workspace.serviceRequestId && {
            body: rewritten(draft, wording),
          }),
      }
    }
    switch (request.type) {
      case 'CREATE_CERTIFICATE': {
        const certificate = await preparedCertificate(task, request, {
          draft,
          message,
          isOnly: conversation?.thread.value.serviceRequestIds.length === 1,
          review,
        })
        const text = [certificate.text, review?.text].filter(Boolean).join('\n\n')
        return { ...certificate, text, citations }
      }
      case 'DOCUMENT_REQUEST':
        return await preparedDocuments(task, request.documentRequest.type, draft)
      case 'QUESTION':
        return await preparedAnswer(task, request.question.question ?? request.details ?? '', draft)
      case 'ENDORSE_POLICY': {
        const change = withClearAmounts(task, request.details ?? '')
        return 'ask' in change
          ? { text: '', question: { topic: 'amount', text: change.ask } }
          : await preparedLetter(task, endorsementRequest, change.details)
      }
      case 'CANCEL_POLICY':
        return await preparedCancellation(task, request, { draft, conversation })
      case 'ADD_ADDITIONAL_INSURED':
        return await preparedLetter(
          task,
          additionalInsuredRequest,
          `Ask the carrier to add an additional insured.\n${request.details ?? ''}`,
          partyGiven(task, request),
        )
      case 'QUOTE_REQUEST':
        return acceptsQuote(request.details ?? '')
          ? {
              text: 'The client accepts a quote. Bind it with the carrier, then confirm it to the client.',
            }
          : await preparedLetter(task, quoteIntake, request.details ?? '')
      case 'OTHER':
        if (reportsLoss(request.details ?? '')) {
          // Which policies a loss is reported under follows from what happened.
          const happened = withoutHypotheses(request.details ?? '')
          const lines = linesOfLoss(happened).map(spokenLine).join(', ')
          const told = [happened, lines && `Report it under: ${lines}`].filter(Boolean).join('\n\n')
          const notice = await preparedLetter(task, firstNoticeOfLoss, told)
          const call = `Call the client today${atPhone(task, request)}.`
          return { ...notice, text: `This may be a claim. ${call} ${notice.text}` }
        }
        if (givesBankDetails(request.details ?? ''))
          return {
            text: `${bankChangeWarning}${draft?.threadId ? ' The drafted reply says that nothing has been changed.' : ''}`,
          }
        if (acceptsRenewal(request.details ?? ''))
          return {
            text: 'The client wants the policy renewed. Order the renewal from the carrier, then confirm it to the client.',
          }
        if (asksToFillForm(request.details ?? '')) return await filledForm(task, request)
        return (
          noticeToInsured(task, request, conversation) ??
          (await letterOfMarket(task, request, conversation)) ?? {
            text:
              noticeOfClient(task, request) ??
              (sendsCertificate(request.details ?? '')
                ? 'They send a certificate of insurance. File it, and check it against what the contract asks for. Nothing is to be issued.'
                : null) ??
              `A person needs to handle this.${draft?.threadId ? ' I drafted a reply that says so.' : ''}`,
          }
        )
    }
  } catch (error) {
    // The user fixes what is blocking; the reply to the client is prepared anyway.
    if (!(error instanceof ToolError)) throw error
    return { text: `This can't be prepared yet. ${error.message}` }
  }
}

/** The attached form, filled from the records of the account. */
async function filledForm(task: Task, { details }: ServiceRequest): Promise<Prepared> {
  const { text, citations } = await fillForm.run({ ...task, request: details ?? '', history: [] })
  return { text: `The client wants the attached form filled in. ${text}`, ...(citations && { citations }) }
}

/** What happened, without what the client asks besides: `And are we covered if a server delivers with her own car?` */
function withoutHypotheses(details: string): string {
  return details.replaceAll(/[^.!?\n]*\bif\b[^.!?\n]*\?+/gi, '').trim()
}
