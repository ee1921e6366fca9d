import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function electriciansCertificate() {
  return pdfOf([
    { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
    {
      rows: [
        ['INSURED', 'Voltline Electric Co.'],
        ['CERTIFICATE HOLDER', 'Harbor Point Builders LLC'],
        ['INSURER A', 'Granite Peak Casualty Company'],
      ],
    },
    {
      rows: [
        ['TYPE OF INSURANCE', 'ADDL INSD', 'SUBR WVD', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS'],
        [
          'COMMERCIAL GENERAL LIABILITY',
          'N',
          'N',
          'GPC-5501',
          '01/01/2026',
          '01/01/2027',
          'EACH OCCURRENCE $500,000',
        ],
        ['', '', '', '', '', '', 'GENERAL AGGREGATE $1,000,000'],
      ],
    },
  ])
}

function buildersPolicy() {
  return pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    {
      rows: [
        ['Policy Number', 'HPB-880-01'],
        ['Named Insured', 'Harbor Point Builders LLC'],
        ['Company', 'Tidewater Mutual Insurance Company'],
        ['Policy Period', '02/01/2026 to 02/01/2027'],
        ['Each Occurrence Limit', '$2,000,000'],
        ['General Aggregate Limit', '$4,000,000'],
      ],
    },
    { heading: 'TM 410 SUBCONTRACTOR WARRANTY' },
    'As a condition of coverage for work done for you by subcontractors, you must:',
    '1. obtain certificates of insurance showing general liability limits of at least $1,000,000 each occurrence and $2,000,000 general aggregate;',
    '2. obtain a written hold harmless agreement in your favor.',
  ])
}

Deno.test("checks a vendor's certificate against what is required, not against the client's policy", async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline, {
    detail: { name: 'Harbor Point Builders LLC' },
  })
  const files = [
    await copilot.upload('Voltline COI.pdf', await electriciansCertificate()),
    await copilot.upload('HPB GL dec.pdf', await buildersPolicy()),
  ]
  const { messages, artifacts } = await copilot.ask(
    'Our electrician sent this cert, our GL dec is attached. We require GL 1M/2M, umbrella 2M, AI, WOS. Can they start?',
    { files, accountId },
  )
  const { content } = messages.at(-1)
  assert.match(
    content,
    /^\*\*No, Voltline Electric Co\. should not start yet: [^\n]*each occur ?rence is \$500,000 instead of \$1,000,000/,
  )
  assert.doesNotMatch(content, /HPB-880-01 \[|\$4,000,000|should be/i)
  assert.match(content, /\| Waiver of subrogation \|/)
  assert.match(content, /\| Umbrella[^|]*\| not shown \| \$2,000,000 \|/)
  assert.match(content, /“[^”]*hold harmless agreement in your favor\.”/)
  assert.match(artifacts.at(-1).email.body, /Harbor Point Builders LLC requires \$1,000,000/)
})

Deno.test("asks what is required when only the client's own policy is there", async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline, {
    detail: { name: 'Harbor Point Builders LLC' },
  })
  const dec = await pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    {
      rows: [
        ['Policy Number', 'HPB-880-01'],
        ['Named Insured', 'Harbor Point Builders LLC'],
        ['Each Occurrence Limit', '$2,000,000'],
      ],
    },
  ])
  const files = [
    await copilot.upload('Voltline COI.pdf', await electriciansCertificate()),
    await copilot.upload('HPB GL dec.pdf', dec),
  ]
  const { id, messages } = await copilot.ask('is this cert ok?', { files, accountId })
  assert.match(messages.at(-1).content, /insures Voltline Electric Co\..*What is required/)
  const answered = await copilot.say(id, 'GL 500K/1M and additional insured')
  assert.match(answered.messages.at(-1).content, /^\*\*No, Voltline[^\n]*no additional insured/)
})

Deno.test('tells of a line without a policy, an early end, typed exclusions and the written name of the holder', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline, {
    detail: { name: 'Quarry Hill Builders LLC' },
  })
  const today = new Date(copilot.world.clock.now())
  const soon = new Date(today.getTime() + 12 * 86_400_000).toISOString().slice(0, 10)
  const [year, month, day] = soon.split('-')
  const certificate = await pdfOf([
    { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
    {
      rows: [
        ['INSURED', 'Piper Ridge Masonry Inc.'],
        ['INSURER A', 'Granite Peak Casualty Company'],
      ],
    },
    {
      rows: [
        ['TYPE OF INSURANCE', 'ADDL INSD', 'SUBR WVD', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS'],
        [
          'COMMERCIAL GENERAL LIABILITY',
          'Y',
          'N',
          'GPC-7714',
          `${month}/${day}/${Number(year) - 1}`,
          `${month}/${day}/${year}`,
          'EACH OCCURRENCE $1,000,000',
        ],
        ['', '', '', '', '', '', 'GENERAL AGGREGATE $2,000,000'],
        ['', '', '', '', '', '', 'PRODUCTS-COMP/OP AGG $1,000,000'],
        ["WORKERS COMPENSATION AND EMPLOYERS' LIABILITY", 'N/A', '', '', '', '', ''],
      ],
    },
    'DESCRIPTION OF OPERATIONS: Masonry work. Excludes chimney work.',
    {
      rows: [
        ['CERTIFICATE HOLDER', 'CANCELLATION. AUTHORIZED REPRESENTATIVE:'],
        ['Quarry Hill Builders', 'Ida Novak'],
      ],
    },
  ])
  const { messages, artifacts } = await copilot.ask(
    'Is the COI of our mason ok? We need $1M/$2M GL, workers comp and additional insured.',
    { files: [await copilot.upload('Piper COI.pdf', certificate)], accountId },
  )
  const { content } = messages.at(-1)
  assert.match(content, /^\*\*No, Piper Ridge Masonry Inc\. should not start yet: no workers compensation/)
  assert.match(content, /\| Workers compensation \| not shown \|/)
  assert.match(content, new RegExp(`expires ${month}/${day}/${year}, in 12 days`))
  assert.match(content, /“Excludes chimney work\.”/)
  assert.match(content, /products-completed operations aggregate is \$1,000,000, less than the \$2,000,000/)
  assert.match(content, /holder is Quarry Hill Builders, not Quarry Hill Builders LLC/)
  const { body } = artifacts.at(-1).email
  assert.match(body, /issued to Quarry Hill Builders/)
  assert.match(body, /workers compensation/i)
  assert.doesNotMatch(body, /AUTHORIZED/)
})
