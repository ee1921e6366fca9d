import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

interface Version {
  readonly insured: string
  readonly address?: string
  readonly term: string
  readonly premium: readonly [label: string, amount: string]
}

async function check(bound: Version, issued: Version) {
  await using copilot = await openCopilot()
  const pages = (heading: string, { insured, address, term, premium }: Version) =>
    pdfOf([
      { heading },
      {
        rows: [
          ['Policy Number', 'GL 100200'],
          ['Named Insured', insured],
          ['Mailing Address', address ?? '14 Quarry Road, Bangor, ME 04401'],
          ['Policy Period', term],
          ['Each Occurrence', '$1,000,000'],
          ['General Aggregate', '$2,000,000'],
          premium,
        ],
      },
    ])
  const files = [
    await copilot.upload('Binder.pdf', await pages('COMMERCIAL GENERAL LIABILITY BINDER', bound)),
    await copilot.upload('Policy.pdf', await pages('COMMERCIAL GENERAL LIABILITY DECLARATIONS', issued)),
  ]
  const { messages, artifacts } = await copilot.ask('Check the issued policy against the binder', { files })
  return { text: messages.at(-1).content as string, artifacts }
}

const term = '03/01/2027 to 03/01/2028'

Deno.test('finds another named insured, address, term and total premium on the issued policy', async () => {
  const { text, artifacts } = await check(
    { insured: 'Casco Roofing LLC DBA Casco Roofs', term, premium: ['Total Premium', '$12,000'] },
    {
      insured: 'Casco Roofing Inc',
      address: '41 Quarry Road, Bangor, ME 04401',
      term: '03/15/2027 to 03/15/2028',
      premium: ['Total Premium and Surcharges', '$12,900'],
    },
  )
  assert.match(
    text,
    /^\*\*Named insured: Casco Roofing LLC DBA Casco Roofs \(binder or quote\), but Casco Roofing Inc/,
  )
  assert.match(
    text,
    /\| Named insured \| Casco Roofing LLC DBA Casco Roofs \[\d+\] \| Casco Roofing Inc \[\d+\] \| Check \|/,
  )
  assert.match(text, /\| Mailing address \| 14 Quarry[^|]*\| 41 Quarry[^|]*\| Check \|/)
  assert.match(text, /\| Effective date \| Mar 1, 2027 \[\d+\] \| Mar 15, 2027 \[\d+\] \| Check \|/)
  assert.match(text, /\| Premium \| \$12,000 \[\d+\] \| \$12,900 \[\d+\] \| Worse \|/)
  assert.match(artifacts[1].email.body, /- Named insured: binder or quote Casco Roofing LLC DBA Casco Roofs;/)
})

Deno.test('takes a name in other letters for the same insured', async () => {
  const { text } = await check(
    { insured: 'Casco Roofing, L.L.C.', term, premium: ['Total Premium', '$12,000'] },
    { insured: 'CASCO ROOFING LLC', term, premium: ['Total Advance Premium', '$12,900'] },
  )
  assert.doesNotMatch(text, /Named insured|Mailing address|Effective date/)
  assert.match(text, /\| \$12,000 \[\d+\] \| \$12,900 \[\d+\] \| Worse \|/)
})

Deno.test('compares the states, modification, officers and employers liability of a workers compensation policy', async () => {
  await using copilot = await openCopilot()
  const binder = await pdfOf([
    { heading: 'INSURANCE BINDER' },
    'Insured: Casco Roofing LLC, 14 Quarry Road, Bangor, ME 04401. Effective 03/01/2027',
    'Type: Workers Compensation and Employers Liability',
    'Part One: Statutory – States: ME, NH, VT',
    'Part Two E.L.: Each accident $1,000,000; Disease – each employee $1,000,000; Disease – policy limit $1,000,000',
    'Experience mod: 0.88',
    'Officers: Dale Pruitt EXCLUDED',
    'Estimated annual premium $31,000',
  ])
  const policy = await pdfOf([
    { heading: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY INFORMATION PAGE' },
    '1. The Insured: Casco Roofing LLC. Mailing address: 14 Quarry Road, Bangor, ME 04401',
    '2. The policy period is from 03/01/2027 to 03/01/2028.',
    '3. A. Workers Compensation Insurance: Part One applies to the law of the states listed here: ME, VT',
    'B. Employers Liability Insurance: Part Two. The limits of our liability are: Bodily Injury by Accident $500,000 each accident; Bodily Injury by Disease $500,000 policy limit; Bodily Injury by Disease $500,000 each employee',
    'C. Other States Insurance: all states except ND, OH, WA, WY and states listed in 3.A.',
    '4. Premium: Experience modification 0.95. Total Estimated Annual Premium $31,000',
    'Endorsements: WC 00 03 08 Officer exclusion – Dale Pruitt',
  ])
  const files = [await copilot.upload('Binder.pdf', binder), await copilot.upload('Policy.pdf', policy)]
  const { messages } = await copilot.ask('Check the issued policy against the binder', { files })
  const text = messages.at(-1).content
  assert.match(text, /\| States \(3\.A\) \| ME, NH, VT \[\d+\] \| ME, VT \[\d+\] \| Worse \|/)
  assert.match(text, /\| Experience modification \| 0\.88 \[\d+\] \| 0\.95 \[\d+\] \| Worse \|/)
  for (const limit of ['each accident', 'disease policy limit', 'disease each employee'])
    assert.match(
      text,
      new RegExp(
        String.raw`\| Employers liability, ${limit} \| \$1,000,000 \[\d+\] \| \$500,000 \[\d+\] \| Worse \|`,
      ),
    )
  assert.doesNotMatch(text, /Officer|Better/)
})
