import { businessPolicyKind, carrierKind, policyTitle, standingOf } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import { emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { attachmentNote } from '../../tools/namedAttachments.ts'
import { accountOfWork } from '../accountOf.ts'
import { userTexts } from '../letters/conversation.ts'
import { discussedLines } from '../letters/namedLines.ts'
import { carrierIn } from '../lookUpRecords/carrierIn.ts'
import { carrierAddress, carrierAddressed } from './carrierAddressed.ts'
import { aboutResult } from './emailOfResult.ts'
import { dictatedIn, draftNote, subjectOf } from './plainEmail.ts'
import { spoken } from './spoken.ts'

/** Drafts an email to a carrier that says or asks what the user dictates; null if it is for nobody at a carrier. */
export async function carrierEmail(task: Task): Promise<Reply | null> {
  const { agency, answered, request } = task
  const asked = answered ? (userTexts(task).at(-1) ?? request) : request
  const to = carrierAddressed(agency, asked)
  if (!to) return null
  const isText = answered?.topic === 'message'
  const dictated = isText
    ? { kind: 'SAY' as const, text: request, at: to.request.length }
    : (dictatedIn(to.request) ??
      dictatedIn(`Email and ${to.request.replace(/^\s*\w/, (letter) => letter.toLowerCase())}`))
  if (!dictated) {
    // "Email the carrier what is missing" is about a result.
    if (answered || aboutResult.test(asked)) return null
    return {
      text: `What should the email to ${to.carrier?.name ?? to.company ?? 'the carrier'} say?`,
      question: { topic: 'message' },
    }
  }
  const { account } = await accountOfWork(task)
  const policies = (account ? agency.table(businessPolicyKind).related('account', account.id) : []).filter(
    (row) => standingOf(row, task.today) === 'INFORCE',
  )
  const lines = discussedLines({ ...task, request: asked })
  const about = policies.filter(({ type }) => lines.length === 0 || lines.includes(type))
  const nameOf = (id: string | null) => agency.table(carrierKind).get(id ?? '')?.name ?? ''
  const own = [...new Set(about.map(({ carrierId }) => nameOf(carrierId)))].filter(Boolean)
  const chosen = answered?.topic === 'carrier' ? carrierIn(agency, `from ${request}`)?.name : undefined
  const carrier = to.carrier?.name ?? to.company ?? chosen ?? (own.length === 1 ? own[0] : undefined)
  if (!carrier && answered?.topic !== 'carrier' && own.length > 1)
    return {
      text: `Which carrier should I write to: ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(own)}?`,
      question: { topic: 'carrier' },
    }
  const typed = [...emailsIn(request), ...emailsIn(asked)][0]
  const onRecord = carrier ? carrierAddress(agency, carrier, account?.id ?? null) : null
  const email = typed ?? onRecord?.email
  if (email === undefined && answered?.topic !== 'email') {
    const whose = carrier ? `No address of ${carrier} is on record.` : 'No carrier’s address is on record.'
    return { text: `${whose} Which email address should I write to?`, question: { topic: 'email' } }
  }
  const name = to.person ?? (typed === undefined ? (onRecord?.name ?? null) : null)
  const sentences = spoken(dictated)
  const client = account?.detail.name ?? null
  const matter = subjectOf(to.request.slice(0, dictated.at), sentences[0] ?? '', client)
  const subject = client === null || folded(matter).includes(folded(client)) ? matter : `${matter}: ${client}`
  const placed = about.filter(({ carrierId }) => nameOf(carrierId) === carrier)
  const [policy] = placed
  const facts = [
    account && `Insured: ${account.detail.name}`,
    ...(policy && placed.length === 1 ? [`Policy: ${policyTitle(policy)}`] : []),
  ].filter(Boolean)
  const drafted = await draftNote(task, {
    subject: subject.slice(0, 300),
    sentences,
    about: facts.join('\n'),
    to: email === undefined ? [] : [{ name, email }],
    name,
    account: null,
  })
  const source =
    typed === undefined && onRecord
      ? ` I took the address ${onRecord.email} from its last email; check it.`
      : ''
  const missing = email === undefined ? ' Add the email address before you send it.' : ''
  return {
    text: `I drafted "${subject}" to ${carrier ?? name ?? 'the carrier'}.${source}${missing}${attachmentNote(drafted)}`,
  }
}
