import {
  type CertificateReview,
  type Discrepancy,
  isInsuredOf,
  isSameParty,
  nameKey,
} from '../../../knowledge/index.ts'
import { agencyKind } from '../../../identity/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { checkCertificate } from '../../tools/checkCertificate.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { findAccount } from '../../tools/findAccount.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { accountOf } from '../accountOf.ts'
import { type AssignedInputs, askFor, assignInputs, documentsOf } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { insuredWarning } from '../insuredWarning.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { contractKind, correctionEmail, differenceLines } from './correctionEmail.ts'
import { certificateNotes } from './certificateNotes.ts'
import { certificateReport, readableNames, severityLabels, uncheckedItems } from './certificateReport.ts'
import { noticeBlocks, noticeLines } from './noticeLines.ts'
import { phrasings } from './phrasings.ts'
import { vendorReview } from './vendorReview.ts'

const policyInput: SkillInput = {
  prefix: '[Binder or Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER'],
  isRequired: false,
  isCurrent: true,
}

const inputs: readonly SkillInput[] = [
  { prefix: '[Certificate]', types: ['CERTIFICATE'], isRequired: true },
  { prefix: '[Contract]', types: ['CONTRACT'], isRequired: false },
  policyInput,
]

export const reviewCertificate: Skill = defineSkill({
  name: 'review-certificate',
  title: 'Certificate review',
  description: 'Checks a certificate against the policies behind it and the contract that asks for it.',
  preset: 'CERTIFICATE_REVIEW',
  role: 'ANSWER',
  questions:
    /\b(?:ok|okay|right|correct|accurate|good|fine|valid|wrong|match\w*|meets?|comply|compl\w+|missing|acceptable|accept|issues?|problems?|discrepanc\w+|errors?|mistakes?|enough|reflects?|agrees?|start|begin|mobili[sz]e|let (?:him|her|them)|requir\w+|good to go)\b/i,
  phrasings,
  inputs,
  makes: 'A table of differences with sources, and an email that asks for the corrections',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal } = task
  const parts = await assignInputs(inputs, task)
  const certificate = parts.of('[Certificate]')[0]
  if (!certificate) return askFor(parts.missing)
  const contract = parts.of('[Contract]')[0] ?? null
  const { policies, insured } = await policiesBehind(task, certificate, parts)
  const asVendor = await vendorReview(task, { certificate, contract, policy: policies[0] ?? null, insured })
  if (asVendor) return asVendor
  if (!contract && policies.length === 0) {
    const whose = insured === null ? 'the policy' : `a policy of ${insured}`
    return {
      text: `${insured === null ? `I have read ${certificate.name}.` : `${certificate.name} insures ${insured}, and no policy of that insured is on record.`} Attach ${whose} or the contract to check it against.`,
      question: { topic: '[Binder or Policy]' },
    }
  }
  const review = await journal.call(checkCertificate, {
    certificateId: certificate.id,
    policyIds: policies.map(({ id }) => id),
    contractId: contract?.id ?? null,
  })
  const citations = new Citations()
  const { missingLines, agreeing, unchecked, hasLimits, about } = review
  const compared = review.compared.flatMap((at) => policies[at] ?? [])
  const discrepancies = [...review.discrepancies, ...review.unstated]
  const warning = await insuredWarning(task, { policies: compared, contract, certificate })
  const first = [...noticeLines(review.notices, citations), ...warning.lines(citations)]
  const sides = [
    ...policiesNamed(compared.length, about.policyNumbers),
    ...(contract ? [contractKind(contract.name)] : []),
  ]
  const sources = new Intl.ListFormat('en-US').format(sides)
  const unread = hasLimits
    ? []
    : [`I could read no limits on ${certificate.name}. Compare them with ${sources} yourself.`]
  const ending = certificateNotes(
    { review: { ...review, exclusions: [] }, certificate, holder: null, client: null },
    citations,
  )
  const others = [
    ...missingText(missingLines),
    ...renewalText(review.renewals),
    ...uncheckedText(unchecked),
    ...uncomparedText(review.uncompared),
    ...(ending.length > 0 ? ['', ...ending] : []),
  ]
  if (discrepancies.length === 0) {
    const isPartly = unchecked.length > 0 || review.uncompared.length > 0
    const agree = agreeing.length > 0 ? ` These fields agree: ${readableNames(agreeing).join(', ')}.` : ''
    const pair = `the certificate ${isPartly ? 'against' : 'and'} ${sources}`
    const found = isPartly ? `I could check only part of ${pair}.` : `I found no difference between ${pair}.`
    return {
      text: [...first, `${unread[0] ?? found}${agree}`, ...others].join('\n'),
      citations: citations.list,
      letter:
        hasLimits && !isPartly
          ? `We compared the certificate with ${sources} and found no difference.`
          : `We compared the certificate with ${sources}, but could not check all of its limits yet.`,
    }
  }
  const rows = discrepancies.map((each) => {
    const source = each.source === 'policy' ? (policies[each.policy ?? 0] ?? null) : contract
    return {
      ...each,
      shownMark: citations.mark(certificate, each.certificate),
      sourceMark: citations.mark(source, each.reference),
    }
  })
  await journal.call(generateDocument, {
    title: `Certificate review: ${certificate.name.replace(/\.\w+$/, '')}`,
    blocks: [
      ...noticeBlocks(review.notices),
      ...warning.blocks,
      ...certificateReport({ ...review, discrepancies }, { certificate, policies, contract, unread }),
    ],
    citations: citations.list.slice(0, 60),
  })
  const isOurs = await isIssuedHere(task, certificate)
  await journal.call(draftEmail, correctionEmail(discrepancies, about, task, { isOurs }))
  const high = discrepancies.filter(({ severity }) => severity === 'high').length
  const table = rows.map(
    ({ severity, field, onCertificate, shownMark, shouldBe, sourceMark }) =>
      `| ${severityLabels[severity]} | ${cell(field)} | ${cell(onCertificate)}${shownMark} | ${cell(shouldBe)}${sourceMark} |`,
  )
  return {
    text: [
      ...first,
      `**${discrepancies.length} ${discrepancies.length === 1 ? 'difference' : 'differences'}** between ${new Intl.ListFormat('en-US').format(['the certificate', ...sides])}${high > 0 ? `, ${high} of them serious` : ''}. I drafted an email that asks for the corrections.`,
      ...unread,
      '',
      '| Severity | Field | On the certificate | Should be |',
      '| --- | --- | --- | --- |',
      ...table,
      ...others,
      ...(agreeing.length > 0 ? ['', `These fields agree: ${readableNames(agreeing).join(', ')}.`] : []),
    ].join('\n'),
    citations: citations.list,
    letter: [
      `We compared the certificate with ${sources}. These items differ:`,
      differenceLines(discrepancies),
      'A corrected certificate is needed before anyone relies on it.',
    ].join('\n\n'),
  }
}

/** `policy GL-2207719`, `policies GL-2207719, CA-40031 and WC-8812`. */
function policiesNamed(count: number, numbers: readonly string[]): string[] {
  if (count === 0) return []
  if (numbers.length < count) return [count === 1 ? 'the policy' : 'the policies']
  return [`${count === 1 ? 'policy' : 'policies'} ${new Intl.ListFormat('en-US').format(numbers)}`]
}

interface PoliciesBehind {
  readonly policies: readonly TaskFile[]
  /** The insured of the certificate, where it is not the account. */
  readonly insured: string | null
}

/**
 * The policies that the certificate is about: the attached ones, or those on record of the insured that the certificate
 * names. What a subcontractor's certificate shows is not in the policies of the account that receives it.
 */
async function policiesBehind(
  task: Task,
  certificate: TaskFile,
  parts: AssignedInputs,
): Promise<PoliciesBehind> {
  const { agency, journal, files } = task
  const policies = parts.of(policyInput.prefix).slice(0, mostPolicies)
  if (policies.some((policy) => files.some(({ id }) => id === policy.id))) return { policies, insured: null }
  const { account } = await accountOf(task)
  const { facts } = await journal.call(readFacts, { fileId: certificate.id, name: certificate.name })
  const { fact } = facts.scalars.insuredName
  if (!account || !fact || isInsuredOf(agency, account, fact.value)) return { policies, insured: null }
  const insured = fact.value
  const [own, ...others] = (await journal.call(findAccount, { text: insured.slice(0, 200) })).filter(
    ({ name }) => isSameParty(name, insured),
  )
  const ids =
    own && others.length === 0 ? own.policies.flatMap(({ id, isInForce }) => (isInForce ? [id] : [])) : []
  return { policies: (await documentsOf(task, ids, policyInput)).slice(0, mostPolicies), insured }
}

/** The documents of an account that a certificate is compared with, newest first. */
const mostPolicies = 12

/** Whether the certificate names the agency itself, which only its producer does. */
async function isIssuedHere(task: Task, { id }: TaskFile): Promise<boolean> {
  const name = nameKey(task.agency.table(agencyKind).get(task.agency.id)?.name ?? '')
  const { reading } = await readFileOf(task, id)
  const words = reading.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')
  return name !== '' && nameKey(words).includes(name)
}

/** Lines of business that the contract asks for and this certificate does not list. */
function missingText(missingLines: readonly Discrepancy[]): string[] {
  if (missingLines.length === 0) return []
  const lines = missingLines.map(({ field, shouldBe }) => `${field} (${shouldBe})`)
  return [
    '',
    `The contract also asks for ${lines.join(', ')}. This certificate doesn’t list them: ask for the certificates of those policies.`,
  ]
}

/** Policies that expire before the work does. */
function renewalText(renewals: readonly Discrepancy[]): string[] {
  const [first] = renewals
  if (!first) return []
  const ends = renewals.map(({ field, onCertificate }) => `${field} ${onCertificate}`)
  return [
    '',
    `The contract needs coverage ${first.shouldBe}, and these policies expire first: ${ends.join(', ')}. Ask for certificates of their renewals.`,
  ]
}

/** Limits that the policy states in other words, or not at all. */
function uncheckedText(unchecked: CertificateReview['unchecked']): string[] {
  if (unchecked.length === 0) return []
  return ['', `I could not match these with the policy: ${uncheckedItems(unchecked).join(', ')}.`]
}

/** Lines whose policies were neither attached nor on record. */
function uncomparedText(uncompared: CertificateReview['uncompared']): string[] {
  if (uncompared.length === 0) return []
  const lines = uncompared.map(({ line, number }) => `${line} ${number}`)
  return [
    '',
    `I did not check ${new Intl.ListFormat('en-US').format(lines)}: ${uncompared.length === 1 ? 'that policy was' : 'those policies were'} not attached or on record.`,
  ]
}
