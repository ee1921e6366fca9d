import { agencyKind, agencyUserKind } from '../../../identity/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import { policiesMeant } from '../../../assistant/index.ts'
import {
  businessPolicyKind,
  type LineOfBusiness,
  lineOfBusinessLabels,
  type PolicyFacts,
  policyNumberKey,
} from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { findAccount } from '../../tools/findAccount.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { assignInputs } from '../assignInputs.ts'
import { carrierAddressed } from '../answerClient/carrierAddressed.ts'
import { carrierIn } from '../lookUpRecords/carrierIn.ts'
import type { SkillInput } from '../skill.ts'
import { accountOfLetters, attachedLetters } from './attachedLetters.ts'
import { textsAboutPolicy } from './conversation.ts'
import { namedLines, namedPolicies, numberedIn, unknownNumber } from './namedLines.ts'
import { nextToRenew, onePerLine, openPolicies } from './openPolicies.ts'
import { prospectIn } from './prospectIn.ts'

export const policyInput: SkillInput = {
  prefix: '[Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER'],
  isRequired: false,
}

export type FoundAccount = Awaited<ReturnType<typeof findAccount.run>>[number]

/** The policy a letter is about; null for values neither the record nor the document has. */
export interface LetterPolicy {
  readonly number: string | null
  readonly line: string | null
  readonly carrier: string | null
  readonly effectiveDate: string | null
  readonly expirationDate: string | null
  /** Cents. */
  readonly premium: number | null
}

/** What a letter is about, and who writes it. */
export interface LetterSubject {
  readonly account: FoundAccount | null
  readonly insured: string
  /** On one line; null if none is known. */
  readonly mailingAddress: string | null
  readonly contact: { readonly name: string | null; readonly email: string | null }
  readonly policy: LetterPolicy
  /** The policy document; null without one. */
  readonly document: { readonly file: TaskFile; readonly facts: PolicyFacts } | null
  readonly sender: string
  readonly agencyName: string
  /** Why it is about this policy or prospect, which nobody named exactly; empty if it is clear. */
  readonly choice: string
  /** Says which of the policies that the message names the account does not have; empty if it has all. */
  readonly absent: string
}

interface Unclear {
  readonly ask: Reply
  /** The client, if that much is clear. */
  readonly account?: FoundAccount
  /** The policies that could be meant. */
  readonly policyIds?: readonly string[]
  /** Those of the lines that the message names, if each line has one: "on the GL and the comp". */
  readonly namedIds?: readonly string[]
}

/** Which policies a letter is about: the one that renews next, one that was canceled, or one that is to be written. */
export type LetterAbout = 'IN_FORCE' | 'RENEWAL' | 'ENDED' | 'NEW'

/** Determines the client and policy of a letter, or asks. */
export async function letterSubject(
  task: Task,
  {
    needsPolicy,
    about,
    policyId = null,
  }: { needsPolicy: boolean; about: LetterAbout; policyId?: string | null },
): Promise<LetterSubject | Unclear> {
  const { agency, workspace, journal } = task
  const file = (await assignInputs([policyInput], task)).of('[Policy]')[0] ?? null
  const facts = file ? (await journal.call(readFacts, { fileId: file.id, name: file.name })).facts : null
  const said = await accountOf(task, file?.id ?? null)
  const letters = await attachedLetters(task)
  const sought = said.account || said.choices.length > 0 ? said : (accountOfLetters(task, letters) ?? said)
  const account = sought.account
    ? ((await journal.call(findAccount, { accountId: sought.account.id }))[0] ?? null)
    : null
  const prospect = about === 'NEW' && !needsPolicy && !account && !facts ? prospectIn(task, sought) : null
  if (!account && !facts && !prospect) return { ask: askForAccount('Which client is this for?', sought) }
  const given = account?.policies.find(({ id }) => id === policyId)
  const clear = account
    ? (given ?? policyOf(task, account, { facts, letters, isAboutEnded: about === 'ENDED' }))
    : null
  const isNew = about === 'NEW' && account !== null && absentPolicies(task, account) !== ''
  const absent = account && needsPolicy && !isNew ? absentPolicies(task, account) : ''
  const chosen =
    clear === 'UNCLEAR' && account && about === 'RENEWAL' && absent === ''
      ? nextToRenew(account, task.today)
      : clear
  if (needsPolicy && !isNew && chosen === 'UNCLEAR' && account) {
    const texts = textsAboutPolicy(task).join('\n').replaceAll(account.name, '')
    const choices = choicesFor(texts, account).map(
      ({ line, policyNumber }) => `${line}${policyNumber ? ` ${policyNumber}` : ''}`,
    )
    const each =
      task.answered?.topic === 'policy' && /\b(?:both|all|each|every)\b/i.test(task.request)
        ? ' I write one letter for each policy, so tell me which comes first.'
        : ''
    return {
      account,
      policyIds: openPolicies(account).map(({ id }) => id),
      namedIds: onePerLine(account, namedLines(task.request.replaceAll(account.name, ''))),
      ask: question(
        'policy',
        [
          absent,
          choices.length > 0
            ? `${account.name} has ${choices.join(', ')}.${each}`
            : `${account.name} has no policy in force. Attach the policy, or tell me its number.`,
        ]
          .filter(Boolean)
          .join(' ') + ' Which policy is this about?',
      ),
    }
  }
  const record = chosen === 'UNCLEAR' ? null : chosen
  const isOwn = file !== null && task.files.some(({ id }) => id === file.id)
  const matches = record && facts && sameNumber(record.policyNumber, facts.scalars.policyNumber.fact?.value)
  // A document of another policy would bring in the wrong terms.
  const document = file && facts && (isOwn ? !record || matches : matches) ? { file, facts } : null
  const scalars = document?.facts.scalars
  const line = scalars?.lineOfBusiness.fact?.value
  const policy = {
    number: record?.policyNumber ?? scalars?.policyNumber.fact?.value ?? null,
    line: record?.line ?? (line ? lineOfBusinessLabels[line] : null),
    carrier: record?.carrier ?? scalars?.carrierName.fact?.value ?? null,
    effectiveDate: record?.inforceAt ?? scalars?.effectiveDate.fact?.value ?? null,
    expirationDate: record?.expiresAt ?? scalars?.expirationDate.fact?.value ?? null,
    premium: record?.premium || (scalars?.premium.fact?.value ?? null),
  }
  const insured = account?.name ?? scalars?.insuredName.fact?.value ?? prospect?.name
  if (!insured) return { ask: askForAccount('Which client is this for?', sought) }
  if (needsPolicy && !isNew && policy.number === null)
    return {
      ask: question(
        'policy',
        `What is the policy number? I found none for ${insured}. You can also attach the policy. Which one is it?`,
      ),
    }
  return {
    account,
    insured,
    mailingAddress: account?.mailingAddress ?? scalars?.insuredAddress.fact?.value ?? null,
    policy,
    document,
    contact: {
      name: account?.contact?.name ?? null,
      email: account?.contact?.email ?? account?.email ?? null,
    },
    sender: agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')?.name ?? '',
    agencyName: agency.table(agencyKind).get(agency.id)?.name ?? '',
    choice: clear === 'UNCLEAR' && record && account ? choiceOf(account, record) : (prospect?.note ?? ''),
    absent: task.history.some(({ by, text }) => by === 'CARA' && text.includes(absent)) ? '' : absent,
  }
}

function choiceOf(
  account: FoundAccount,
  { line, policyNumber, expiresAt }: FoundAccount['policies'][number],
) {
  const name = [line, policyNumber].filter(Boolean).join(' ')
  const others = openPolicies(account).length - 1
  const rest = others === 1 ? 'another open policy' : `${others} other open policies`
  return `You named no policy, so it is about ${name}, which expires first, on ${dayInWords(expiresAt ?? '')}. ${account.name} has ${rest}: name one for its own letter.`
}

/** The policies to choose from: those of the line that the user or the client names, if there are any. */
function choicesFor(texts: string, account: FoundAccount) {
  const policies = account.policies.map((policy) => ({ ...policy, isEnded: !policy.isInForce }))
  const meant = policiesMeant(texts, policies)
  const inForce = account.policies.filter(({ isInForce }) => isInForce)
  return meant.length > 1 ? meant : inForce.length > 0 ? inForce : openPolicies(account)
}

/** What the user calls the policy by: the newest message decides. */
function policyNamedIn(task: Task, { name, policies }: FoundAccount) {
  const texts = textsAboutPolicy(task).map((text) => text.replaceAll(name, ''))
  const named = texts.map((text) => ({
    lines: namedPolicies(text, policies),
    unknown: unknownNumber(text, policies),
    carrier: carrierWithout(task.agency, text, policies),
  }))
  return (
    named.find(({ lines, unknown, carrier }) => lines.length > 0 || unknown !== null || carrier !== null) ?? {
      lines: [],
      unknown: null,
      carrier: null,
    }
  )
}

/** What a message asks for that the account does not have: policies of a line, or one of a number. */
function absentPolicies(task: Task, account: FoundAccount): string {
  const { name, policies } = account
  const { lines, unknown, carrier } = policyNamedIn(task, account)
  const open = openPolicies(account)
  return [
    ...(unknown === null ? [] : [`${name} has no policy ${unknown} on record.`]),
    ...(carrier === null ? [] : [`${name} has no policy with ${carrier} on record.`]),
    ...lines.flatMap((line) => {
      if (open.some((policy) => policy.type === line || includes(task, policy, line))) return []
      const label = lineOfBusinessLabels[line]
      const ended = policies.findLast(({ type }) => type === line)
      if (!ended) return [`${name} has no ${label} policy on record.`]
      const is = ended.state === 'CANCELED' ? 'canceled' : 'no longer in force'
      return [`${name} has no ${label} policy in force: ${ended.policyNumber ?? 'the last one'} is ${is}.`]
    }),
  ].join(' ')
}

/** Whether a policy includes a line that has no policy of its own: the auto part of a package. */
function includes({ agency }: Task, { id }: { readonly id: string }, line: LineOfBusiness): boolean {
  return agency.table(businessPolicyKind).get(id)?.includes.includes(line) === true
}

/** The carrier that a message addresses, if the account has no policy with it. */
function carrierWithout(
  agency: Task['agency'],
  text: string,
  policies: FoundAccount['policies'],
): string | null {
  const name = carrierAddressed(agency, text)?.carrier?.name
  return name && policies.every(({ carrier }) => carrier !== name) ? name : null
}

function question(topic: string, text: string): Reply {
  return { text, question: { topic } }
}

/** The policy in question: by the document, its number, its line, or because it is the only one. */
function policyOf(
  task: Task,
  account: FoundAccount,
  {
    facts,
    letters,
    isAboutEnded,
  }: { facts: PolicyFacts | null; letters: readonly string[]; isAboutEnded: boolean },
): FoundAccount['policies'][number] | 'UNCLEAR' | null {
  const { policies } = account
  const texts = textsAboutPolicy(task).join('\n').replaceAll(account.name, '')
  const { lines: meant, unknown, carrier: without } = policyNamedIn(task, account)
  const stated = numberedIn(texts, policies) ?? numberedIn(letters.join('\n'), policies)
  // The policy of a client's request was chosen by staff; what the client calls it decides nothing.
  const opened = policies.find(
    ({ id, type }) =>
      id === task.workspace.businessPolicyId &&
      (task.clientWroteOn !== undefined || meant.length === 0 || meant.includes(type)),
  )
  if (task.clientWroteOn !== undefined && opened) return opened
  const isAttached = task.files.some(({ type }) => type && policyInput.types.includes(type))
  const documented =
    isAttached &&
    policies.find(({ policyNumber }) => sameNumber(policyNumber, facts?.scalars.policyNumber.fact?.value))
  if (stated ?? opened ?? documented) return stated ?? opened ?? (documented || null)
  // A loss notice or another form is no policy of its own.
  if (isAttached && facts?.scalars.policyNumber.fact) return null
  if (unknown !== null || without !== null) return 'UNCLEAR'
  const candidates = openPolicies(account)
  const spoken = namedLines(texts)
  const lines = spoken.length > 0 ? spoken : meant
  const own = candidates.filter(({ type }) => lines.includes(type))
  const named =
    own.length > 0 ? own : candidates.filter((policy) => lines.some((line) => includes(task, policy, line)))
  if (named.length === 1) return named[0] ?? null
  if (named.length === 0 && meant.length > 0) {
    const ended = policies.filter(({ type }) => meant.includes(type))
    return isAboutEnded && ended.length === 1 ? (ended[0] ?? null) : 'UNCLEAR'
  }
  const carrier = carrierIn(task.agency, texts)?.name
  const placed = (named.length > 0 ? named : candidates).filter((policy) => policy.carrier === carrier)
  if (carrier && placed.length === 1) return placed[0] ?? null
  if (candidates.length > 1) return 'UNCLEAR'
  return candidates[0] ?? null
}

function sameNumber(a: string | null | undefined, b: string | null | undefined): boolean {
  return Boolean(a && b && policyNumberKey(a) === policyNumberKey(b))
}
