import { asksForPropertyEvidence, backdatingAskedFor, standingIn } from '../../../assistant/index.ts'
import {
  attachedLine,
  clientWords,
  isAddressOfAccount,
  isSpanishReply,
  laterWords,
  questionsBesides,
} from '../../../communication/index.ts'
import {
  type Certificate,
  certificateBasis,
  type CertificateBasis,
  certificateContent,
  type CertificateOrder,
  holderEmailOf,
  orderOf,
} from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { issueCertificateOfInsurance } from '../../tools/issueCertificateOfInsurance.ts'
import { recordAdditionalInsured } from '../../tools/recordHolder.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import { followUp } from '../../tools/unstatedProvisions.ts'
import { describedJob } from '../issueCertificate/describedJob.ts'
import { requestedInsureds } from '../requestedInsureds.ts'
import { requestedProvisions } from '../requestedProvisions.ts'
import { wordsOfUser } from './certificateAgain.ts'
import { backdatedWarning, certificateLacks } from './certificateLacks.ts'
import { correctedAddress } from './correctedAddress.ts'
import { withAnswersBesides } from './withAnswersBesides.ts'
import { copiesAskedFor } from './copiesAskedFor.ts'
import { issuedCertificate } from './issuedCertificate.ts'
import { mayBeTold } from './mayBeTold.ts'
import { linesOfInsured, policiesKept, policiesOn, policiesToShow } from './policiesToShow.ts'
import { rewritten } from './rewritten.ts'

/** Whether the message that sends the certificate answers the request. */
export function isAnsweredByCertificate(
  agency: Task['agency'],
  request: ServiceRequest,
  { to }: ReplyOrder,
): boolean {
  if (request.type !== 'CREATE_CERTIFICATE' || !request.account) return false
  if (asksForPropertyEvidence(request.details ?? '')) return false
  if (standingIn(request.type, request.details ?? '', [request.account.name])) return false
  const { name, address } = request.createCertificate
  const isComplete = name && address?.line1 && address.city && address.zone && address.postalCode
  return Boolean(isComplete) && isAddressOfAccount(agency, request.account.id, to)
}

/** The certificate, ready to issue. Approving it also sends it to the client. */
export async function preparedCertificate(
  task: Task,
  request: ServiceRequest & { type: 'CREATE_CERTIFICATE' },
  {
    draft,
    message,
    isOnly,
    review,
  }: {
    readonly draft: ReplyOrder | null
    readonly message: string
    /** Whether the conversation asks for nothing else, so that this reply is the only one. */
    readonly isOnly: boolean
    /** Of the contract that is attached; null without one. */
    readonly review: Reply | null
  },
): Promise<{
  readonly text: string
  readonly body?: string
  readonly question?: { readonly topic: string; readonly text: string }
  readonly isReplyIncluded?: boolean
}> {
  const { name, address, additionalInsured } = request.createCertificate
  const { line1, line2, city, zone, postalCode } = address ?? {}
  const issued = await issuedCertificate(task, request)
  if (issued && request.updatedAt <= issued.value.createdAt)
    return {
      text: `Certificate ${issued.value.number} is issued to ${issued.value.holder.name.replace(/\.$/, '')}.`,
    }
  const isInsured = additionalInsured || /\badditional insureds?\b/i.test(review?.text ?? '')
  // Somebody else than the client does not read what the policies lack.
  const contract = draft && mayBeTold(task, draft, request) ? review?.letter : undefined
  if (isInsured && !additionalInsured) await task.journal.call(recordAdditionalInsured, {})
  if (!name || !line1 || !city || !zone || !postalCode) {
    const text = name
      ? `What is the mailing address of ${name.replace(/\.$/, '')}?`
      : 'What are the name and mailing address of the certificate holder?'
    const opening =
      draft && !isSpanishReply(draft.body) ? draft.body.split('\n\n').slice(1, -1).join('\n\n') : ''
    const backdating = backdatingAskedFor(clientWords(request.details ?? ''))
    return {
      text: backdating === null ? '' : backdatedWarning(backdating),
      question: { topic: 'holder', text },
      ...(draft && contract && { body: rewritten(draft, [opening, contract].filter(Boolean).join('\n\n')) }),
    }
  }
  if (asksForPropertyEvidence(request.details ?? ''))
    return {
      text: 'They ask for evidence of property insurance, such as an ACORD 28, which a certificate of liability does not replace. Open the request in Copilot and attach the form: I fill it in from the policy. Or ask the carrier to issue it.',
    }
  const accountId = request.account?.id ?? ''
  const isKnown = draft !== null && isAddressOfAccount(task.agency, accountId, draft.to)
  const clientText = `${clientWords(request.details ?? '')}\n${message}`
  const ordered = wordsOfUser(task)
  const texts = [...ordered.toReversed(), clientText]
  const {
    noticeWarning,
    additionalInsured: alsoInsured,
    ...provisions
  } = requestedProvisions(texts, issued?.value)
  const insureds = requestedInsureds(texts, { holder: name, isWanted: alsoInsured ?? isInsured })
  const job = describedJob(texts, { today: task.today, holder: name })
  const names = [name, request.account?.name ?? '']
  const policies = policiesOn(task, accountId)
  const insuredOn = linesOfInsured(texts, policies) ?? issued?.value.additionalInsuredLines ?? null
  const addressed = { name, address: { line1, line2: line2 ?? null, city, zone, postalCode } }
  const order = {
    accountId,
    holder: { ...addressed, email: holderEmailOf(task.agency, addressed) },
    additionalInsured: insureds.isHolder,
    otherAdditionalInsureds: [
      ...insureds.others,
      // Whoever is not mentioned stays on it.
      ...(issued?.value.otherAdditionalInsureds ?? []).filter(
        (other) => !texts.some((text) => text.includes(other)),
      ),
    ],
    additionalInsuredLines: insuredOn && [...insuredOn],
    ...provisions,
    descriptionOfOperations: withProjectNumber(
      job.description ?? issued?.value.descriptionOfOperations ?? null,
      clientText,
    ),
    neededOn: job.lastDay,
    policyIds:
      policiesToShow(
        names.reduce((text, own) => text.replaceAll(own || ' ', ' '), clientText),
        policies,
      ) ?? policiesKept(issued?.value.policyIds ?? [], policies),
  }
  const viewer = { id: '', name: '', email: '' }
  const basis = await certificateBasis({ agency: task.agency, viewer, now: task.services.clock.now() }, order)
  if (issued && basis && isSameAs(issued.value, order, basis)) return unchanged(issued.value, draft)
  const lacks = basis
    ? certificateLacks(task, basis, { order, unnamed: insureds.unnamed, clientText, names })
    : []
  const copies = copiesAskedFor(task, {
    clientText,
    ordered: ordered.join('\n'),
    draft: isKnown ? draft : null,
    holderEmail: order.holder.email,
  })
  const holder = name.replace(/\.$/, '')
  const later = laterWords(request.details ?? '')
  const { shown, warning } = correctedAddress(later, order.holder.address)
  const attached = `${attachedLine([`${issued ? 'corrected ' : ''}certificate of insurance`], { of: ` for ${holder}` })}${shown ? ` It shows their address as ${shown}.` : ''}`
  const inSpanish = `Adjunto encontrará el certificado de seguro${issued ? ' corregido' : ''} para ${holder}.${shown ? ` Muestra la dirección ${shown}.` : ''}`
  const isAll = lacks.length === 0 && !contract
  const besides = isOnly && draft ? questionsBesides(draft.body)?.paragraph : undefined
  const body =
    draft &&
    rewritten(
      draft,
      isAll && !besides
        ? { english: attached, spanish: inSpanish }
        : [
            [
              attached,
              ...lacks.map(({ toClient }) => toClient),
              ...(contract || lacks.every(({ isFinal }) => isFinal) ? [] : [followUp]),
            ].join(' '),
            contract,
            besides,
          ]
            .filter(Boolean)
            .join('\n\n'),
    )
  const warnings = [
    ...lacks.flatMap(({ toStaff }) => toStaff ?? []),
    ...(noticeWarning === null ? [] : [noticeWarning]),
    ...(job.wordingWarning === null ? [] : [job.wordingWarning]),
    ...later,
    ...(warning === null ? [] : [warning]),
    ...copies.warnings,
  ]
  await task.journal.propose(issueCertificateOfInsurance, {
    ...order,
    revisionOf: issued?.id ?? null,
    notes: warnings,
    reply:
      isKnown && body ? { ...draft, cc: [...copies.cc], body: await withAnswersBesides(task, body) } : null,
  })
  // What it lacks, and whether it still waits, is on its card.
  const text = `I prepared the ${issued ? `corrected certificate ${issued.value.number}` : 'certificate'} for ${name.replace(/\.$/, '')}${isKnown ? ` and the email to ${draft.to}` : ''}.`
  return { text, isReplyIncluded: isKnown }
}

/** The description with what a holder files the certificate under, `project number LE-2207`, unless it already has it. */
function withProjectNumber(description: string | null, text: string): string | null {
  const found =
    /\b(project|job|bid|contract|work order)(?: (?:number|no\.?|#)|#)?(?: is| should be)?:? ?#?((?=[\w-]*\d)[A-Z0-9][\w-]*)/i.exec(
      text,
    )
  const [, noun = '', number = ''] = found ?? []
  if (!found || description?.includes(number)) return description
  const line = `${capitalized(noun.toLowerCase())} number: ${number}`
  return description === null ? line : `${description}\n${line}`
}

/** Whether a certificate issued now would show what the issued one does. */
function isSameAs(issued: Certificate, order: CertificateOrder, basis: CertificateBasis): boolean {
  // The email of the holder is not on the certificate.
  const shown = (each: CertificateOrder) =>
    JSON.stringify(orderOf({ ...each, holder: { ...each.holder, email: null } }))
  return (
    shown(issued) === shown(order) &&
    JSON.stringify(issued.content.lines) === JSON.stringify(certificateContent(order, basis).lines)
  )
}

/** What the client wrote about the issued certificate changes nothing that Cara knows how to change. */
function unchanged({ number, holder }: Certificate, draft: ReplyOrder | null) {
  const name = holder.name.replace(/\.$/, '')
  return {
    text: `I found nothing in what the client wrote to change on certificate ${number} for ${name}. Read their message, and revise the certificate if it needs it.`,
    ...(draft && {
      body: rewritten(draft, {
        english: `We have your message about the certificate of insurance for ${name}. ${followUp}`,
        spanish: `Recibimos su mensaje sobre el certificado de seguro para ${name}. Lo estamos revisando.`,
      }),
    }),
  }
}
