import { callId, callKind, emailId, emailKind, emailThreadKind } from '../api/communication/index.ts'
import type { Call, Email, EmailThread, TranscriptEntry } from '../api/communication/index.ts'
import { type AgencyStore, type Change, create, type TextChange } from '../api/platform/index.ts'
import { openWorld } from '../api/testing/openWorld.ts'
import { type Figure, percentile } from './figure.ts'
import { p95 } from './p95.ts'
import { heapMegabytes } from './product/heapMegabytes.ts'

const counts = { threads: 80_000, calls: 20_000 }
/** In words, without those of the people. */
const lengths = { email: 110, call: 450 }
/** So many words everyone uses; the first of them are in nearly every text. */
const vocabulary = 30_000

const palette = `query PaletteBenchQuery($text: String!) {
  search(text: $text, first: 20) {
    __typename
    ... on EmailThread { id subject passage(text: $text) { text link marks { from to } } }
    ... on Call { id fromName passage(text: $text) { text link marks { from to } } }
  }
}`

const inbox = `query InboxBenchQuery($text: String) {
  emailThreads(first: 50, text: $text) {
    totalCount
    edges { node { id subject state fromName updatedAt passage(text: $text) { text link marks { from to } } } }
  }
}`

/** What every letter costs that is looked for inside emails and calls, and what it costs everyone else. */
export async function run(): Promise<Figure[]> {
  await using world = await openWorld()
  const { harborline } = world
  await writeConversations(harborline)
  const dana = await world.as(world.dana)
  const search = (text: string) => dana.data<{ search: unknown[] }>(palette, { text })

  // The index of names is measured with the search of records.
  const named = { text: 'whalebone', first: 1, isTolerant: false }
  await Promise.all([
    harborline.table(emailThreadKind).search(named),
    harborline.table(callKind).search(named),
  ])
  const without = await heapMegabytes()
  const started = performance.now()
  const others: number[] = []
  const filled = Promise.all([
    untilFound(search, 'whalebone written'),
    untilFound(search, 'whalebone told'),
  ]).then(() => true)
  const pause = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 5))
  while (!(await Promise.race([filled, pause()]))) {
    const asked = performance.now()
    await dana.data(inbox, { text: null })
    others.push(performance.now() - asked)
  }
  const making = performance.now() - started
  const index = (await heapMegabytes()) - without

  const random = randomFrom(11)
  const typed = Array.from({ length: 12 }, () => `${someWord(random)} ${someWord(random)}`)
  const letters = [...typed, 'whalebone written', 'zeppelin hangar'].flatMap((words) =>
    Array.from(words, (_, at) => words.slice(0, at + 1)),
  )
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    for (const text of letters) {
      const asked = performance.now()
      await search(text)
      // The first round warms what the others use.
      if (round > 0) times.push(performance.now() - asked)
    }
  }
  const note = `${letters.length} searches as they are typed, letter by letter, each with its passages`
  const turns = { warming: 5, measured: 40 }
  return [
    { name: 'A letter of a search inside: median', value: percentile(times, 50), unit: 'ms', note },
    { name: 'A letter of a search inside: p95', value: percentile(times, 95), unit: 'ms', bar: { most: 50 } },
    { name: 'A letter of a search inside: slowest', value: percentile(times, 100), unit: 'ms' },
    {
      name: 'The list of threads by a rare word inside: p95',
      value: await p95(() => dana.data(inbox, { text: 'whalebone' }), turns),
      unit: 'ms',
      bar: { most: 50 },
    },
    {
      name: 'The list of threads by a word that is in most: p95',
      value: await p95(() => dana.data(inbox, { text: wordAt(1) }), turns),
      unit: 'ms',
    },
    { name: 'Heap of the index', value: index, unit: 'MB', bar: { most: 300 }, note: contentNote() },
    {
      name: 'Filling the index',
      value: making / 1_000,
      unit: 's',
      note: 'once, in slices, as the palette opens',
    },
    {
      name: "A colleague's list meanwhile: p95",
      value: percentile(others, 95),
      unit: 'ms',
      bar: { most: 50 },
    },
    {
      name: 'A new message until it is found: p95',
      value: await p95((turn) => arrival(harborline, search, turn), turns),
      unit: 'ms',
      bar: { most: 100 },
    },
  ]
}

function contentNote(): string {
  return `${counts.threads} emails of ${lengths.email} words, ${counts.calls} calls of ${lengths.call}`
}

async function untilFound(search: (text: string) => Promise<{ search: unknown[] }>, text: string) {
  while ((await search(text)).search.length === 0) await new Promise((resolve) => setTimeout(resolve, 100))
}

async function arrival(
  agency: AgencyStore,
  search: (text: string) => Promise<{ search: unknown[] }>,
  turn: number,
) {
  const random = randomFrom(turn + 1)
  await commit(
    agency,
    threadOf(agency, counts.threads + turn, `arrival${turn}x ${someText(random, lengths.email)}`),
  )
  await untilFound(search, `arrival${turn}x`)
}

async function writeConversations(agency: AgencyStore): Promise<void> {
  const random = randomFrom(7)
  for (let at = 0; at < counts.threads; at += 40) {
    const texts = Array.from({ length: 40 }, (_, more) => {
      // The oldest conversations come into the index last.
      const mark = at + more === 0 ? ' whalebone written' : ''
      return `${someText(random, lengths.email)}${mark}`
    })
    await commit(
      agency,
      texts.flatMap((text, more) => threadOf(agency, at + more, text)),
    )
  }
  for (let at = 0; at < counts.calls; at += 10) {
    const calls = Array.from({ length: 10 }, (_, more) => callOf(agency, at + more, random))
    await commit(
      agency,
      calls.map(({ change }) => change),
      calls.map(({ text }) => text),
    )
  }
}

async function commit(agency: AgencyStore, changes: readonly Change[], texts: readonly TextChange[] = []) {
  const { ok } = await agency.commit({ type: 'SYSTEM', id: null }, changes, { texts })
  if (!ok) throw new Error('Somebody else writes conversations.')
}

const begun = Date.parse('2026-01-05T14:05:00Z')

function threadOf(agency: AgencyStore, at: number, body: string): Change[] {
  const threadId = agency.newId(emailThreadKind)
  const address = `office-${at}@bench-clients.example`
  const from = { name: `Casco Trading ${at}`, address }
  const sentAt = begun + at * 1_000
  const messageId = `inside-${at}@bench-clients.example`
  const thread: EmailThread = {
    subject: `Certificate for job ${at}`,
    state: 'ACTIVE',
    waitingFor: 'CLIENT',
    fromName: from.name,
    fromEmail: address,
    isSenderVerified: true,
    account: null,
    summary: body.slice(0, 120),
    serviceRequestIds: [],
    people: [address],
    draft: null,
    actions: [],
    createdAt: sentAt,
    updatedAt: sentAt,
  }
  const email: Email = {
    threadId,
    messageId,
    inReplyTo: null,
    references: [],
    from,
    to: [{ name: null, address: 'desk@harborline.example' }],
    cc: [],
    replyTo: null,
    subject: thread.subject,
    body,
    hasQuoted: false,
    senderRole: 'CLIENT',
    isSenderVerified: true,
    automatic: null,
    fileIds: [],
    sentAt,
    delivery: 'RECEIVED',
    failure: null,
    approvedBy: null,
  }
  return [
    create(emailThreadKind, threadId, thread, 'RECEIVE_EMAIL'),
    create(emailKind, emailId(agency.id, messageId), email, 'RECEIVE_EMAIL'),
  ]
}

function callOf(agency: AgencyStore, at: number, random: Random): { change: Change; text: TextChange } {
  const providerCallId = `call-${at}`
  const id = callId(agency.id, providerCallId)
  const startedAt = begun + at * 60_000
  const call: Call = {
    providerCallId,
    status: 'COMPLETED',
    fromName: `Nora Thibodeau ${at}`,
    fromNumber: `+1207${String(2_000_000 + at)}`,
    toNumber: null,
    account: null,
    disconnectionReason: 'user_hangup',
    sentiment: 'NEUTRAL',
    startedAt,
    endedAt: startedAt + 180_000,
    summary: at === 0 ? 'whalebone told' : someText(random, 25),
    successful: true,
    recordingSource: null,
    recordingFileId: null,
    recordingFailure: null,
    recordingConsent: true,
    disclosedAssistant: true,
    serviceRequestIds: [],
    actions: [],
    createdAt: startedAt,
    updatedAt: startedAt,
  }
  const transcript = Array.from({ length: lengths.call / 15 }, (_, turn): TranscriptEntry => ({
    role: turn % 2 === 0 ? 'USER' : 'AGENT',
    content: someText(random, 15),
    toolCallId: null,
    toolName: null,
    toolArgumentsJson: null,
    startSeconds: turn * 6,
  }))
  const text = { kind: callKind, id, name: 'transcript', text: JSON.stringify(transcript) }
  return { change: create(callKind, id, call, 'END_CALL'), text }
}

function someText(random: Random, words: number): string {
  return Array.from({ length: words }, () => someWord(random)).join(' ')
}

/** As in any language: a word's rank times its frequency is about the same for all. */
function someWord(random: Random): string {
  return wordAt(Math.floor(vocabulary ** (random(1_000_000) / 1_000_000)))
}

const syllables = 'ba co da el fi gra ha jo ka lo mi no pe qua ri sa to va wen zu'.split(' ')

function wordAt(rank: number): string {
  let [word, rest] = ['', rank * 7_919]
  for (let at = 0; at < 3 || rest > 0; at += 1) {
    word += syllables[rest % syllables.length]
    rest = Math.floor(rest / syllables.length)
  }
  return word
}

/** A whole number from 0 to just below. */
type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
