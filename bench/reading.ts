import { Buffer } from 'node:buffer'
import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from '@cantoo/pdf-lib'
import { pdfOf } from '../api/copilot/testing/pdfOf.ts'
import { loadDemo } from '../api/demo/index.ts'
import { openReader, type Reader } from '../api/reading/index.ts'
import { openTestServer } from '../api/testing/openTestServer.ts'
import { testFolder } from '../api/testing/testFolder.ts'
import { corpusPolicies } from '../eval/corpus/corpusPolicies.ts'
import { writePolicy } from '../eval/corpus/writePolicy.ts'
import { type Figure, median, percentile } from './figure.ts'

/** How long documents take to be read, and what a colleague notices of it. */
export async function run(): Promise<Figure[]> {
  const reader = openReader()
  try {
    // The thread is warm in a server that runs.
    await reader.read(await textPages(1), { name: 'letter.pdf' })
    return [
      await textFigure(reader),
      ...(await packetFigures(reader)),
      await pictureFigure(reader),
      ...(await colleagueFigures()),
    ]
  } finally {
    reader.close()
  }
}

async function textFigure(reader: Reader): Promise<Figure> {
  const pdf = await textPages(100)
  const value = await secondsToRead(reader, { bytes: pdf, name: 'contract.pdf' })
  return { name: '100 pages of text', value, unit: 's', bar: { most: 1.5 }, note: 'median of 3' }
}

async function packetFigures(reader: Reader): Promise<Figure[]> {
  const bytes = await policyPacket(280)
  const before = Deno.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, Deno.memoryUsage().rss)), 20)
  const value = await secondsToRead(reader, { bytes, name: 'packet.pdf' })
  clearInterval(watch)
  const note = 'the policies of the corpus in one PDF, median of 3'
  return [
    { name: 'A policy packet of 280 pages', value, unit: 's', bar: { most: 6 }, note },
    {
      name: 'Memory that the packet takes',
      value: (most - before) / 1024 / 1024,
      unit: 'MB',
      bar: { most: 300 },
      note: 'growth of the resident set at its highest',
    },
  ]
}

async function pictureFigure(reader: Reader): Promise<Figure> {
  const bytes = scannedPage()
  // The first picture also loads the recognition.
  await reader.read(bytes, { name: 'first.png' })
  const value = await secondsToRead(reader, { bytes, name: 'scan.png' })
  return { name: 'A scanned page', value, unit: 's', bar: { most: 3 }, note: 'letter size at 200 dpi' }
}

const list = `query ReadingBenchQuery {
  serviceRequests(first: 50) { edges { node { id clientName state assignee { name } account { id } } } }
}`

/** What a colleague waits for their list while 20 documents are read. */
async function colleagueFigures(): Promise<Figure[]> {
  using folder = testFolder()
  await using server = await openTestServer({ dataDir: folder.path })
  await loadDemo({ platform: server.platform, staff: server.identity.staff }, { requests: 1_000 })
  const [demo] = await server.identity.staff.list()
  const [dana, marcus] = demo?.users ?? []
  if (!demo || !dana || !marcus) throw new Error('The demo has nobody who works there.')
  const reading = await server.as({ agencyId: demo.id, id: dana.id })
  const colleague = await server.as({ agencyId: demo.id, id: marcus.id })

  const { businessPolicies } = await reading.data('{ businessPolicies(first: 1) { edges { node { id } } } }')
  for (let at = 0; at < 20; at += 1) {
    const body = await textPages(15, at)
    const sent = await reading.fetch(`/files?name=policy-${at}.pdf`, { method: 'PUT', body })
    const { id: fileId } = await sent.json()
    await reading.data(
      `mutation ($policyId: ID!, $file: PolicyFileInput!) {
        uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
      }`,
      { policyId: businessPolicies.edges[0].node.id, file: { fileId, type: 'POLICY_DOCUMENT' } },
    )
  }

  const times: number[] = []
  const over = new AbortController()
  const started = performance.now()
  const work = server.platform.jobs.runDue().finally(() => over.abort())
  while (!over.signal.aborted) {
    times.push((await secondsOf(() => colleague.data(list))) * 1_000)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await work
  const note = `20 documents of 15 pages in ${((performance.now() - started) / 1_000).toFixed(1)} s, ${times.length} looks`
  return [
    {
      name: "A colleague's list while 20 documents are read: p95",
      value: percentile(times, 95),
      unit: 'ms',
      bar: { most: 50 },
      note,
    },
    {
      name: "A colleague's list while 20 documents are read: slowest",
      value: percentile(times, 100),
      unit: 'ms',
    },
  ]
}

async function secondsToRead(
  reader: Reader,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) times.push(await secondsOf(() => reader.read(bytes, { name })))
  return median(times)
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return (performance.now() - started) / 1_000
}

/** Pages as contracts have them: a heading, full paragraphs, and a table on every fourth page. */
function textPages(count: number, seed = 0): Promise<Uint8Array<ArrayBuffer>> {
  const pages = Array.from({ length: count }, (_, page) => [
    { heading: `Article ${seed + page + 1}. Obligations of the parties` },
    ...Array.from(
      { length: page % 4 === 0 ? 6 : 9 },
      (__, at) => `${page + 1}.${at + 1} ${clause.repeat(2)}`,
    ),
    ...(page % 4 === 0
      ? [
          {
            rows: Array.from({ length: 6 }, (__, at) => [
              `Location ${at + 1}`,
              `$${at + 2}50,000`,
              'Portland, ME',
            ]),
          },
        ]
      : []),
  ])
  return pdfOf(...pages)
}

const clause =
  'The contractor shall maintain the insurance described in this article for as long as the work goes on and for two years after its completion, and shall deliver certificates to the owner before work begins. '

/** The policies of the evaluation's corpus in one file, over and over until there are enough pages. */
async function policyPacket(count: number): Promise<Uint8Array> {
  const packet = await PDFDocument.create()
  for (let at = 0; packet.getPageCount() < count; at += 1) {
    const index = at % corpusPolicies.length
    const policy = corpusPolicies[index]
    if (!policy) throw new Error('The corpus is empty.')
    const source = await PDFDocument.load((await writePolicy(policy, index)).pdf)
    const wanted = source.getPageIndices().slice(0, count - packet.getPageCount())
    for (const page of await packet.copyPages(source, wanted)) packet.addPage(page)
  }
  return await packet.save()
}

/** A page of a policy as a scanner at 200 dpi makes it. */
function scannedPage(): Uint8Array {
  const canvas = createCanvas(1_700, 2_200)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#111111'
  pen.font = '28px sans-serif'
  const words = clause.repeat(16).split(' ')
  for (let line = 0; line < 46; line += 1)
    pen.fillText(words.slice(line * 12, line * 12 + 12).join(' '), 170, 200 + line * 42)
  return new Uint8Array(Buffer.from(canvas.toBuffer('image/png')))
}
