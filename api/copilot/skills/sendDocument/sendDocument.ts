import { documentType } from '../../../assistant/index.ts'
import { attachedLine, isAddressOfAccount } from '../../../communication/index.ts'
import {
  type AccountRow,
  businessPolicyKind,
  contactKind,
  isCurrent,
  type LineOfBusiness,
  lineOfBusinessLabels,
} from '../../../knowledge/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { attachmentNote } from '../../tools/namedAttachments.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { draftNote } from '../answerClient/plainEmail.ts'
import { recipientOf } from '../answerClient/recipientOf.ts'
import { requestOf } from '../letters/conversation.ts'
import { namedLines } from '../letters/namedLines.ts'
import { linkTo } from '../lookUpRecords/recordTable.ts'
import { requestedDocuments } from '../prepareRequest/requestedDocuments.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

/** Emails a document that is on file for a client's policies. */
export const sendDocument: Skill = defineSkill({
  name: 'send-document',
  title: 'Send a document on file',
  workName: 'Document to send',
  description: "Finds a document among those of the client's policies, and drafts the email that brings it.",
  preset: null,
  phrasings,
  inputs: [],
  makes: 'An email with the document attached',
  run,
})

const sends =
  /^\s*(?:(?:please|pls|now|ok|can you|could you|would you)[\s,]+)*(?:(?:re)?send|e-?mail|forward|mail|shoot)\b/i
const papers =
  /\b(?:dec(?:laration)?s?(?:[- ]?(?:page|sheet))?s?|polic(?:y|ies)|loss runs?|(?:auto )?id cards?|binders?|endorsements?|invoices?)\b(?! (?:change|request|number|review|check|summary|comparison|renewal|period))/i
/** Work that another skill does, or an email with words of its own. */
const isOther =
  /\b(?:ask\w*|request\w*|that|saying|say|tell\w*|about|letters?|remind\w*|notes?|certificates?|certs?|cois?|proposals?|quotes?|summar\w+|reviews?|reports?|carriers?|underwriters?|company|cancel\w*|releases?|lprs?|renew\w*|non-?renew\w*|expir\w+|premiums?|payments?|overdue|past due|explain\w*|whether|need\w*|attached|an e-?mail)\b/i

/** Whether a message wants a document sent that is on file: "send Marta her dec page". */
export function asksToSendDocument(request: string): boolean {
  return request.length <= longest && sends.test(request) && papers.test(request) && !isOther.test(request)
}

/** A longer message dictates an email, in characters. */
const longest = 160

async function run(task: Task): Promise<Reply> {
  const { agency, today, workspace } = task
  const request = requestOf(task)
  const about = await accountOf(task)
  const { account } = about
  if (!account) return askForAccount('Whose document is it?', about)
  const type = documentType(request, request) ?? 'policy copy'
  const lines = namedLines(request)
  const policies = agency
    .table(businessPolicyKind)
    .related('account', account.id)
    .filter((policy) => isCurrent(policy, today) && (lines.length === 0 || lines.includes(policy.type)))
  const which = wordsOf(lines)
  if (lines.length > 0 && policies.length === 0)
    return { text: `${linkTo(account)} has no ${which} policy in force, so I drafted nothing.` }
  const documents = []
  for (const { id } of policies)
    documents.push(
      await requestedDocuments(
        { ...task, workspace: { ...workspace, accountId: account.id, businessPolicyId: id } },
        type,
      ),
    )
  const files = documents.flatMap((found) => found.files)
  const names = [...new Set(documents.flatMap(({ named }) => named))]
  if (files.length === 0)
    return {
      text: `No ${type} of ${linkTo(account)}${which === '' ? '' : ` (${which})`} is on file, so I drafted nothing. Upload it to the policy, or ask the carrier for it.`,
    }
  return await draft(task, { account, request, which, names, fileIds: files.map(({ id }) => id) })
}

interface Found {
  readonly account: AccountRow
  readonly request: string
  /** The lines of business in words; empty if none is named. */
  readonly which: string
  readonly names: readonly string[]
  readonly fileIds: readonly string[]
}

async function draft(task: Task, { account, request, which, names, fileIds }: Found): Promise<Reply> {
  const { agency } = task
  const typed = emailsIn(request)
  const named = addresseeOf(task, account, request)
  const { name, email } = recipientOf(agency, typed.length > 0 && !named ? null : named, account)
  const addresses = typed.length > 0 ? typed : email ? [email] : []
  const isClient = addresses.every((address) => isAddressOfAccount(agency, account.id, address))
  const client = account.detail.name
  const policy = [isClient ? 'your' : 'the', which, fileIds.length > 1 ? 'policies' : 'policy']
  const of = ` of ${policy.filter(Boolean).join(' ')}${isClient ? '' : ` of ${client.replace(/\.$/, '')}`}`
  const titled = [which, names.map((each) => each.replace('policy copy', 'policy')).join(' and ')]
  const subject = `${isClient ? 'Your' : `${client}:`} ${titled.filter(Boolean).join(' ')}`
  const greeted = isClient || named ? name : null
  const drafted = await draftNote(task, {
    subject,
    sentences: [
      attachedLine(
        names.map((each) => each.replace('policy copy', 'copy')),
        { of },
      ),
    ],
    attachmentIds: fileIds,
    to: addresses.map((address) => ({ name: greeted, email: address })),
    name: greeted,
    account: isClient ? client : null,
  })
  const to = greeted ?? (isClient ? client : addresses.join(', '))
  return {
    text: [
      `I drafted "${subject}" to ${to}.${attachmentNote({ attached: drafted.attached ?? [] })}`,
      ...(addresses.length === 0 ? ['Add the email address before you send it.'] : []),
    ].join(' '),
  }
}

/** Whom the message names: a contact by the first name in any case, or somebody else. */
function addresseeOf({ agency }: Task, { contactIds, detail }: AccountRow, request: string): string | null {
  const words: readonly string[] =
    request
      .replaceAll(detail.name, '')
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu) ?? []
  const contact = contactIds
    .flatMap((id) => agency.table(contactKind).get(id) ?? [])
    .find(({ name }) => words.includes(name.split(' ')[0]?.toLowerCase() ?? ''))
  return contact?.name ?? addresseeIn(request.replaceAll(detail.name, ''))
}

function wordsOf(lines: readonly LineOfBusiness[]): string {
  return lines.map((line) => lineOfBusinessLabels[line]).join(' and ')
}
