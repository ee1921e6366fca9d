import type { Block } from '../../../documents/index.ts'
import { greeting } from '../../../identity/index.ts'
import { accountKind, contactKind } from '../../../knowledge/index.ts'
import { type ArtifactRow, latestContent } from '../../artifacts/artifact.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { reviseDraft } from '../../tools/reviseDraft.ts'
import { accountOfWork } from '../accountOf.ts'
import { outsideRecipientIn } from '../answerClient/outsideRecipient.ts'
import { calledAs, isCalled } from '../answerClient/recipientOf.ts'
import { type DocumentChange, isSame } from './documentChange.ts'

/** Saves a change as the next version of a draft. */
export async function revise(
  { journal }: Task,
  { id }: ArtifactRow,
  { blocks, ...change }: { note: string; blocks?: readonly Block[]; subject?: string; body?: string },
): Promise<void> {
  await journal.call(reviseDraft, { artifactId: id, ...change, ...(blocks && { blocks: [...blocks] }) })
}

const asksForCopy = /^\s*(?:(?:please|now|also|and)[\s,]+)*(?:b?cc|copy(?: in)?)\b/i

/** "Cc lena@cascoroofing.com": one more recipient of the email. */
async function copiedTo(
  { agency, journal, request }: Task,
  drafts: readonly ArtifactRow[],
): Promise<Reply | null> {
  if (!asksForCopy.test(request)) return null
  const typed = emailsIn(request)
  const draft = drafts.findLast(({ type }) => type === 'EMAIL')
  const content = draft && (await latestContent(agency, draft))
  if (!draft || content?.type !== 'EMAIL') return null
  if (typed.length === 0) return { text: 'Whom should I copy? Type the email address.' }
  const to = [
    ...content.to,
    ...typed
      .filter((email) => !content.to.some((each) => each.email === email))
      .map((email) => ({ name: null, email })),
  ]
  const note = `Added ${typed.join(' and ')}`
  await journal.call(reviseDraft, { artifactId: draft.id, note, to: to.map((each) => ({ ...each })) })
  return { text: `${note} to the recipients: they all see one another. The earlier version is kept.` }
}

/** To be sent, a document needs an email. */
const sends = /\b(?:send|e-?mail|forward)\b/i

/** Makes the drafts out to somebody else, at the address on record. An address that belongs to another person is not kept. */
export async function readdressed(task: Task, drafts: readonly ArtifactRow[]): Promise<Reply | null> {
  const { agency, journal, request } = task
  const copied = await copiedTo(task, drafts)
  if (copied) return copied
  const [typed] = emailsIn(request)
  const outside = outsideRecipientIn(agency, request)
  const name = outside?.person ?? addresseeIn(request)
  const isAboutWords = /\b(?:add|append|include|mention|remove|change|replace|say)\b/i.test(request)
  if (!typed && (!name || isAboutWords)) return null
  const { account } = await accountOfWork(task)
  const contacts = (account ? agency.table(accountKind).get(account.id) : undefined)?.contactIds ?? []
  const known = contacts
    .flatMap((id) => agency.table(contactKind).get(id) ?? [])
    .find((contact) => name !== null && isCalled(contact.name, name))
  const addressee = known ? calledAs(known.name, name) : name
  const note = `Addressed it to ${addressee ?? typed}`
  let isWithoutAddress = false
  let isChanged = false
  for (const draft of drafts) {
    const content = await latestContent(agency, draft)
    if (content?.type === 'EMAIL') {
      const kept = content.to.filter((to) => name === null || (to.name !== null && isCalled(to.name, name)))
      const email = typed ?? known?.email
      const to = email ? [{ name: addressee, email }] : kept
      isWithoutAddress = to.length === 0
      isChanged = true
      const [first = '', ...rest] = content.body.split(/\n{2,}/)
      const others = /^(?:hello|hi|dear|to whom)\b/i.test(first) ? rest : [first, ...rest]
      const body = [greeting(addressee ?? content.to[0]?.name ?? null), ...others].join('\n\n')
      await journal.call(reviseDraft, {
        artifactId: draft.id,
        note,
        to: to.map((each) => ({ ...each })),
        body,
      })
    } else if (content?.type === 'HTML_DOCUMENT' && name !== null) {
      const reader = [addressee ?? name, outside?.company].filter(Boolean).join(', ')
      const change = addressedTo(content.document.blocks, reader, { isSent: sends.test(request) })
      if (change) await revise(task, draft, change)
      isChanged ||= change !== null
    }
  }
  if (!isChanged)
    return {
      text: `"${drafts.at(-1)?.title}" is not addressed to anybody, so I left it as it is. I can write an email to ${name ?? typed} that goes with it.`,
    }
  const missing = isWithoutAddress ? ` I have no email address for ${name}: add it before you send it.` : ''
  return { text: `${note}.${missing} The earlier version is kept.` }
}

/** The document made out to somebody else. One that names nobody says below its title whom it is for, unless it is to be sent. */
function addressedTo(
  blocks: readonly Block[],
  name: string,
  { isSent }: { isSent: boolean },
): DocumentChange | null {
  const note = `Addressed it to ${name}`
  const entries = [{ label: preparedFor, value: name }]
  const changed = blocks.map((block): Block => {
    if (block.type === 'cover') {
      const rest = block.facts.filter(({ label }) => label !== preparedFor)
      return { ...block, facts: [...entries, ...rest] }
    }
    if (block.type === 'fields' && block.entries[0]?.label === preparedFor) return { ...block, entries }
    if (block.type !== 'signatures') return block
    return {
      ...block,
      parties: block.parties.map((party) =>
        /^For the insured$/.test(party.role) ? { ...party, name } : party,
      ),
    }
  })
  if (!isSame(changed, blocks)) return { note, blocks: changed }
  const at = blocks.findIndex(({ type }) => type === 'heading') + 1
  return isSent
    ? null
    : { note, blocks: blocks.toSpliced(at, 0, { type: 'fields', layout: 'aligned', entries }) }
}

const preparedFor = 'Prepared for'
