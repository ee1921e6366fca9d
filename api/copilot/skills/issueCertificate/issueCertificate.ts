import type { z } from 'zod'
import { findAddresses, spokenLine } from '../../../assistant/index.ts'
import {
  type AccountRow,
  businessPolicyKind,
  certificateBasis,
  certificateChecks,
  contractParties,
  holderEmailOf,
  isHolder,
  isSameParty,
  policyTitle,
  nameKey,
  partiesAsking,
  type ProvisionKind,
  provisionKinds,
} from '../../../knowledge/index.ts'
import { serviceRequestKind } from '../../../servicing/index.ts'
import { pendingProposals } from '../../approvals/proposal.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import { namedAddressIn, type NamedAddress } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { expiresBefore } from '../../tools/certificateWarnings.ts'
import { issueCertificateOfInsurance } from '../../tools/issueCertificateOfInsurance.ts'
import { withdrawProposals } from '../../tools/withdrawProposals.ts'
import {
  changedPolicies,
  isIncluded,
  policiesOn,
  policiesToShow,
  policyChangeIn,
} from '../prepareRequest/policiesToShow.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { assignInputs } from '../assignInputs.ts'
import { bulkCertificates } from '../bulkCertificates/bulkCertificates.ts'
import { missingParts, pastedHolders } from '../bulkCertificates/holderLines.ts'
import { requestedInsureds } from '../requestedInsureds.ts'
import { requestedProvisions } from '../requestedProvisions.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { attachedLetters } from './attachedLetters.ts'
import { certificateEmail, retitled, waitingToSend } from './certificateEmail.ts'
import { describedJob } from './describedJob.ts'
import { phrasings } from './phrasings.ts'
import { requestedHolder } from './requestedHolder.ts'

const inputs: readonly SkillInput[] = [
  { prefix: '[Binder or Policy]', types: ['POLICY', 'DECLARATIONS', 'BINDER'], isRequired: false },
]

export const issueCertificate: Skill = defineSkill({
  name: 'issue-certificate',
  title: 'Certificate of liability insurance',
  workName: 'Certificate',
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
    ...(await attachedLetters(task)),
  ]
  if (!account) {
    // The holder is not expected to be an account.
    const isNamedHolder =
      sought.unknown !== null && userTexts.some((text) => namedAddressIn(text)?.name === sought.unknown?.name)
    return askForAccount('Which client is the certificate for? Give me the name of the account.', {
      ...sought,
      unknown: isNamedHolder ? null : (sought.unknown ?? null),
    })
  }
  const asked = await requestedCertificate(task)
  const named = requestedHolder(userTexts, {
    insured: account.detail.name,
    task,
    onRequest: asked?.holder ?? null,
  })
  const holder = typeof named === 'string' ? await holderInContract(named, account, task) : named
  if (holder === null || typeof holder === 'string') {
    // The one for the earlier holder must not be approved while the other's address is asked for.
    if (holder !== null && task.isCorrection)
      await journal.call(withdrawProposals, {
        tool: issueCertificateOfInsurance.name,
        reason: `${holder} is to be the holder.`,
      })
    const text = holder
      ? `What is the mailing address of ${holder}?`
      : `What is the name and address of the certificate holder? For example: "Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101".`
    return { text, question: { topic: 'holder' } }
  }
  const { name, ...address } = holder
  const isGiven = asked?.holder || userTexts.some((text) => text.includes(holder.line1))
  const source = isGiven ? null : typeof named === 'string' ? 'the contract' : 'your list of holders'
  const holderEmail = holderEmailOf(task.agency, { name, address })
  const email = await certificateEmail(task, { userTexts, account, holder: name, holderEmail })
  if (typeof email === 'string')
    return { text: email, ...(email.endsWith('?') && { question: { topic: 'email' } }) }
  const waiting = email && (await waitingToSend(task))
  if (waiting) {
    const sent = { ...email, ...retitled(email, { from: name, to: waiting.holder.name }) }
    await journal.propose(issueCertificateOfInsurance, { ...waiting, email: sent })
    return {
      text: `The certificate for ${waiting.holder.name} is unchanged. Review it, then approve it to issue it and send it to ${email.to}.`,
    }
  }
  const { noticeWarning, additionalInsured, ...requested } = requestedProvisions(userTexts)
  const insureds = requestedInsureds(userTexts, {
    holder: name,
    isWanted: additionalInsured ?? asked?.additionalInsured ?? false,
  })
  const job = describedJob(userTexts, { today: task.today, holder: name })
  const order = {
    accountId: account.id,
    holder: { name, address, email: holderEmail },
    additionalInsured: insureds.isHolder,
    otherAdditionalInsureds: [...insureds.others],
    ...requested,
    descriptionOfOperations: job.description,
    neededOn: job.lastDay,
    policyIds: shownPolicies(task, { userTexts, names: [account.detail.name, name], accountId: account.id }),
    notes: [
      ...(noticeWarning === null ? [] : [noticeWarning]),
      ...(job.wordingWarning === null ? [] : [job.wordingWarning]),
      ...insureds.unnamed.map(
        (role) => `You asked for ${role} as an additional insured. Give me the name to add it.`,
      ),
    ],
    email,
  }
  if (task.isCorrection && (await isAlreadyProposed(task, order))) {
    const part = partAlreadyShown(task, account.id)
    if (part) return { text: part }
    return {
      text: 'I could not tell what to change, so the certificate waiting for approval is unchanged. Name the holder with its address, or the provision to add or remove.',
    }
  }
  await journal.propose(issueCertificateOfInsurance, order)
  const { shown, missing, expiring } = await provisionsOf(task, order)
  return {
    text: [
      `The certificate of ${account.detail.name} for ${name} is ready. It shows ${order.policyIds ? 'only the policies that you named' : 'the policies in force'}${shown.length > 0 ? ` with ${inWords(shown)}` : ''}.${missing.length > 0 ? ` It does not show ${inWords(missing, 'or')}: no policy on it is confirmed to provide that.` : ''}${source ? ` The address is the one in ${source}: ${[holder.line1, holder.line2, holder.city, holder.zone].filter(Boolean).join(', ')}.` : ''}`,
      ...expiring.map((warning) => `\n${warning}`),
      '',
      email
        ? `Review it, then approve it to issue it and send it to ${email.to}.`
        : 'Review it, then approve it to issue it.',
    ].join('\n'),
  }
}

/** The policies that the messages want on the certificate, each changing what the earlier ones left; null for all. */
function shownPolicies(
  task: Task,
  {
    userTexts,
    names,
    accountId,
  }: { userTexts: readonly string[]; names: readonly string[]; accountId: string },
): string[] | null {
  const held = policiesOn(task, accountId)
  return userTexts.reduceRight<string[] | null>((shown, text) => {
    const change = policyChangeIn(text)
    if (change) return changedPolicies(change, held, shown)
    return (
      policiesToShow(
        names.reduce((rest, own) => rest.replaceAll(own, ' '), text),
        held,
      ) ?? shown
    )
  }, null)
}

/** Where "add the umbrella" asks for what a package on the certificate includes; null where it does not. */
function partAlreadyShown(task: Task, accountId: string): string | null {
  const change = policyChangeIn(task.request)
  if (change?.kind !== 'ADD') return null
  const policies = policiesOn(task, accountId)
  const whole = policies.find((policy) => isIncluded(policy, { lines: change.lines, policies }))
  const row = whole && task.agency.table(businessPolicyKind).get(whole.id)
  if (!row) return null
  const parts = change.lines.map((line) => spokenLine(line))
  return `The ${inWords(parts)} ${parts.length > 1 ? 'are' : 'is'} part of ${policyTitle(row)}, which the certificate shows already. Check that its limits are on the certificate before you approve it.`
}

/** Whether a card that waits says the same: then the correction was not understood. */
async function isAlreadyProposed(
  { agency, workspace }: Task,
  order: z.input<typeof issueCertificateOfInsurance.input>,
): Promise<boolean> {
  const { name: tool, input } = issueCertificateOfInsurance
  const pending = await pendingProposals(agency, { workspaceId: workspace.id, tool })
  const argumentsJson = JSON.stringify(input.parse(order))
  return pending.some(({ value }) => value.argumentsJson === argumentsJson)
}

function inWords(parts: readonly string[], joint = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`
}

const provisionNames: Readonly<Record<ProvisionKind, (parties: readonly string[]) => string>> = {
  ADDITIONAL_INSURED: (parties) =>
    `${inWords(parties)} as additional ${parties.length > 1 ? 'insureds' : 'insured'}`,
  WAIVER_OF_SUBROGATION: () => 'the waiver of subrogation',
  PRIMARY_NONCONTRIBUTORY: () => 'primary and noncontributory wording',
}

/** The provisions asked for that the certificate will show, and those that its card says it will not. */
async function provisionsOf(
  { agency, services }: Task,
  order: Parameters<typeof certificateChecks>[0] & Parameters<typeof expiresBefore>[0],
): Promise<{ shown: string[]; missing: string[]; expiring: string[] }> {
  const viewer = { id: '', name: '', email: '' }
  const basis = await certificateBasis({ agency, viewer, now: services.clock.now() }, order)
  const checks = basis ? certificateChecks(order, basis) : []
  const words = (isMissing: boolean) =>
    provisionKinds.flatMap((kind) => {
      const lacking = checks.find(({ unconfirmed }) => unconfirmed?.kind === kind)?.unconfirmed?.parties ?? []
      const parties = partiesAsking(order, kind)
        .filter((party) => lacking.includes(party) === isMissing)
        .map((party) => (isHolder(order, party) ? 'the holder' : party))
      return parties.length > 0 ? [provisionNames[kind](parties)] : []
    })
  return { shown: words(false), missing: words(true), expiring: basis ? expiresBefore(order, basis) : [] }
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
