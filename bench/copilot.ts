import { pdfOf } from '../api/copilot/testing/pdfOf.ts'
import { builtInStyles, openDocuments, writeHtml } from '../api/documents/index.ts'
import { sampleProposal } from '../api/documents/testing/sampleProposal.ts'
import { readDocument } from '../api/reading/index.ts'
import { corpusPolicies } from '../eval/corpus/corpusPolicies.ts'
import { writePolicy } from '../eval/corpus/writePolicy.ts'
import { type Figure, percentile } from './figure.ts'
import { p95 } from './p95.ts'
import { openProduct, type Product } from './product/openProduct.ts'

/** How soon Cara begins and ends, what colleagues notice of it, and how fast long documents are set. */
export async function run(): Promise<Figure[]> {
  const product = await openProduct({ requests: 1_000 })
  try {
    // A new server first reads the demo agency's documents, and its threads are warm once they have worked.
    await contractFigure(product)
    return [
      await contractFigure(product),
      await firstEventFigure(product),
      ...(await colleagueFigures(product)),
      ...(await styleFigures()),
    ]
  } finally {
    await product.close()
  }
}

const startDocument = `mutation StartCaraBenchMutation($input: CreateCaraWorkspaceInput!) {
  answer: createCaraWorkspace(input: $input) {
    __typename
    ... on CreateCaraWorkspaceSuccess { caraWorkspace { id } }
  }
}`

const workDocument = `query CaraWorkBenchQuery($id: ID!) {
  caraWorkspace(id: $id) { state planStages { state events { type } } }
}`

interface Work {
  readonly caraWorkspace: {
    readonly state: 'CREATED' | 'WORKING' | 'WAITING_FOR_INPUT' | 'IDLE'
    readonly planStages: readonly { readonly state: string; readonly events: readonly unknown[] }[]
  }
}

async function start({ ask }: Product, input: object): Promise<string> {
  const { answer } = await ask<{ answer: { __typename: string; caraWorkspace?: { id: string } } }>(
    startDocument,
    { input },
  )
  if (!answer.caraWorkspace) throw new Error(`No workspace was opened: ${answer.__typename}`)
  return answer.caraWorkspace.id
}

/** Polls the workspace until the condition holds; a subscriber would be notified. */
async function until(
  { ask }: Product,
  { id, every, isSo }: { id: string; every: number; isSo: (work: Work['caraWorkspace']) => boolean },
): Promise<Work['caraWorkspace']> {
  for (;;) {
    const { caraWorkspace } = await ask<Work>(workDocument, { id })
    if (isSo(caraWorkspace)) return caraWorkspace
    await new Promise((resolve) => setTimeout(resolve, every))
  }
}

function isDone({ state, planStages }: Work['caraWorkspace']): boolean {
  return (state === 'IDLE' || state === 'WAITING_FOR_INPUT') && planStages.length > 0
}

async function firstEventFigure(product: Product): Promise<Figure> {
  const value = await p95(
    async () => {
      const id = await start(product, { message: 'Which policies of our clients expire next month?' })
      await until(product, {
        id,
        every: 2,
        isSo: ({ planStages }) => planStages.some(({ events }) => events.length > 0),
      })
    },
    { warming: 3, measured: 20 },
  )
  const note = 'from the message to the first event in an answer; 20 messages'
  return { name: 'Message to first event: p95', value, unit: 'ms', bar: { most: 100 }, note }
}

/** An uploaded contract and policies from the corpus that were not read before. */
async function newFiles(
  { upload }: Product,
  { pages, policies, seed = 0 }: { pages: number; policies: number; seed?: number },
): Promise<string[]> {
  const ids = [await upload('[Contract] Subcontract.pdf', await contractPdf(pages, seed))]
  for (let at = 0; at < policies; at += 1) {
    const index = (seed + at) % corpusPolicies.length
    const policy = corpusPolicies[index]
    if (!policy) throw new Error('The corpus is empty.')
    const { pdf } = await writePolicy(policy, index)
    ids.push(await upload(`[Policy] ${policy.name}.pdf`, new Uint8Array(pdf)))
  }
  return ids
}

const review = {
  message: 'Does the coverage meet what the contract requires?',
  preset: 'CONTRACT_REVIEW',
}

async function contractFigure(product: Product): Promise<Figure> {
  const files = await newFiles(product, { pages: 40, policies: 3 })
  const started = performance.now()
  const id = await start(product, { ...review, files })
  const { planStages } = await until(product, { id, every: 20, isSo: isDone })
  const value = (performance.now() - started) / 1_000
  const states = planStages.map(({ state }) => state)
  if (states.some((state) => state !== 'SUCCESS'))
    throw new Error(`The review ended as ${states.join(', ')}.`)
  return {
    name: 'A contract of 40 pages against three policies',
    value,
    unit: 's',
    bar: { most: 5 },
    note: 'none of them read before',
  }
}

const list = `query CopilotBenchQuery {
  serviceRequests(first: 50) { edges { node { id clientName state assignee { name } account { id } } } }
}`

/** What a colleague waits for their list while 20 workspaces are worked in. */
async function colleagueFigures(product: Product): Promise<Figure[]> {
  const files: string[][] = []
  for (let at = 0; at < 20; at += 1)
    files.push(await newFiles(product, { pages: 10, policies: 1, seed: at + 1 }))
  await p95(() => product.ask(list))
  const started = performance.now()
  const runs = Promise.all(
    files.map(async (each) => {
      const id = await start(product, { ...review, files: each })
      await until(product, { id, every: 250, isSo: isDone })
    }),
  )
  const over = new AbortController()
  void runs.finally(() => over.abort())
  const times: number[] = []
  while (!over.signal.aborted) {
    const asked = performance.now()
    await product.ask(list)
    times.push(performance.now() - asked)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await runs
  const note = `20 reviews of a contract of 10 pages in ${((performance.now() - started) / 1_000).toFixed(1)} s, ${times.length} looks`
  return [
    {
      name: "A colleague's list during 20 runs: p95",
      value: percentile(times, 95),
      unit: 'ms',
      bar: { most: 50 },
      note,
    },
    { name: "A colleague's list during 20 runs: slowest", value: percentile(times, 100), unit: 'ms' },
  ]
}

/** A proposal of 30 pages in each style: its preview, and its PDF by a thread that is warm. */
async function styleFigures(): Promise<Figure[]> {
  const publisher = { name: 'Harborline Insurance Group', lines: [], logo: null, accent: null }
  const [cover, ...blocks] = sampleProposal.blocks
  if (!cover) throw new Error('The sample proposal is empty.')
  const proposal = {
    ...sampleProposal,
    hasContents: true,
    blocks: [cover, ...Array.from({ length: 9 }, () => blocks).flat()],
  }
  const documents = openDocuments({ threads: 1 })
  const figures: Figure[] = []
  for (const style of builtInStyles) {
    const look = { style, publisher }
    const { pages } = await readDocument(await documents.pdf(proposal, look), { name: 'proposal.pdf' })
    const turns = { warming: 1, measured: 5 }
    const preview = await p95(() => Promise.resolve(writeHtml(proposal, look)), turns)
    const pdf = await p95(() => documents.pdf(proposal, look), turns)
    const note = `${pages.length} pages`
    figures.push(
      { name: `${style.name}, preview`, value: preview, unit: 'ms', bar: { most: 150 }, note },
      { name: `${style.name}, PDF`, value: pdf, unit: 'ms', bar: { most: 600 }, note },
    )
  }
  documents.close()
  return figures
}

/** A subcontract with that many pages and its insurance article in the middle. */
function contractPdf(count: number, seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const middle = Math.floor(count / 2)
  const pages = Array.from({ length: count }, (_, page) => [
    { heading: page === middle ? 'Insurance' : `Article ${seed + page + 1}. General conditions` },
    ...(page === middle
      ? insurance
      : Array.from({ length: 10 }, (__, at) => `${page + 1}.${at + 1} ${general}`)),
  ])
  return pdfOf(...pages)
}

const general =
  'The subcontractor shall perform the work described in the drawings and specifications in a good and workmanlike manner, shall coordinate its work with that of others on the site, and shall correct at its own expense whatever the architect finds not to conform to the contract documents within ten days after notice.'

const insurance = [
  '21.1 The Subcontractor shall maintain commercial general liability insurance with limits of at least $1,000,000 each occurrence and $2,000,000 general aggregate.',
  '21.2 The Subcontractor shall maintain umbrella liability insurance with a limit of at least $5,000,000 each occurrence.',
  '21.3 Coverage shall name Penobscot Builders Inc. as an additional insured for ongoing and completed operations.',
  '21.4 Coverage shall be primary and noncontributory, and shall include a waiver of subrogation in favor of the Contractor.',
  '21.5 The Subcontractor shall give the Contractor 30 days written notice of cancellation.',
]
