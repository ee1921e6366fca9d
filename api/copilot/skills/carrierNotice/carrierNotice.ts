import {
  businessPolicyKind,
  cancellationNotice,
  certificateKind,
  isSamePolicyNumber,
  ownFiles,
} from '../../../knowledge/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { searchFile } from '../../tools/searchFile.ts'
import { askFor, assignInputs, documentsOf } from '../assignInputs.ts'
import { Citations } from '../citations.ts'
import { deliver } from '../letters/letterSkill.ts'
import { letterSubject, type LetterSubject } from '../letters/letterSubject.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { emailOfLetter } from '../answerClient/emailOfLetter.ts'
import { auditDispute } from './auditDispute.ts'
import { letterAbout } from './letterAbout.ts'
import { noticeMeaning } from './noticeMeaning.ts'
import { type CarrierNotice, lender, noticeInput, noticeOf } from './noticeOf.ts'
import { phrasings } from './phrasings.ts'
import { type Affected, stepsFor } from './stepsFor.ts'

/** Says what a carrier's notice means, who is affected and what to do in which order, and tells the client. */
export const carrierNotice: Skill = defineSkill({
  name: 'carrier-notice',
  title: 'Carrier notice',
  description:
    'Says what a notice of cancellation, nonrenewal, reinstatement or premium audit means, what to do by when, and drafts the email to the client.',
  preset: null,
  questions:
    /\bwhat (?:(?:do|should|can|must|would) (?:i|we)|now|next|happens)\b|\bwhat (?:does|is) (?:this|the) notice\b|\bnext steps?\b|\bdo (?:i|we) (?:need|have) to\b|\bwho (?:is affected|(?:do|should) (?:i|we) (?:tell|notify))\b/i,
  phrasings,
  inputs: [noticeInput],
  makes: 'What to do in which order, and an email to the client',
  run,
})

async function run(task: Task): Promise<Reply> {
  const disputed = await auditDispute(task)
  if (disputed) return disputed
  const parts = await assignInputs([noticeInput], task)
  if (parts.missing.length > 0) return askFor(parts.missing)
  const [file, ...others] = parts.of(noticeInput.prefix)
  const read = file && (await readFileOf(task, file.id))
  const notice = read && noticeOf(read)
  // A letter that asks for repairs is no notice.
  const letter = notice ? null : await emailOfLetter(task)
  if (letter) return letter
  if (!notice)
    return {
      text: `${file?.name ?? 'The file'} doesn’t read as a notice of cancellation, nonrenewal, reinstatement or premium audit. Attach a clearer copy, or tell me what it says. What is it about?`,
      question: { topic: 'notice' },
    }
  const citations = new Citations()
  const subject = await letterSubject(task, { needsPolicy: true, about: 'ENDED' })
  if ('ask' in subject)
    return {
      ...subject.ask,
      text: [
        noticeMeaning(notice, { file, read, citations, policy: null, today: task.today }),
        subject.ask.text,
      ].join('\n\n'),
      citations: citations.list,
    }
  const policy = recordOf(task, subject)
  const affected = policy ? await affectedBy(task, { policy, notice, citations }) : noneAffected
  const { hash } = read.file
  const isOnFile = policy !== null && ownFiles(task.agency, policy.id).some((own) => own.hash === hash)
  const situation = {
    notice,
    subject,
    affected,
    isOnFile,
    isOpen: policy !== null && cancellationNotice(task.agency, policy) !== null,
    today: task.today,
  }
  const reply = await deliver(task, {
    to: 'CLIENT',
    subject,
    letter: { ...letterAbout(situation), attachmentIds: [file.id] },
  })
  return {
    ...reply,
    text: [
      noticeMeaning(notice, {
        file,
        read,
        citations,
        policy: linked(subject, policy?.id ?? null),
        today: task.today,
      }),
      ...otherNumber(notice, subject),
      [
        '**Affected**',
        '',
        `- Certificates: ${affected.holders.length === 0 ? 'none issued for this policy' : affected.holders.join('; ')}`,
        `- Lenders: ${affected.lenders.length === 0 ? 'none found in the notice or in the documents on file' : affected.lenders.join('; ')}`,
      ].join('\n'),
      [
        '**What to do, in this order**',
        '',
        ...stepsFor(situation).map((step, at) => `${at + 1}. ${step}`),
      ].join('\n'),
      ...(others.length > 0
        ? [`I handled ${file.name} only. Ask me again for ${others.map(({ name }) => name).join(' and ')}.`]
        : []),
      reply.text,
    ].join('\n\n'),
    citations: citations.list,
  }
}

const noneAffected: Affected = { holders: [], lenders: [] }
function linked({ policy, account, insured }: LetterSubject, policyId: string | null): string {
  const title = [policy.line, policy.number].filter(Boolean).join(' ')
  const own = policyId ? `[${title}](/app/policies/${encodeURIComponent(policyId)}/overview)` : title
  const client = account ? `[${insured}](/app/accounts/${encodeURIComponent(account.id)}/overview)` : insured
  return `${own} of ${client}${policy.carrier ? `, ${policy.carrier}` : ''}`
}

/** The notice may be about another policy than the one on file. */
function otherNumber({ policyNumber }: CarrierNotice, { policy }: LetterSubject): string[] {
  if (!policyNumber || !policy.number || isSamePolicyNumber(policyNumber, policy.number)) return []
  return [
    `The notice names policy ${policyNumber}, and the one on file is ${policy.number}. Check that they are the same before you act.`,
  ]
}

function recordOf({ agency }: Task, { account, policy }: LetterSubject) {
  if (policy.number === null) return null
  const id = account?.policies.find(({ policyNumber }) => policyNumber === policy.number)?.id
  return id === undefined ? null : (agency.table(businessPolicyKind).get(id) ?? null)
}

async function affectedBy(
  task: Task,
  {
    policy,
    notice,
    citations,
  }: { policy: { id: string; accountId: string }; notice: CarrierNotice; citations: Citations },
): Promise<Affected> {
  const { agency, journal } = task
  const rows = agency.table(certificateKind).related('currentOf', policy.accountId)
  const records = await agency.readMany(
    certificateKind,
    rows.map(({ id }) => id),
  )
  const holders = records.flatMap((record) =>
    record?.value.content.lines.some(({ policyId }) => policyId === policy.id)
      ? `${record.value.holder.name} (${record.value.number})`
      : [],
  )
  const documents = await documentsOf(task, [policy.id], { types: ['POLICY', 'DECLARATIONS', 'ENDORSEMENT'] })
  const asked =
    documents.length === 0
      ? null
      : await journal.call(searchFile, {
          fileIds: documents.slice(0, 10).map(({ id }) => id),
          query: 'Who is the mortgagee or loss payee?',
        })
  const found = asked?.status === 'ANSWERED' ? asked.citations.filter(({ quote }) => lender.test(quote)) : []
  const lenders = found
    .slice(0, 4)
    .map(
      ({ fileId, fileName, page, quote }) =>
        `“${quote}”${citations.mark({ id: fileId, name: fileName }, { quote, page })}`,
    )
  return { holders, lenders: [...notice.copies, ...lenders] }
}
