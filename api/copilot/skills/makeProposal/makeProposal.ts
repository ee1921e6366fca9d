import { type AccountRow, isInsuredOf } from '../../../knowledge/index.ts'
import { dayInWords, folded } from '../../../platform/index.ts'
import { closingOf } from '../letters/closingOf.ts'
import { completion } from '../letters/letterSkill.ts'
import { agencyKind, agencyUserKind, greeting } from '../../../identity/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
import { withOption } from '../../tools/offerNames.ts'
import { inOrder, isForAgency, offeredOf, quotedOffers } from '../comparisons/comparedOffers.ts'
import { offerCorrections, unapplied } from '../comparisons/offerCorrections.ts'
import { withCorrections } from './withCorrections.ts'
import { accountOfWork } from '../accountOf.ts'
import { recipientOf } from '../answerClient/recipientOf.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { Citations } from '../citations.ts'
import { insuredWarning } from '../insuredWarning.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { clientNeeds } from './clientNeeds.ts'
import { expiringPolicy } from './expiringPolicy.ts'
import type { Offer } from './offer.ts'
import { proposalBlocks } from './proposalBlocks.ts'
import { addsBack, chosenOffers } from './chosenOffers.ts'
import { alignedOffers } from './alignedOffers.ts'
import { asksForNone } from './offerWishes.ts'
import { leftOutBy } from '../comparisons/leftOut.ts'
import { expiredNotice, hasExpired } from '../comparisons/expiredQuotes.ts'
import { asksWhy, lead, noLead } from './whyRecommended.ts'
import {
  areUneven,
  openChoice,
  type Recommendation,
  recommended,
  unclearIn,
  unpricedIn,
} from './recommended.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [
  { prefix: '[Quote or Policy]', types: ['QUOTE', 'BINDER', 'POLICY', 'DECLARATIONS'], isRequired: true },
]

export const makeProposal: Skill = defineSkill({
  name: 'make-proposal',
  title: 'Quote proposal',
  description: 'Turns quotes into a proposal that a client can read, compare and sign.',
  preset: 'GENERATE_QUOTE_PROPOSAL',
  phrasings,
  inputs,
  makes: 'A proposal as a document, and the email that goes with it',
  run,
})

/** How many options a proposal can compare. */
const mostOffers = 8

async function run(task: Task): Promise<Reply> {
  const { journal, request } = task
  const parts = await assignInputs(inputs, task)
  if (parts.missing.length > 0) return askFor(parts.missing)
  const files = parts.of('[Quote or Policy]')
  // A policy in force that is on record is no offer, unless it is what the user names.
  const isOffer = ({ id, type }: TaskFile) =>
    task.files.some((file) => file.id === id) || type === 'QUOTE' || type === 'BINDER'
  if (!files.some(isOffer) && !task.answered && !/\bpolic(?:y|ies)\b/i.test(request))
    return {
      text: 'I have no quote for this client. Attach the quotes, and I will write the proposal. To propose the policy on record as it is, say so.',
      question: { topic: '[Quote or Policy]' },
    }
  const compared = await quotedOffers(task, inOrder(files, task.files))
  const corrections = await offerCorrections(task, compared)
  const all = withCorrections(await offersIn(task, compared), corrections)
  if (all.every(({ statements }) => statements.every(({ item }) => item === null))) {
    return {
      text: `I found no limits or premium in ${all.map(({ name }) => name).join(', ')}. Are these the quotes?`,
    }
  }
  const texts = [...task.history.flatMap(({ by, text }) => (by === 'USER' ? [text] : [])), request].filter(
    (text) => !asksWhy.test(text),
  )
  const isLeftOut = leftOutBy(texts)
  const chosen = chosenOffers(
    all.map((offer) => ({
      ...offer,
      statements: offer.statements.filter(({ item, label }) => !isLeftOut(item?.label ?? label)),
    })),
    texts,
  )
  if (all.length > 1 && chosen.unclear !== null) {
    const isAdding = chosen.unclear === 'add'
    const choices = all.filter(
      ({ label }) => !isAdding || !chosen.offers.some((offer) => offer.label === label),
    )
    const labels = new Intl.ListFormat('en-US').format(choices.map(({ label }) => label))
    return {
      text: `${isAdding ? 'The proposal leaves out' : 'The quotes offer'} ${labels}. Which one should I ${chosen.unclear}?`,
      // The answer changes the proposal that there is.
      question: { topic: completion },
    }
  }
  const offers = chosen.offers.slice(0, mostOffers)
  const expiring = await expiringPolicy(task, { offers, texts })
  const { account } = await accountOfWork(task)
  const { title, blocks, body, advice, insured, contact } = proposalOf(task, {
    offers,
    texts,
    expiring: expiring ?? null,
    account,
  })
  const policies = files.filter(({ id }) => offers.some(({ fileId }) => fileId === id))
  const warning = await insuredWarning(task, { policies, contract: null, certificate: null })
  const citations = new Citations()
  const warned = warning
    .lines(citations)
    .map((line) => `${line}\n`)
    .join('')
  for (const { fileId, name, statements } of offers)
    for (const statement of statements.filter(({ item }) => item?.materiality === 'high').slice(0, 8))
      citations.mark({ id: fileId, name }, statement)
  const { artifactId } = await journal.call(generateDocument, {
    title,
    blocks,
    citations: citations.list.slice(0, 60),
  })
  const typed = [...new Set(texts.flatMap(emailsIn))]
  const to = (typed.length > 0 || !contact.email ? typed : [contact.email]).map((email) => ({
    name: contact.name,
    email,
  }))
  await journal.call(draftEmail, { subject: title, to, body, attachmentIds: [artifactId] })
  const recommends = offers.length > 1 && advice ? ` ${lead}${advice.offer.label}**: ${advice.reason}` : ''
  const unclear = advice ? [] : unclearIn(offers).map(({ label }) => label)
  const unpriced = advice || unclear.length > 0 ? [] : unpricedIn(offers).map(({ label }) => label)
  const open =
    unpriced.length > 0
      ? ` ${unpriced.join(' and ')} ${unpriced.length === 1 ? 'states' : 'state'} no premium, so I recommend none: ask for it, or check whether ${unpriced.length === 1 ? 'it is a quote' : 'they are quotes'}.`
      : ''
  const isUneven =
    !advice && offers.length > 1 && open === '' && unclear.length === 0 && !texts.some(asksForNone)
  const against = isUneven ? openChoice(offers) : []
  const uneven =
    against.length > 0
      ? ` ${noLead}, so I recommend none. ${against.join(' ')} Tell me which one to recommend, and why.`
      : isUneven && areUneven(offers)
        ? ' The options differ in their limits, and no option alone has the highest, so I recommend none. Tell me which one to recommend.'
        : ''
  const several =
    unclear.length > 0
      ? ` **The quote of ${unclear.join(' and ')} states several amounts for one thing, which I could not tell apart:** the proposal shows none of them, and I recommend no option. It may price several options.`
      : ''
  const named = offers.map(({ label, expires }) => ({ label: `The quote of ${label}`, expires }))
  const notice = expiredNotice(named, task.today)
  const expired = [notice, ...offers.flatMap((offer) => outdated(offer, task.today))]
    .filter(Boolean)
    .map((sentence) => ` ${sentence}`)
    .join('')
  const left = all
    .filter(({ label }) => !chosen.offers.some((offer) => offer.label === label))
    .map(({ label }) => label)
  const said =
    corrections.done.length > 0 ? ` Corrected by ${corrections.by}: ${corrections.done.join('; ')}.` : ''
  // What was added back needs no correction.
  const refused = corrections.open.filter((part) => !(chosen.isAdded && addsBack.test(part)))
  const unread = refused.length > 0 ? ` ${unapplied({ open: refused })}` : ''
  const without = chosen.offers.slice(mostOffers).map(({ label }) => label)
  const crowded =
    without.length > 0
      ? ` **A proposal has room for ${mostOffers} options: ${new Intl.ListFormat('en-US').format(without)} ${without.length === 1 ? 'is' : 'are'} not in it.** Tell me which options to leave out.`
      : ''
  const absent =
    expiring === null ? ' No policy in force is on file to compare the quotes with. Attach it.' : ''
  const omitted = left.length > 0 ? ` It leaves out ${new Intl.ListFormat('en-US').format(left)}.` : ''
  return {
    text: task.isRevision
      ? `${warned}I changed the proposal for ${insured} and its email.${said}${unread}${omitted}${crowded}${recommends}${open}${uneven}${several}${absent}${expired} The earlier versions are kept.`
      : `${warned}The proposal for ${insured} is ready, with the email that goes with it.${said}${unread}${omitted}${crowded}${recommends}${open}${uneven}${several}${absent}${expired} Choose a style above the preview, and check the figures against the quotes before it goes out.`,
    citations: citations.list,
  }
}

/** The offers of the quotes. Where a quote numbers its options otherwise than the proposal, each says its number here. */
async function offersIn(task: Task, files: readonly TaskFile[]): Promise<Offer[]> {
  const offers: Offer[] = []
  for (const [at, file] of files.entries()) {
    const read = await task.journal.call(listCoverages, { ...offeredOf(file), name: file.name })
    const unnamed = files.length > 1 ? `Option ${at + 1}` : 'The quote'
    const label = withOption(read.carrier ?? unnamed, read.optionName)
    const statements = read.statements.filter((each) => !isForAgency(each.label))
    const conditions = read.conditions.filter((each) => !isForAgency(each))
    offers.push({ ...read, statements, conditions, fileId: file.id, option: file.option, label })
  }
  const aligned = alignedOffers(offers)
  const isNumbered = aligned.some(
    ({ optionName }, at) => /^option \d/.test(optionName) && optionName !== `option ${at + 1}`,
  )
  return isNumbered
    ? aligned.map((offer, at) => ({ ...offer, label: `Option ${at + 1}: ${offer.label}` }))
    : aligned
}

/** What to recommend among the offers that can still be accepted. */
function adviceOn(
  offers: readonly Offer[],
  { texts, today }: { texts: readonly string[]; today: string },
): Recommendation | null {
  const standing = offers.filter((offer) => !hasExpired(offer, today))
  const advice = standing.length === 0 ? null : recommended(standing, texts)
  return advice && standing.length === 1 && offers.length > 1
    ? {
        ...advice,
        reason:
          advice.offer.expires === null
            ? 'every other quote has expired.'
            : 'it is the only quote that can still be accepted.',
      }
    : advice
}

/** What has to be asked of an offer whose term has begun, or that does not say how long it stands. */
function outdated({ label, effectiveDate, expires }: Offer, today: string): string[] {
  const isPast = effectiveDate !== null && effectiveDate < today
  const asks = [
    ...(isPast ? [`proposes a term from ${dayInWords(effectiveDate)}, which is past`] : []),
    ...(isPast && expires === null ? ['does not say how long it can be accepted'] : []),
  ]
  return asks.length === 0
    ? []
    : [
        `**The quote of ${label} ${asks.join(', and ')}.** Ask the carrier whether it still stands, and from when.`,
      ]
}

/** The options with the carriers that offer them, where the quotes name them. */
function optionsIn(offers: readonly Offer[]): string {
  const carriers = [...new Set(offers.flatMap(({ carrier }) => carrier ?? []))]
  const isEach = offers.every(({ carrier }) => carrier !== null)
  const from = new Intl.ListFormat('en-US').format(carriers)
  return `${offers.length} options${carriers.length === 0 ? '' : isEach ? ` from ${from}` : `, among them one from ${from}`}`
}

/** The proposal and its email for these offers. */
function proposalOf(
  { agency, workspace, today }: Task,
  {
    offers,
    texts,
    expiring,
    account,
  }: {
    offers: readonly Offer[]
    texts: readonly string[]
    expiring: Offer | null
    account: AccountRow | null
  },
) {
  const advice = adviceOn(offers, { texts, today })
  const insured = offers.find((offer) => offer.insured)?.insured ?? 'your business'
  // "A proposal for Birchwood" names the business in short.
  const isInsured = (name: string) => folded(insured).startsWith(folded(name))
  const named =
    texts.map((text) => addresseeIn(text)).findLast((name) => name !== null && !isInsured(name)) ?? null
  // A contact of the account is asked about its own insurance only.
  const own = account && isInsuredOf(agency, account, insured) ? account : null
  const contact = own ? recipientOf(agency, named, own) : { name: named, email: null }
  const person = named ?? contact.name
  const agencyName = agency.table(agencyKind).get(agency.id)?.name ?? ''
  const author = agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')?.name ?? agencyName
  const [first] = offers
  const basis = first?.carrier
    ? `It is based on the quote of ${first.carrier}.`
    : 'It is based on the quote that we received.'
  const body = [
    greeting(person),
    `Attached is our insurance proposal for ${insured}. ${offers.length > 1 ? `It compares ${optionsIn(offers)}.${advice ? ` We recommend ${advice.offer.label}: ${advice.reason}` : ''}` : basis}`,
    'It also says plainly what is not covered. Please read that part, and call me with any question.',
    'To go ahead, sign the last page and send it back. Nothing is bound until the carrier confirms it.',
    closingOf({ agency, workspace }, 'Best regards,'),
  ].join('\n\n')
  return {
    title: `Insurance proposal for ${insured}`,
    blocks: proposalBlocks(offers, advice, {
      insured,
      person,
      agencyName,
      author,
      today,
      needs: clientNeeds(texts),
      expiring,
    }),
    body,
    advice,
    insured,
    contact: { name: person, email: contact.email },
  }
}
