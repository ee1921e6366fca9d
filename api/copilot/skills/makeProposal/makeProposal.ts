import { agencyKind, agencyUserKind, greeting } from '../../../identity/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import { planStageKind } from '../../runs/planStage.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
import { reviseDraft } from '../../tools/reviseDraft.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { Citations } from '../citations.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import type { Offer } from './offer.ts'
import { proposalBlocks } from './proposalBlocks.ts'
import { recommended } from './recommended.ts'
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
const mostOffers = 4

async function run(task: Task): Promise<Reply> {
  const { journal, request } = task
  const parts = await assignInputs(inputs, task)
  if (parts.missing.length > 0) return askFor(parts.missing)
  const offers = await offersIn(task, parts.of('[Quote or Policy]'))
  if (offers.every(({ statements }) => statements.every(({ item }) => item === null))) {
    return {
      text: `I found no limits or premium in ${offers.map(({ name }) => name).join(', ')}. Are these the quotes?`,
    }
  }
  const { title, blocks, body, choice, insured, person } = proposalOf(task, offers)
  const citations = new Citations()
  for (const { fileId, name, statements } of offers)
    for (const statement of statements.filter(({ item }) => item?.materiality === 'high').slice(0, 8))
      citations.mark({ id: fileId, name }, statement)
  await journal.call(generateDocument, { title, blocks, citations: citations.list.slice(0, 60) })
  const to = emailsIn(request).map((email) => ({ name: person, email }))
  await journal.call(draftEmail, { subject: title, to, body })
  const advice = offers.length > 1 ? ` I recommend **${choice.offer.label}**: ${choice.reason}` : ''
  return {
    text: `The proposal for ${insured} is ready, with the email that goes with it.${advice} Choose a style above the preview, and check the figures against the quotes before it goes out.`,
    citations: citations.list,
  }
}

/** Removes an option from the proposal made before: "drop option B". Null if the request is about something else. */
export async function withoutOption(task: Task): Promise<Reply | null> {
  const { agency, journal, artifacts, request, answered, history } = task
  const stages = agency.table(planStageKind)
  const made = artifacts.filter(
    ({ stageId }) => stageId !== null && stages.get(stageId)?.skill === makeProposal.name,
  )
  const document = made.findLast(({ type }) => type === 'HTML_DOCUMENT')
  const isAnswer = answered?.topic === 'option'
  if (!document || !(isAnswer || asksToDrop.test(request))) return null
  const parts = await assignInputs(inputs, task)
  let offers = await offersIn(task, parts.of('[Quote or Policy]'))
  // Options that were dropped before are no longer counted.
  for (const { by, text } of history)
    if (by === 'USER' && asksToDrop.test(text) && offers.length > 1)
      offers = offers.filter((offer) => offer !== optionIn(offers, text))
  if (offers.length < 2) return { text: 'The proposal has only one option, so I left it as it is.' }
  const dropped = optionIn(offers, isAnswer ? `option ${request}` : request)
  if (!dropped) {
    const labels = offers.map(({ label }) => label)
    return {
      text: `The proposal compares ${labels.join(' and ')}. Which one should I leave out?`,
      question: { topic: 'option' },
    }
  }
  const rest = offers.filter((offer) => offer !== dropped)
  const { title, blocks, body, choice } = proposalOf(task, rest)
  const note = `Removed ${dropped.label}`.slice(0, 190)
  await journal.call(reviseDraft, { artifactId: document.id, title, blocks, note })
  const email = made.findLast(({ type }) => type === 'EMAIL')
  if (email) await journal.call(reviseDraft, { artifactId: email.id, body, note })
  const advice = rest.length > 1 ? ` I recommend **${choice.offer.label}**: ${choice.reason}` : ''
  return {
    text: `I removed ${dropped.label} from the proposal and its email.${advice} The earlier versions are kept.`,
  }
}

const asksToDrop =
  /\b(?:remove|delete|drop|leave out|take out|cut|exclude|without)\b.{0,60}\b(?:option|quote|carrier|one)\b/i

/** The option that a text names: by its letter, its number or its carrier. */
function optionIn(offers: readonly Offer[], text: string): Offer | undefined {
  const [, said = ''] =
    /\b(?:option|quote)\s+(?:number\s+|no\.?\s*|#)?([a-d]|[1-4]|one|two|three|four)\b/i.exec(text) ?? []
  const place =
    said === ''
      ? ordinals.findIndex((ordinal) => new RegExp(`\\b${ordinal}\\b`, 'i').test(text))
      : Math.max(
          'abcd'.indexOf(said.toLowerCase()),
          '1234'.indexOf(said),
          numbers.indexOf(said.toLowerCase()),
        )
  if (place >= 0) return offers[place]
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const named = offers.filter(({ label }) => words.includes(label.toLowerCase().split(/\W+/)[0] ?? ''))
  return named.length === 1 ? named[0] : undefined
}

const numbers = ['one', 'two', 'three', 'four']
const ordinals = ['first', 'second', 'third', 'fourth']

/** The quotes in the order of the proposal. */
async function offersIn({ journal }: Task, files: readonly TaskFile[]): Promise<Offer[]> {
  const offers: Offer[] = []
  for (const file of files.slice(0, mostOffers).toReversed()) {
    const read = await journal.call(listCoverages, { fileId: file.id, name: file.name })
    offers.push({ ...read, fileId: file.id, label: read.carrier ?? file.name.replace(/\.\w+$/, '') })
  }
  return offers
}

/** The proposal and its email for these offers. */
function proposalOf({ agency, workspace, request, history, today }: Task, offers: readonly Offer[]) {
  const choice = recommended(offers, request)
  const insured = offers.find((offer) => offer.insured)?.insured ?? 'your business'
  const said = [request, ...history.flatMap(({ by, text }) => (by === 'USER' ? [text] : []))]
  const person = said.map((text) => addresseeIn(text)).find((name) => name !== null) ?? null
  const agencyName = agency.table(agencyKind).get(agency.id)?.name ?? ''
  const author = agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')?.name ?? agencyName
  const body = [
    greeting(person),
    `Attached is our insurance proposal for ${insured}. ${offers.length > 1 ? `It compares ${offers.length} options. We recommend ${choice.offer.label}: ${choice.reason}` : `It is based on the quote of ${choice.offer.label}.`}`,
    'It also says plainly what is not covered. Please read that part, and call me with any question.',
    'To go ahead, sign the last page and send it back. Nothing is bound until the carrier confirms it.',
    `Best regards,\n${author}\n${agencyName}`,
  ].join('\n\n')
  return {
    title: `Insurance proposal for ${insured}`,
    blocks: proposalBlocks(offers, choice, { insured, person, agencyName, author, today }),
    body,
    choice,
    insured,
    person,
  }
}
