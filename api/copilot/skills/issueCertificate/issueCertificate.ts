import { findAddresses, findParty } from '../../../assistant/index.ts'
import {
  type AccountRow,
  certificateBasis,
  certificateChecks,
  certificateHolderKind,
  contractParties,
  isSameParty,
  nameKey,
} from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import { serviceRequestKind } from '../../../servicing/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import { namedAddressIn, type NamedAddress } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { issueCertificateOfInsurance } from '../../tools/issueCertificateOfInsurance.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { assignInputs } from '../assignInputs.ts'
import { bulkCertificates } from '../bulkCertificates/bulkCertificates.ts'
import { missingParts, pastedHolders } from '../bulkCertificates/holderLines.ts'
import { requestedProvisions } from '../requestedProvisions.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [
  { prefix: '[Binder or Policy]', types: ['POLICY', 'DECLARATIONS', 'BINDER'], isRequired: false },
]

export const issueCertificate: Skill = defineSkill({
  name: 'issue-certificate',
  title: 'Certificate of liability insurance',
  description: 'Prepares a certificate of liability insurance for a holder from the policies in force.',
  preset: 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE',
  phrasings,
  inputs,
  makes: 'A certificate that is issued once a person approves it',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal, request, history } = task
  const listed = pastedHolders(request).holders.filter((each) => missingParts(each).length === 0)
  if (listed.length > 1) return await bulkCertificates.run(task)
  const parts = await assignInputs(inputs, task)
  const sought = await accountOf(task, parts.of('[Binder or Policy]')[0]?.id ?? null)
  const { account } = sought
  const userTexts = [
    request,
    ...history
      .filter(({ by }) => by === 'USER')
      .map(({ text }) => text)
      .toReversed(),
  ]
  if (!account) {
    // The holder is not expected to be an account.
    const isHolder = sought.unknown?.name === firstAddress(userTexts)?.name
    return askForAccount('Which client is the certificate for? Give me the name of the account.', {
      ...sought,
      unknown: isHolder ? null : (sought.unknown ?? null),
    })
  }
  const asked = await requestedCertificate(task)
  const named = firstAddress(userTexts) ?? asked?.holder ?? holderNamed(userTexts, account, task)
  const holder = typeof named === 'string' ? await holderInContract(named, account, task) : named
  if (holder === null || typeof holder === 'string') {
    const text = holder
      ? `What is the mailing address of ${holder}?`
      : `What is the name and address of the certificate holder? For example: "Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101".`
    return { text, question: { topic: 'holder' } }
  }
  const { name, ...address } = holder
  const isGiven = asked?.holder || userTexts.some((text) => text.includes(holder.line1))
  const source = isGiven ? null : typeof named === 'string' ? 'the contract' : 'your list of holders'
  const isInsured =
    asked?.additionalInsured ??
    userTexts.some((text) =>
      /additional(?:ly)? insured|\bAI\b|add(?:ing)? (?:them|the holder) as/i.test(text),
    )
  const { noticeWarning, ...requested } = requestedProvisions(userTexts)
  const order = {
    accountId: account.id,
    holder: { name, address },
    additionalInsured: isInsured,
    ...requested,
    descriptionOfOperations: descriptionIn(userTexts),
    policyIds: null,
    notes: noticeWarning === null ? [] : [noticeWarning],
  }
  await journal.propose(issueCertificateOfInsurance, order)
  const { shown, missing } = await provisionsOf(task, order)
  return {
    text: [
      `The certificate of ${account.detail.name} for ${name} is ready. It shows the policies in force${shown.length > 0 ? ` with ${inWords(shown)}` : ''}.${missing.length > 0 ? ` It does not show ${inWords(missing, 'or')}: no policy on it is confirmed to provide that.` : ''}${source ? ` The address is the one in ${source}: ${[holder.line1, holder.city, holder.zone].join(', ')}.` : ''}`,
      '',
      'Review it, then approve it to issue it.',
    ].join('\n'),
  }
}

function inWords(parts: readonly string[], joint = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`
}

const provisionNames = [
  ['additionalInsured', 'the holder as additional insured'],
  ['waiverOfSubrogation', 'the waiver of subrogation'],
  ['primaryNoncontributory', 'primary and noncontributory wording'],
] as const

/** The provisions asked for that the certificate will show, and those that its card says it will not. */
async function provisionsOf(
  { agency, services }: Task,
  order: Parameters<typeof certificateChecks>[0],
): Promise<{ shown: string[]; missing: string[] }> {
  const viewer = { id: '', name: '', email: '' }
  const basis = await certificateBasis({ agency, viewer, now: services.clock.now() }, order)
  const unconfirmed = basis
    ? certificateChecks(order, basis).flatMap(({ code, path }) =>
        code === 'PROVISION_NOT_CONFIRMED' ? (path ?? []) : [],
      )
    : []
  const named = provisionNames.filter(([path]) => order[path])
  const words = (isMissing: boolean) =>
    named.flatMap(([path, name]) => (unconfirmed.includes(path) === isMissing ? [name] : []))
  return { shown: words(false), missing: words(true) }
}

/** The newest holder with an address; an address alone corrects the one of the holder named before. */
function firstAddress(texts: readonly string[]): NamedAddress | null {
  let corrected: Omit<NamedAddress, 'name'> | null = null
  for (const text of texts) {
    const named = namedAddressIn(text)
    // "Use Town of Bath, 55 Front Street, …": another holder, not another address of the same one.
    const isOther = named !== null && /^\p{Lu}\S+(?: \S+)* \p{Lu}/u.test(named.name)
    const found = isCorrection(text) && !isOther ? null : named
    if (found) return { ...found, ...corrected }
    const { line1, line2, city, zone, postalCode } = findAddresses(text)[0]?.address ?? {}
    if (line1 && city && zone && postalCode)
      corrected ??= { line1, line2: line2 ?? null, city, zone, postalCode }
  }
  return null
}

/** "The address is 10 Front Street …", without a name. */
function isCorrection(text: string): boolean {
  return /^\s*(?:(?:sorry|actually|no|ok|please)[\s,]+)*(?:(?:use|change|correct|update|make)\b.{0,20})?(?:(?:the|their|its|new|correct|mailing|holder['’]s) )*(?:address\b.{0,20}?)?\d/i.test(
    text,
  )
}

/** The holder a message names without an address, with the address in the agency's list of holders or a later message; the name alone without either. */
function holderNamed(
  texts: readonly string[],
  account: AccountRow,
  { agency }: Task,
): NamedAddress | string | null {
  const names = texts.map((text) => findParty(text, [account.detail.name], { isSpoken: false, answers: [] }))
  const name = names.find((party) => party.name !== null)?.name
  if (!name) return null
  const listed = [...agency.table(certificateHolderKind).values()].filter(
    (holder) => nameKey(holder.name) === nameKey(name),
  )
  const addresses = [...texts.flatMap(findAddresses), ...(listed.length === 1 ? listed : [])]
  for (const { address } of addresses) {
    const { line1, line2, city, zone, postalCode } = address
    if (line1 && city && zone && postalCode) return { name, line1, line2, city, zone, postalCode }
  }
  return name
}

/** The party that the newest contract calls by this name, with the address after its name there; the name alone without one. */
async function holderInContract(
  calledName: string,
  account: AccountRow,
  task: Task,
): Promise<NamedAddress | string> {
  const contract = task.files.findLast(({ type }) => type === 'CONTRACT')
  if (!contract) return calledName
  const { reading } = await readFileOf(task, contract.id)
  const roles = contractParties(reading)
  const others = [...new Set(roles.values())].filter((party) => !isSameParty(party, account.detail.name))
  const called = [...roles].find(([role]) => nameKey(role) === nameKey(calledName))?.[1]
  const alike = others.filter((party) => party === called || (!called && isSameParty(party, calledName)))
  const [name] = alike
  if (!name || alike.length > 1) return calledName
  const text = reading.pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  for (const behind of text.split(name).slice(1)) {
    const found = findAddresses(behind)[0]
    const { line1, line2, city, zone, postalCode } = found?.address ?? {}
    const isOwn = found && beforeAddress.test(behind.slice(0, found.start))
    if (isOwn && line1 && city && zone && postalCode)
      return { name, line1, line2: line2 ?? null, city, zone, postalCode }
  }
  return name
}

/** The words between a party and its own address: `("Hotel"), a Maine company, with offices at`. */
const beforeAddress =
  /^[\s,]*(?:\([^)]*\)[\s,]*)?(?:an? [\w ]{3,50}?(?:company|corporation|partnership|trust|association)\b[\s,]*)?(?:(?:of|at|with|having|whose|an?|its|principal|mailing|business|place|offices?|address|is|located)\s+)*$/i

/** "RE: Library roof", "the job is the library roof", "for the Elm Street renovation project". */
const labeledJob = /\b(?:description(?: of operations)?|re|project|job)\s*:\s*([^\n]{3,500})/i
const saidJob = /\b(?:job|project|work|event)(?: name| site| location)? is (?:the |at )?([^.;,\n]{3,200})/i
const namedJob =
  /\bfor (?:the|their|our) ([^.;,\n]{3,80}? (?:project|job|event|renovation|construction|festival|wedding))\b/i

function descriptionIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const match = labeledJob.exec(text) ?? saidJob.exec(text) ?? namedJob.exec(text)
    if (match?.[1]) return capitalized(match[1].trim())
  }
  return null
}

/** What the workspace's service request asks for; null if it is not a certificate request. */
async function requestedCertificate({ agency, workspace }: Task) {
  const request = workspace.serviceRequestId
    ? await agency.read(serviceRequestKind, workspace.serviceRequestId)
    : null
  if (request?.value.type !== 'CREATE_CERTIFICATE') return null
  const { name, address, additionalInsured } = request.value.createCertificate
  const { line1, line2, city, zone, postalCode } = address ?? {}
  const isWhole = name && line1 && city && zone && postalCode
  return {
    additionalInsured,
    holder: isWhole ? { name, line1, line2: line2 ?? null, city, zone, postalCode } : null,
  }
}
