import { agencyKind, agencyUserKind, greeting } from '../../../identity/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
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
  const { journal, request, agency, today } = task
  const parts = await assignInputs(inputs, task)
  if (parts.missing.length > 0) return askFor(parts.missing)
  const offers: Offer[] = []
  for (const file of parts.of('[Quote or Policy]').slice(0, mostOffers).toReversed()) {
    const read = await journal.call(listCoverages, { fileId: file.id, name: file.name })
    offers.push({ ...read, fileId: file.id, label: read.carrier ?? file.name.replace(/\.\w+$/, '') })
  }
  if (offers.every(({ statements }) => statements.every(({ item }) => item === null))) {
    return {
      text: `I found no limits or premium in ${offers.map(({ name }) => name).join(', ')}. Are these the quotes?`,
    }
  }
  const choice = recommended(offers, request)
  const insured = offers.find((offer) => offer.insured)?.insured ?? 'your business'
  const person = addresseeIn(request)
  const citations = new Citations()
  for (const { fileId, name, statements } of offers)
    for (const statement of statements.filter(({ item }) => item?.materiality === 'high').slice(0, 8))
      citations.mark({ id: fileId, name }, statement)
  const agencyName = agency.table(agencyKind).get(agency.id)?.name ?? ''
  const author = agency.table(agencyUserKind).get(task.workspace.agencyUserId ?? '')?.name ?? agencyName
  await journal.call(generateDocument, {
    title: `Insurance proposal for ${insured}`,
    blocks: proposalBlocks(offers, choice, { insured, person, agencyName, author, today }),
    citations: citations.list.slice(0, 60),
  })
  const body = [
    greeting(person),
    `Attached is our insurance proposal for ${insured}. ${offers.length > 1 ? `It compares ${offers.length} options. We recommend ${choice.offer.label}: ${choice.reason}` : `It is based on the quote of ${choice.offer.label}.`}`,
    'It also says plainly what is not covered. Please read that part, and call me with any question.',
    'To go ahead, sign the last page and send it back. Nothing is bound until the carrier confirms it.',
    `Best regards,\n${author}\n${agencyName}`,
  ].join('\n\n')
  const to = emailsIn(request).map((email) => ({ name: person, email }))
  await journal.call(draftEmail, { subject: `Insurance proposal for ${insured}`, to, body })
  const advice = offers.length > 1 ? ` I recommend **${choice.offer.label}**: ${choice.reason}` : ''
  return {
    text: `The proposal for ${insured} is ready, with the email that goes with it.${advice} Choose a style above the preview, and check the figures against the quotes before it goes out.`,
    citations: citations.list,
  }
}
