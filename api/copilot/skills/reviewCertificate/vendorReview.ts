import { type Discrepancy, isInsuredOf, isSameParty, policyNumberKey } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { checkCertificate } from '../../tools/checkCertificate.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { readCertificate } from '../../tools/readCertificate.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { accountOf } from '../accountOf.ts'
import { cell, Citations } from '../citations.ts'
import { userTexts } from '../letters/conversation.ts'
import { certificateNotes, smallerProducts } from './certificateNotes.ts'
import { correctionEmail, differenceLines } from './correctionEmail.ts'
import { noticeLines } from './noticeLines.ts'
import { typedRequirements } from './typedRequirements.ts'
import { requiredText, type Shortfall, vendorReport } from './vendorReport.ts'

interface Reviewed {
  readonly certificate: TaskFile
  readonly contract: TaskFile | null
  /** The policy at hand, whoever it insures. */
  readonly policy: TaskFile | null
  /** The insured of the certificate, where it is known not to be the account. */
  readonly insured: string | null
}

/**
 * Reviews the certificate of a subcontractor or vendor. The client's policy says nothing of the vendor's: what counts is
 * the contract, what the message requires, and what the client's policy demands of subcontractors. Null for any other
 * certificate, and where nothing says what is required.
 */
export async function vendorReview(task: Task, files: Reviewed): Promise<Reply | null> {
  const { journal } = task
  const { certificate, contract } = files
  const { facts } = await journal.call(readFacts, { fileId: certificate.id, name: certificate.name })
  const vendor = facts.scalars.insuredName.fact?.value ?? files.insured
  if (!vendor) return null
  const { account } = await accountOf(task)
  const other = await otherPolicy(task, { ...files, vendor })
  const texts = userTexts(task).toReversed().join('\n')
  const client = other?.insured ?? account?.detail.name ?? null
  const typed = typedRequirements(texts, client)
  // Another insured may also be a mistake: a vendor's certificate goes to the client, or the message says what it is.
  const isVendor =
    typed !== null ||
    ofVendor.test(texts) ||
    (other !== null && (await isHolder(task, certificate, other.insured)))
  const principal = isVendor ? other : null
  if (principal === null && (typed === null || files.policy !== null)) return null
  const review = (own: Partial<{ contractId: string; requirements: readonly string[] }>) =>
    journal.call(checkCertificate, {
      certificateId: certificate.id,
      policyIds: [],
      contractId: own.contractId ?? null,
      requirements: [...(own.requirements ?? [])],
      principalPolicyId: principal?.file.id ?? null,
    })
  const byMessage = await review({ requirements: typed?.clauses ?? [] })
  const byContract = contract ? await review({ contractId: contract.id }) : null
  if (principal && !typed && !byContract && byMessage.demands.length === 0) {
    return {
      text: `${certificate.name} insures ${vendor}, and ${principal.file.name} insures ${principal.insured}, so I compared neither with the other. What is required of ${vendor}? Type the limits and endorsements, or attach the contract.`,
      question: { topic: '[Contract]' },
    }
  }
  const completedOperations = typed?.completedOperations
    ? await missingCompletedOperations(task, certificate)
    : []
  const shortfalls = distinct([
    ...[
      ...byMessage.discrepancies,
      ...byMessage.unstated,
      ...(byContract ? [] : byMessage.missingLines),
      ...completedOperations,
    ].map((each) => ({ ...each, reference: null, askedBy: 'Your message', file: null })),
    ...[
      ...(byContract?.discrepancies ?? []),
      ...(byContract?.unstated ?? []),
      ...(byContract?.missingLines ?? []),
    ].map((each) => ({ ...each, askedBy: 'Contract', file: contract })),
    ...byMessage.demanded.map((each) => ({
      ...each,
      askedBy: principal ? `Policy ${principal.number ?? ''}`.trim() : 'Policy',
      file: principal?.file ?? null,
    })),
  ])
  const citations = new Citations()
  const rows = shortfalls.map((each) => {
    const shown = citations.mark(certificate, each.certificate)
    const asked = each.file ? citations.mark(each.file, each.reference) : ''
    return `| ${cell(each.field)} | ${cell(each.onCertificate)}${shown} | ${cell(requiredText(each))} | ${each.askedBy}${asked} |`
  })
  const besides = byMessage.demands.filter(
    ({ quote }) => !/\blimits?\b.*\$|\badditional insureds?\b/i.test(quote),
  )
  const verdict = verdictOf(vendor, shortfalls)
  const notes = [
    ...certificateNotes(
      { review: byMessage, certificate, holder: byMessage.about.holder, client },
      citations,
    ),
    ...(await smallerProducts(task, certificate, typed?.clauses ?? [])),
  ]
  const sources = [
    ...(typed ? ['the requirements in your message'] : []),
    ...(contract ? [contract.name] : []),
    ...(byMessage.demands.length > 0 && principal
      ? [`what ${principal.file.name} demands of subcontractors`]
      : []),
  ]
  const lines = [
    ...noticeLines(byMessage.notices, citations),
    `**${verdict}**`,
    '',
    `Checked against ${new Intl.ListFormat('en-US').format(sources)}.${principal ? ` ${principal.file.name} insures ${principal.insured}, so its own limits, dates and number were not compared.` : ''}${shortfalls.length > 0 ? ' I drafted an email that asks for the corrections.' : ''}`,
    ...(rows.length > 0
      ? ['', '| Field | On the certificate | Required | Asked by |', '| --- | --- | --- | --- |', ...rows]
      : []),
    ...(besides.length > 0 && principal
      ? [
          '',
          'The policy also makes this a condition, which no certificate shows:',
          ...besides.map((each) => `- “${each.quote}”${citations.mark(principal.file, each)}`),
        ]
      : []),
    ...(notes.length > 0 ? ['', 'Also look at this:', ...notes.map((each) => `- ${each}`)] : []),
    '',
    'A certificate changes no policy: get copies of the endorsements before anyone relies on them.',
  ]
  if (shortfalls.length > 0) {
    await journal.call(generateDocument, {
      title: `Certificate review: ${certificate.name.replace(/\.\w+$/, '')}`,
      blocks: vendorReport(shortfalls, { certificate, vendor, verdict, sources, notes }),
      citations: citations.list.slice(0, 60),
    })
    await journal.call(
      draftEmail,
      correctionEmail(
        asContract(shortfalls),
        { ...byMessage.about, insured: vendor, policyNumbers: [] },
        task,
        { requirer: client ?? 'our client' },
      ),
    )
  }
  return {
    text: lines.join('\n'),
    citations: citations.list,
    letter:
      shortfalls.length === 0
        ? `The certificate of ${vendor} shows the insurance that is required. Please get copies of the endorsements before work begins.`
        : [
            `The certificate of ${vendor} does not show the insurance that is required. Please do not let work begin until this is corrected:`,
            differenceLines(asContract(shortfalls), 'your agreement'),
          ].join('\n\n'),
  }
}

interface Principal {
  readonly file: TaskFile
  readonly insured: string
  readonly number: string | null
}

const ofVendor =
  /\b(?:subs?|sub-?contractors?|vendors?|suppliers?|independent contractors?|1099s?|(?:our|the|their|a|his|her) (?:plumber|electrician|roofer|painter|framer|caterer|hauler|excavator|trucker|installer|tenant)s?)\b/i

async function isHolder({ journal }: Task, certificate: TaskFile, name: string): Promise<boolean> {
  const { holder } = await journal.call(readCertificate, { fileId: certificate.id, name: certificate.name })
  return holder !== null && (isSameParty(holder, name) || holder.toLowerCase().includes(name.toLowerCase()))
}

/** The policy at hand, if it is another party's and the certificate does not list it. */
export async function otherPolicy(
  { agency, journal, ...task }: Task,
  { certificate, policy, vendor }: Pick<Reviewed, 'certificate' | 'policy'> & { vendor: string },
): Promise<Principal | null> {
  if (!policy) return null
  const { facts } = await journal.call(readFacts, { fileId: policy.id, name: policy.name })
  const insured = facts.scalars.insuredName.fact?.value
  if (!insured || isSameParty(insured, vendor)) return null
  const { account } = await accountOf({ agency, journal, ...task })
  if (account && isInsuredOf(agency, account, insured) && isInsuredOf(agency, account, vendor)) return null
  const number = facts.scalars.policyNumber.fact?.value ?? null
  const { policies } = await journal.call(readCertificate, { fileId: certificate.id, name: certificate.name })
  const isListed =
    number !== null && policies.some((each) => policyNumberKey(each.number.text) === policyNumberKey(number))
  return isListed ? null : { file: policy, insured, number }
}

async function missingCompletedOperations(
  { journal }: Task,
  certificate: TaskFile,
): Promise<readonly Discrepancy[]> {
  const { claims } = await journal.call(readCertificate, { fileId: certificate.id, name: certificate.name })
  if (claims.additionalInsured.some(({ quote }) => /\bcompleted op|CG ?20 ?37/i.test(quote))) return []
  return [
    {
      field: 'Additional insured for completed operations',
      onCertificate: 'not shown',
      shouldBe: 'required',
      source: 'contract',
      severity: 'medium',
      certificate: null,
      reference: null,
    },
  ]
}

/** The first to ask for a thing is named; a policy that asks for the same adds nothing. */
function distinct(all: readonly Shortfall[]): Shortfall[] {
  const order = { high: 0, medium: 1, low: 2 }
  return all
    .filter((each, at) => all.findIndex(({ field }) => field === each.field) === at)
    .toSorted((a, b) => order[a.severity] - order[b.severity])
}

const mostInVerdict = 4

function verdictOf(vendor: string, shortfalls: readonly Shortfall[]): string {
  if (shortfalls.length === 0)
    return `Yes, by this certificate ${vendor} can start: it shows everything that is required.`
  // The three limits of employers liability are one thing.
  const told = shortfalls.filter(
    ({ field }, at) => shortfalls.findIndex((other) => lineOf(other.field) === lineOf(field)) === at,
  )
  const named = told.slice(0, mostInVerdict).map(({ field, onCertificate, ...each }) => {
    const name = field.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
    return onCertificate.includes('$')
      ? `${name} is ${onCertificate} instead of ${requiredText({ field, onCertificate, ...each })}`
      : `no ${name}`
  })
  const rest = told.length - named.length
  return `No, ${vendor} should not start yet: ${new Intl.ListFormat('en-US').format(rest > 0 ? [...named, `${rest} more`] : named)}.`
}

function lineOf(field: string): string {
  return field.startsWith('Employers liability') ? 'Employers liability' : field
}

/** An email names who requires what; the additional insured is the one who does. */
function asContract(shortfalls: readonly Shortfall[]): Discrepancy[] {
  return shortfalls.map((each) => ({
    ...each,
    source: 'contract' as const,
    ...(each.field === 'Additional insured' && { shouldBe: 'Y' }),
  }))
}
