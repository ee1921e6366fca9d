import {
  accountKind,
  type AccountRow,
  businessPolicyKind,
  nameKey,
  standingOf,
} from '../../knowledge/index.ts'
import { findAddresses } from '../../assistant/index.ts'
import { presentFile } from '../../files/index.ts'
import { folded } from '../../platform/index.ts'
import type { Reply, Task } from '../runs/task.ts'
import { findAccount } from '../tools/findAccount.ts'
import { readFacts } from '../tools/readFacts.ts'
import { namedAddressIn } from '../planner/messageParts.ts'
import { pickedRow } from '../planner/pickedRow.ts'
import { namedLines } from './letters/namedLines.ts'
import { carrierIn, withoutCarriers } from './lookUpRecords/carrierIn.ts'
import { accountsOfContact, hasCaller, namedExactly, namedInShort } from './namedAccounts.ts'

/** The account a task is about. */
export interface SoughtAccount {
  /** Null if there is none, or if several match: Cara never guesses the insured. */
  readonly account: AccountRow | null
  /** The matching accounts if the message is ambiguous. */
  readonly choices: readonly AccountRow[]
  /** The name in the message that no account has, with the names closest to it. */
  readonly unknown?: { readonly name: string; readonly closest: readonly string[] } | null
}

/** Finds the account a task is about: the workspace's, one named in the message, or the insured of a document. */
export async function accountOf(task: Task, documentId: string | null = null): Promise<SoughtAccount> {
  const found = await findSought(task, documentId)
  if (found.choices.length < 2) return found
  const represented = userTexts(task).flatMap((text) => accountsOfContact(task, text).map(({ id }) => id))
  const whole = found.choices.filter(({ id }) => represented.includes(id))
  const known =
    whole.length > 0 ? whole : found.choices.filter((account) => hasCaller(task, account, userTexts(task)))
  return sought(withNamedLines(known.length > 0 ? known : found.choices, task))
}

/** Documents that name the insured. */
const ofInsured: ReadonlySet<string> = new Set(['BINDER', 'DECLARATIONS', 'LOSS_RUN', 'POLICY', 'QUOTE'])
const mostDocuments = 3

/** The account a task is about, or else the one insured by the workspace's documents. */
export async function accountOfWork(task: Task): Promise<SoughtAccount> {
  const found = await accountOf(task)
  if (found.account || found.choices.length > 0) return found
  const documents = task.files.filter(({ type }) => type !== null && ofInsured.has(type))
  for (const { id } of documents.slice(0, mostDocuments)) {
    const onFile = accountOfFile(task, id)
    if (onFile) return sought([onFile])
    const insured = await accountOf(task, id)
    if (insured.account) return insured
  }
  return found
}

/** The account whose policy a document is on file for, whatever name it prints. */
function accountOfFile({ agency }: Task, fileId: string): AccountRow | null {
  const policy = agency.table(businessPolicyKind).get(presentFile(agency, fileId)?.attachedTo ?? '')
  return agency.table(accountKind).get(policy?.accountId ?? '') ?? null
}

/** "Cancel the auto policy of Old Port Commons": of the accounts by that name, those that have one in force. */
function withNamedLines(choices: readonly AccountRow[], task: Task): readonly AccountRow[] {
  const lines =
    userTexts(task)
      .map(namedLines)
      .find((named) => named.length > 0) ?? []
  const insured = choices.filter(({ id }) => {
    const policies = task.agency.table(businessPolicyKind).related('account', id)
    return policies.some((row) => lines.includes(row.type) && standingOf(row, task.today) === 'INFORCE')
  })
  return insured.length > 0 ? insured : choices
}

async function findSought(task: Task, documentId: string | null): Promise<SoughtAccount> {
  const { agency, workspace, journal, request, answered, history } = task
  const accounts = agency.table(accountKind)
  if (workspace.accountId) return sought([accounts.get(workspace.accountId) ?? []].flat())
  const newer: string[] = []
  const turns = [...history, { by: 'USER', text: request }]
  for (const [at, { by, text }] of [...turns.entries()].toReversed()) {
    if (by === 'USER') {
      const listed = listedAccount(task, { said: text, before: turns.slice(0, at) })
      if (listed) return sought([listed])
      const named = namedExactly(task, text)
      if (named.length > 0) return sought(placed(named, task))
      newer.push(namingText(task, text))
      continue
    }
    // "Who do I contact there?" is about the account that the answer before it links to.
    const linked = linkedAccount(task, text)
    if (!linked) continue
    if (newer.every((message) => namedInShort(task, message).length === 0)) return sought([linked])
  }
  const insured =
    documentId === null
      ? null
      : (await journal.call(readFacts, { fileId: documentId })).facts.scalars.insuredName.fact?.value
  let choices: AccountRow[] = []
  let unknown: SoughtAccount['unknown'] = null
  for (const text of [...namesIn(task), ...(insured ? [insured] : [])]) {
    const found = await journal.call(findAccount, { text: text.slice(0, 200) })
    // "To Granite State" names a carrier in short.
    if (found.length === 0 && carrierIn(agency, `from ${text}`)) continue
    unknown ??= { name: text, closest: found.map(({ name }) => name) }
    // "A certificate for Moreau Bakery LLC to Harbor Point Owners, 2 Wharf Street …": the holder is not the client.
    if (unknown.name !== text && isAddressed(task, text)) continue
    const fitting = found.flatMap(({ id, name }) => (isNamed(name, text) ? (accounts.get(id) ?? []) : []))
    if (fitting.length === 1) return sought(fitting)
    if (choices.length === 0) choices = placed(fitting, task)
  }
  if (choices.length > 0) return sought(choices)
  for (const message of userTexts(task)) {
    const text = namingText(task, message.replaceAll(namedAddressIn(message)?.name || ' ', ' '))
    const named = namedInShort(task, text)
    if (named.length > 0) return sought(placed(named, task))
    const represented = accountsOfContact(task, text)
    if (represented.length > 0) return sought(represented)
  }
  const answer = request.trim()
  if (answered?.topic !== 'account' || answer.length < 2) return { ...sought([]), unknown }
  const found = await journal.call(findAccount, { text: answer.slice(0, 200) })
  return sought(found.flatMap(({ id }) => accounts.get(id) ?? []))
}

const choicesIntro = 'These accounts could be meant:'

/** Asks which client is meant, listing the matching names and locations. */
export function askForAccount(text: string, { choices, unknown }: SoughtAccount): Reply {
  const question = { topic: 'account' }
  if (choices.length === 0 && unknown) {
    const closest = unknown.closest.slice(0, 3).map((name) => `- ${name}`)
    const near = closest.length > 0 ? ['The closest names:', '', ...closest, ''] : []
    return { text: [`No account is named “${unknown.name}”.`, '', ...near, text].join('\n'), question }
  }
  if (choices.length === 0) return { text, question }
  const list = choices
    .slice(0, 6)
    .map((account, at) => `${at + 1}. ${account.detail.name}${placeOf(account)}`)
  return { text: [choicesIntro, '', ...list, '', text].join('\n'), question }
}

function sought(fitting: readonly AccountRow[]): SoughtAccount {
  return { account: fitting.length === 1 ? (fitting[0] ?? null) : null, choices: fitting }
}

function placeOf({ detail: { mailingAddress } }: AccountRow): string {
  const place = [mailingAddress?.line1, mailingAddress?.city, mailingAddress?.zone].filter(Boolean).join(', ')
  return place === '' ? '' : ` (${place})`
}

/** The account of "the second one" in the list or table that Cara showed last; null if the text picks none. */
function listedAccount(
  { agency }: Task,
  { said, before }: { said: string; before: readonly { readonly by: string; readonly text: string }[] },
): AccountRow | null {
  const shown = before.findLast(({ by }) => by === 'CARA')?.text ?? ''
  const row = pickedRow(said, shown)
  if (row === null) return null
  const accounts = agency.table(accountKind)
  const [, kind, id = ''] = /\(\/app\/(accounts|policies)\/([^/)]+)\//.exec(row) ?? []
  const policy = kind === 'policies' && agency.table(businessPolicyKind).get(decodeURIComponent(id))
  if (kind) return accounts.get(policy ? policy.accountId : decodeURIComponent(id)) ?? null
  const name = row.replace(/ \([^()]*\)$/, '')
  return accounts.related('name', nameKey(name)).find((account) => row.endsWith(placeOf(account))) ?? null
}

/** The only account that one of Cara's messages links to; null if there are none or several. */
function linkedAccount({ agency }: Task, text: string): AccountRow | null {
  const ids = new Set([...text.matchAll(/\(\/app\/accounts\/([^/)]+)\//g)].flatMap(([, id]) => id ?? []))
  const [id] = ids
  return id && ids.size === 1 ? (agency.table(accountKind).get(decodeURIComponent(id)) ?? null) : null
}

/** The accounts whose street or city an answer mentions; all of them if it mentions none. */
function placed(fitting: readonly AccountRow[], { request, answered, history }: Task): AccountRow[] {
  if (fitting.length < 2) return [...fitting]
  const earlier = history.flatMap(({ by, text }, at) =>
    by === 'USER' && history[at - 1]?.text.includes(choicesIntro) ? [text] : [],
  )
  const answers = [...(answered?.topic === 'account' ? [request] : []), ...earlier.toReversed()]
  for (const answer of answers.map((text) => folded(text))) {
    const inPlace = fitting.filter(({ detail: { mailingAddress } }) =>
      [mailingAddress?.line1, mailingAddress?.city].some((part) => part && answer.includes(folded(part))),
    )
    if (inPlace.length > 0) return inPlace
  }
  return [...fitting]
}

/** The user's messages, newest first. */
function userTexts({ request, history }: Task): string[] {
  const earlier = history.flatMap(({ by, text }) => (by === 'USER' ? [text] : []))
  return [request, ...earlier.toReversed()]
}

/** A message without what names no client although its words may: carriers, and streets with their towns. */
function namingText({ agency }: Task, text: string): string {
  const plain = findAddresses(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}·${rest.slice(end)}`,
    text,
  )
  return withoutCarriers(agency, plain)
}

/** Whether a message names a party with its address. */
function isAddressed(task: Task, name: string): boolean {
  return userTexts(task).some((text) => nameKey(namedAddressIn(text)?.name ?? '') === nameKey(name))
}

/** Possible names: runs of capitalized words in the message and earlier messages. */
function namesIn(task: Task): string[] {
  const runs = userTexts(task).flatMap(
    (text) =>
      namingText(task, text)
        .replaceAll(otherParty, ' ')
        .match(
          /\b[A-Z][\w&'’.-]*(?:\s+(?:[A-Z&][\w&'’.-]*|of|and|the))*(?:\s+(?:LLC|Inc\.?|LLP|LP|PC|Co\.?))?/g,
        ) ?? [],
  )
  return [
    ...new Set(
      runs.map((run) =>
        run
          .replace(/\s+(of|and|the)$/, '')
          .replace(imperative, '')
          .replace(/['’]s?$/, ''),
      ),
    ),
  ]
    .filter((run) => run.length > 3 && run.includes(' ') && !ofOthers.test(run))
    .slice(0, 6)
}

/** "Loss payee Elevations Credit Union" names the lender, not the client. */
const otherParty =
  /\b(?:loss payees?|lien ?holders?|mortgagees?|lenders?|lessors?|additional insureds?|certificate holders?)(?: (?:is|to|as|on it))?[:,]? (?:the )?(?:[A-Z&][\w&'’.-]*(?:\s+|$)(?:(?:of|and|the)\s+)?)+/g
/** A vehicle or a company that insures is no client. */
const ofOthers =
  /\bVIN\b|^[A-Z]{1,2}-?\d{2,4}\b|\b(?:Mutual|Casualty|Indemnity|Assurance|Insurance (?:Company|Co))\b\.?$/

/** What a message starts with is capitalized without being part of a name. */
const imperative =
  /^(?:Add|An?|Are|Ask|Can|Cancel|Check|Compare|Could|Create|Do|Does|Draft|Email|Find|For|Get|Give|Has|How|Is|Issue|List|Make|Order|Our|Please|Prepare|Remind|Remove|Renew|Request|Review|Send|Show|Summarize|Tell|The|What|When|Which|Who|Write)\s+/

function isNamed(name: string, text: string): boolean {
  const key = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9 ]/g, ' ')
      .replaceAll(/\b(llc|inc|llp|lp|pc|co|the)\b/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const [own, message] = [key(name), key(text)]
  return own === message || message.includes(own) || (message.length > 5 && own.startsWith(message))
}
