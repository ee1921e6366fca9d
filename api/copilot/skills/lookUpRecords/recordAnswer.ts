import {
  type AccountRow,
  addressLine,
  contactKind,
  type LineOfBusiness,
  lineOfBusinessLabels,
  phoneInWords,
  limitText,
} from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { lookUpPolicies } from '../../tools/lookUpPolicies.ts'
import { accountOf, askForAccount, type SoughtAccount } from '../accountOf.ts'
import { requestOf } from '../letters/conversation.ts'
import { discussedLines, namedLines } from '../letters/namedLines.ts'
import { asksForExpirations, bookAnswer } from './bookAnswer.ts'
import { asksIfOnFile, lossRunsOnFile, offerToRequest } from '../lossRunRequest/lossRunRequest.ts'
import { type FoundPolicy, linkTo, policyLink, premiumOf } from './recordTable.ts'
import { accountEvents, isAboutEvents } from './accountEvents.ts'
import { comparedLimits } from './comparedLimits.ts'
import { listedAccounts } from './listedAccounts.ts'
import { isAboutEmail, lastEmail } from './lastEmail.ts'
import { isAboutRequests, listedRequests } from './listedRequests.ts'
import { isAboutNotices, noticesOf } from './noticesOf.ts'
import { billingAnswer, isAboutBilling } from './billingAnswer.ts'
import { isAboutVehicles, listedVehicles } from './listedVehicles.ts'
import { isAboutChanges, policyChanges } from './policyChanges.ts'
import { recordList, refersBack } from './recordLists.ts'
import { standingReply } from './standingReply.ts'
import { rankedAccounts } from './rankedAccounts.ts'

/**
 * The answer from the agency's records; null if they have none. Limits that are not on record
 * may be in a document: `needsLimits` then leaves the question to it.
 */
export async function recordAnswer(
  asked: Task,
  { needsLimits }: { needsLimits: boolean },
): Promise<Reply | null> {
  const request = completed(asked)
  const task = { ...asked, request }
  const accounts = rankedAccounts(task) ?? (await listedAccounts(task)) ?? (await comparedLimits(task))
  if (accounts) return accounts
  const standing = await standingReply(task)
  if (standing) return standing
  if (isAboutEvents(request)) {
    const about = await accountOf(refersBack.test(request) ? asked : { ...asked, history: [] })
    return about.account
      ? await accountEvents(task, about.account)
      : askForAccount('Which account do you mean?', about)
  }
  if (isAboutEmail(request)) {
    const email = await lastEmail(
      task,
      await accountOf(refersBack.test(request) ? asked : { ...asked, history: [] }),
    )
    if (email) return email
  }
  const list = await recordList(task, asked)
  if (list) return list
  if (isAboutNotices(request)) {
    const { account } = await accountOf(asked)
    const notices = account && (await noticesOf(task, account))
    if (notices) return notices
  }
  if (isAboutVehicles(request) || isAboutBilling(request)) {
    const about = await accountOf(asked)
    if (about.choices.length > 1) return askForAccount('Which one do you mean?', about)
    const found = about.account && (await ofVehiclesOrBilling(task, about.account))
    if (found) return found
  }
  if (asksForCoverage.test(request)) return null
  if (asksIfOnFile.test(request)) {
    const about = await accountOf(asked)
    if (about.account) return (await lossRunsOnFile(task, about.account)) ?? offerToRequest(about.account)
  }
  const numbered = await policiesByNumber(task)
  if (numbered.length > 0) return await describePolicies(task, numbered)
  const isList = asksForList.test(request) && asksForExpirations.test(request)
  const isBookWide =
    asked.answered === null && (asksForAll.test(request) || isList) && !refersBack.test(request)
  if (isBookWide) {
    // A question about all clients is not about the one discussed before.
    const answer = await bookAnswer(task, await accountOf({ ...asked, history: [] }))
    if (answer) return answer
  }
  const sought = await accountOf(asked)
  const { account } = sought
  if (asksIfClient.test(request) && sought.choices.length < 2) return isClient(sought)
  if (account && asksForOverview.test(request) && namedLines(request).length === 0)
    return await overviewOf(task, account)
  const answer = await bookAnswer(task, sought)
  if (answer) return answer
  if (!asksForRecords.test(request) && !isAboutRequests(request)) return null
  if (!account) return sought.choices.length > 0 ? askForAccount('Which one do you mean?', sought) : null
  if (isAboutRequests(request)) return listedRequests(task, account)
  if (/\b(?:contact|e-?mail|phone|cell|mobile|address|reach|call)\b/i.test(request))
    return contactOf(task, account)
  return await policiesOf(task, account, { needsLimits })
}

function ofVehiclesOrBilling(task: Task, account: AccountRow): Promise<Reply | null> {
  return isAboutVehicles(task.request) ? listedVehicles(task, account) : billingAnswer(task, account)
}

/** "Pull up everything on Casco Roofing". */
export const asksForOverview =
  /^(?!.*\b(?:polic(?:y|ies)|quotes?|renewal|contract|losses|certificates?|letter|e-?mail|write|draft)\b).*(?:\b(?:summar\w+|recap) (?:of )?what .{2,60} (?:ha(?:s|ve)|carr(?:y|ies)) with us\b|\b(?:everything|overview|rundown|snapshot|full picture|at a glance|all (?:the )?(?:info|information|details|data))\b|\b(?:pull|bring) up\b|\btell me about\b|\bwhat do we (?:have|know)\b)/i

/** Who the client is, what they have, and what they wait for. */
async function overviewOf(task: Task, account: AccountRow): Promise<Reply> {
  const policies = await policiesOf(task, account, { needsLimits: false })
  const parts = [contactOf(task, account), policies, listedRequests(task, account)]
  return { text: parts.flatMap((part) => part?.text ?? []).join('\n\n') }
}

/** The policies' history if the message asks what changed, their data otherwise. */
async function describePolicies(task: Task, policies: readonly FoundPolicy[]): Promise<Reply> {
  const paragraphs = isAboutChanges(task.request)
    ? await Promise.all(policies.map((policy) => policyChanges(task, policy)))
    : policies.map(detailsOf)
  return { text: paragraphs.join('\n\n') }
}

const asksIfClient =
  /^\s*(?:is|are)\b.*\b(?:(?:clients?|customers?|accounts?) (?:of ours|with us)|our (?:clients?|customers?|accounts?)|insured with us)\b/i

function isClient({ account, unknown }: SoughtAccount): Reply | null {
  if (account) return { text: `Yes, ${linkTo(account)} is an account.` }
  if (!unknown) return null
  const closest = unknown.closest.slice(0, 3).join(', ')
  return {
    text: `No account is named “${unknown.name}”.${closest === '' ? '' : ` The closest names: ${closest}.`}`,
  }
}

/** "The one in Portland" answers which client is meant; "What about Red Hook Bakery?" repeats the previous question for another client or line. */
function completed(task: Task): string {
  const request = requestOf(task)
  if (!/^\s*(?:and|what about|how about)\b/i.test(request)) return request
  // "And who is the contact there?" asks something else.
  if (/^\s*and (?:who|what|when|where|which|how|is|are|do|does|did|has|have)\b(?! about\b)/i.test(request))
    return request
  if (namedLines(request).length > 0) return `Does it have ${request}`
  return task.history.findLast(({ by }) => by === 'USER')?.text ?? request
}

const asksForAll =
  /\b(?:(?:do|does|have|are) (?:we|the agency)|we (?:have|write|insure)|(?:our|my|all) (?:accounts?|clients?|policies|book)|which (?:accounts|clients|insureds|policies)|what policies)\b/i
const asksForList = /\b(?:lists?|reports?|all|every\w*|policies|accounts|clients|renewals|expirations|who)\b/i

const asksForCoverage =
  /\b(?:covers?|covered|cover(?:age)? (?:for|if|when|in case|against)|insured (?:for|against|if|when)|waivers?|subrogation|additional insureds?|non-?contributory|coinsurance|retroactive|sub-?limits?|excluded?|exclusions?|deductible|conditions?|endorsements?)\b/i

const asksForRecords =
  /\b(?:polic(?:y|ies)|premiums?|limits?|expir\w+|renew\w*|com(?:es?|ing) (?:due|up)|carriers?|insurer|numbers?|requests?|contact|e-?mail|phone|cell|mobile|address|reach|call|have|has|carry|carries|writes?|pay(?:s|ing)?|insures?|insured|aggregate|occurrence|with us|through us)\b/i

/** Policies whose numbers are in the message: `MS-9195538-25`, or `GSC GL 4471902`. */
async function policiesByNumber({ journal, request }: Task): Promise<FoundPolicy[]> {
  const numbers = request.match(/\b(?:[A-Z]{1,5}[ -]){0,3}[A-Z]*\d[A-Z\d/-]{3,}(?: \d{2,})?/g) ?? []
  const found = new Map<string, FoundPolicy>()
  for (const policyNumber of numbers.slice(0, 5)) {
    const { policies } = await journal.call(lookUpPolicies, { policyNumber })
    for (const policy of policies) found.set(policy.id, policy)
  }
  return [...found.values()]
}

/** A kind of insurance that is no line of business: "flood" in "does it have flood insurance". */
const otherInsurance =
  /\b(?:have|has|carry|carries|had|with|any)\s+(?:any |an? )?([a-z][a-z ]{2,24}?)\s+(?:insurance|coverage|cover|policy)\b/i
const plainInsurance =
  /^(?:any|active|current|other|more|business|commercial|enough|the|an?|in force|which|what)$/i

async function policiesOf(
  task: Task,
  account: AccountRow,
  { needsLimits }: { needsLimits: boolean },
): Promise<Reply | null> {
  const { journal, request } = task
  const { policies, total } = await journal.call(lookUpPolicies, { accountId: account.id })
  const name = linkTo(account)
  if (total === 0) return { text: `${name} has no policies on record.` }
  const inForce = policies.filter(({ isInForce }) => isInForce)
  const lines = discussedLines(task)
  const asked = policies.filter(({ type }) => lines.length === 0 || lines.includes(type))
  if (isAboutChanges(request) && asked.length > 0)
    return await describePolicies(
      task,
      asked.filter(({ isInForce }) => isInForce || lines.length > 0).slice(0, 10),
    )
  const isLimit = /\b(?:limits?|aggregate|occurrence)\b/i.test(request)
  // "The aggregate" is not on a record that has only the limit of each occurrence.
  const named = /\b(?:aggregate|occurrence)\b/i.exec(request)?.[0].toLowerCase() ?? ''
  const isKnown = asked.some(({ limits }) => limits.some((limit) => limit.name.toLowerCase().includes(named)))
  if (isLimit && needsLimits && !isKnown) return null
  if (lines.length === 0) {
    const listed = inForce.length > 0 ? inForce : policies
    const other = otherInsurance.exec(request)?.[1]?.trim()
    const none =
      other && !plainInsurance.test(other) && !policies.some(({ line }) => line.toLowerCase().includes(other))
        ? `No policy on record of ${name} is a ${other} policy; one of them may include it, which its documents say. `
        : ''
    const intro =
      none +
      (inForce.length > 0
        ? `${name} has ${inForce.length === 1 ? 'one policy' : `${inForce.length} policies`} in force:`
        : `${name} has no policy in force. On record:`)
    return { text: [intro, ...listed.slice(0, 10).map((policy) => detailsOf(policy))].join('\n\n') }
  }
  const answers = lines.flatMap((line) => {
    const label = lineOfBusinessLabels[line]
    const own = policies.filter(({ type }) => type === line)
    const current = own.filter(({ isInForce }) => isInForce)
    if (own.length === 0) return [`${name} has no ${label} policy on record.`, ...similarTo(line, policies)]
    const intro =
      current.length > 0
        ? `Yes, ${name} has ${label} in force:`
        : `${name} has no ${label} policy in force. On record:`
    const isYesNo = /^\s*(?:does|do|is|are|has|have)\b/i.test(request)
    const shown = (current.length > 0 ? current : own.slice(-3)).map((policy) => detailsOf(policy))
    return current.length > 0 && !isYesNo ? shown : [intro, ...shown]
  })
  return { text: answers.join('\n\n') }
}

/** Lines that give much the same protection, so a client who has one may not need the other. */
const similarLines: Partial<Record<LineOfBusiness, readonly LineOfBusiness[]>> = {
  UMBRELLA: ['EXCESS'],
  EXCESS: ['UMBRELLA'],
  ERRORS_AND_OMISSION: ['PROFESSIONAL_LIABILITY'],
  PROFESSIONAL_LIABILITY: ['ERRORS_AND_OMISSION'],
  GENERAL_LIABILITY: ['BUSINESS_OWNERS', 'PACKAGE'],
  PROPERTY: ['BUSINESS_OWNERS', 'PACKAGE'],
  BUSINESS_OWNERS: ['PACKAGE'],
}

/** The policies in force that may serve instead of a line that the account has not. */
function similarTo(line: LineOfBusiness, policies: readonly FoundPolicy[]): string[] {
  const found = policies.filter(({ type, isInForce }) => isInForce && similarLines[line]?.includes(type))
  if (found.length === 0) return []
  const label = [...new Set(found.map(({ type }) => lineOfBusinessLabels[type]))].join(' and ')
  return [
    `It has ${label} in force, which may include or take the place of ${lineOfBusinessLabels[line]}:`,
    ...found.map((policy) => detailsOf(policy)),
  ]
}

/** The recorded policy data as a list with a link to the policy. */
function detailsOf(policy: FoundPolicy): string {
  const { account, line, carrier, state, inforceAt, expiresAt, limits } = policy
  const entries = [
    ['Account', account],
    ['Carrier', carrier],
    ['Status', state],
    ['Term', inforceAt && expiresAt ? `${dayInWords(inforceAt)} to ${dayInWords(expiresAt)}` : null],
    ['Expires', expiresAt && !inforceAt ? dayInWords(expiresAt) : null],
    ['Premium', premiumOf(policy)],
    ...limits.map(({ name, limit }) => [name, limitText(limit)] as const),
  ] as const
  const none = limits.length === 0 ? ['- No limits on record'] : []
  return [
    `**${line}, ${policyLink(policy)}**`,
    '',
    ...entries.flatMap(([label, value]) => (value ? [`- ${label}: ${value}`] : [])),
    ...none,
  ].join('\n')
}

function contactOf({ agency }: Task, account: AccountRow): Reply {
  const { detail, contactIds } = account
  const people = contactIds.flatMap((contactId) => agency.table(contactKind).get(contactId) ?? [])
  const { email, phone, mailingAddress } = detail
  const lines = [
    ...people.map(
      ({ name, email: own, phone: direct }) =>
        `Contact: ${[name, own, direct && phoneInWords(direct)].filter(Boolean).join(', ')}`,
    ),
    ...(email ? [`Email: ${email}`] : []),
    ...(phone ? [`Phone: ${phoneInWords(phone)}`] : []),
    ...(mailingAddress ? [`Address: ${addressLine(mailingAddress)}`] : []),
  ]
  const name = linkTo(account)
  if (lines.length === 0) return { text: `${name} has no contact on record.` }
  return { text: [`On record for ${name}:`, '', ...lines.map((line) => `- ${line}`)].join('\n') }
}
