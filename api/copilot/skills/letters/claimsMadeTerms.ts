import { businessPolicyKind, ownFiles, type PolicyFacts } from '../../../knowledge/index.ts'
import { usDate } from '../../../platform/index.ts'
import { type Reading, sentencesOf } from '../../../reading/index.ts'
import { readFileOf, recognizedType } from '../../documents/documentReading.ts'
import { policiesOnFile } from '../../documents/policiesOnFile.ts'
import type { Task } from '../../runs/task.ts'
import type { LetterSubject } from './letterSubject.ts'

/** What a letter says of a claims-made policy. */
interface ClaimsMadeTerms {
  readonly paragraphs: readonly string[]
  /** What to check before the letter goes out. */
  readonly notes: readonly string[]
}

const mostDocuments = 4

/** What a claims-made policy asks of the insured before it ends; nothing for any other policy. */
export async function claimsMadeTerms(task: Task, subject: LetterSubject): Promise<ClaimsMadeTerms> {
  const { policy, document } = subject
  const record = task.agency
    .table(businessPolicyKind)
    .related('account', subject.account?.id ?? '')
    .find(({ policyNumber }) => policyNumber !== null && policyNumber === policy.number)
  const [onFile] = record ? await policiesOnFile(task, [record.id]) : []
  const documents = await policyDocuments(task, {
    fileId: document?.file.id ?? null,
    policyId: record?.id ?? null,
  })
  const isClaimsMade =
    onFile?.certificateFacts.claimsBasis === 'CLAIMS_MADE' ||
    documents.some(({ facts }) => facts.basis?.claimsBasis.fact?.value === 'CLAIMS_MADE')
  if (!isClaimsMade) {
    const isOccurrence =
      onFile?.certificateFacts.claimsBasis === 'OCCURRENCE' ||
      documents.some(({ facts }) => facts.basis?.claimsBasis.fact?.value === 'OCCURRENCE')
    const isUsual = record !== undefined && usuallyClaimsMade.has(record.type) && !isOccurrence
    return {
      paragraphs: [],
      notes: isUsual
        ? [
            `${policy.line} is usually claims-made, and no document on file says whether this policy is. Check its retroactive date, the deadline for reporting claims and the extended reporting period before you send this.`,
          ]
        : [],
    }
  }
  const retroactive = documents
    .map(({ facts }) => facts.scalars.retroactiveDate.fact?.value)
    .find((date) => date !== undefined)
  const passages = documents.flatMap(({ reading }) => passagesOf(reading))
  const hasFullPriorActs = passages.some((passage) => fullPriorActs.test(passage))
  const reporting = passages.find((passage) => reportsWithin.test(passage) && !tail.test(passage))
  const extended = passages.find((passage) => tail.test(passage) && period.test(passage))
  const deadline = policy.expirationDate
    ? ` before ${usDate(policy.expirationDate)}`
    : ' before the policy ends'
  const work = hasFullPriorActs
    ? 'It covers your earlier work as well (full prior acts).'
    : retroactive
      ? `It covers work that you did on or after the retroactive date, ${usDate(retroactive)}.`
      : 'Work from before its retroactive date is not covered.'
  return {
    paragraphs: [
      [
        `This policy is claims-made: it covers a claim only if it is made against you while the policy is in force. ${work} A renewal, or a policy with another company, should keep that date: with a later one you would lose the coverage of your earlier work.`,
        `Please report every claim to us${deadline}, and anything that could become one, even if it seems small.${reporting ? ` The policy says: “${reporting}”` : ''}`,
        extended
          ? `If the policy is not renewed, an extended reporting period (a “tail”) lets you report later claims for earlier work. The policy says: “${extended}” Ask us about it before the policy ends.`
          : 'If the policy is not renewed, ask us before it ends about an extended reporting period (a “tail”), which lets you report later claims for earlier work.',
      ].join('\n\n'),
    ],
    notes: [
      ...(retroactive || hasFullPriorActs
        ? []
        : ['The policy is claims-made, and I found no retroactive date. Check it with the carrier.']),
      ...(extended
        ? []
        : ['I found no extended reporting period in the documents. Ask the carrier what a tail costs.']),
    ],
  }
}

const usuallyClaimsMade: ReadonlySet<string> = new Set([
  'CYBER',
  'DIRECTORS_AND_OFFICERS',
  'EMPLOYMENT_PRACTICES_LIABILITY',
  'ERRORS_AND_OMISSION',
  'PROFESSIONAL_LIABILITY',
])

const fullPriorActs = /\bfull prior acts\b|\bretroactive date:?\s*(?:none|full prior|not applicable|n\/a)\b/i
const tail = /\bextended reporting\b|\btail\b/i
const period = /\b(?:days?|months?|years?)\b/i
const reportsWithin =
  /\breport\w*\b[^.]{0,120}\b(?:days?|during the policy period|later than|as soon as practicable)\b|\b(?:days?|later than)\b[^.]{0,80}\breport/i

/** The policy and its declarations: what the user attached, or what is on file. */
async function policyDocuments(
  task: Task,
  { fileId, policyId }: { fileId: string | null; policyId: string | null },
): Promise<{ reading: Reading; facts: PolicyFacts }[]> {
  const kept = policyId === null ? [] : ownFiles(task.agency, policyId).toReversed()
  const found: { reading: Reading; facts: PolicyFacts }[] = []
  if (fileId !== null) found.push(await readFileOf(task, fileId))
  for (const file of kept.filter(({ id }) => id !== fileId)) {
    if (found.length === mostDocuments) break
    const type = await recognizedType(task, file)
    if (type === 'POLICY' || type === 'DECLARATIONS') found.push(await readFileOf(task, file.id))
  }
  return found
}

const longestPassage = 320

/** Sentences and rows that are short enough to quote in a letter. */
function passagesOf({ blocks }: Reading): string[] {
  return blocks
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.map((row) => row.flatMap(({ text }) => text || []).join(': '))
        : sentencesOf(block.text),
    )
    .filter((passage) => passage.length <= longestPassage)
}
