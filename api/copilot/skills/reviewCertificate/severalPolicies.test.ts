import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function declarations(title: string, number: string, ...limits: [string, string][]) {
  return pdfOf([
    { heading: title },
    {
      rows: [
        ['Policy Number', number],
        ['Named Insured', 'Summit Ridge Roofing LLC'],
        ['Policy Period', '03/01/2026 to 03/01/2027'],
        ...limits,
      ],
    },
  ])
}

function certificate() {
  const row = (title: string, number: string, limits: string) => [
    title,
    number,
    '03/01/2026',
    '03/01/2027',
    limits,
  ]
  return pdfOf([
    { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
    { rows: [['Insured', 'Summit Ridge Roofing LLC, 14 Quarry Road, Bangor, ME 04401']] },
    {
      rows: [
        ['Type of insurance', 'Policy number', 'Effective', 'Expires', 'Limits'],
        row('General liability', 'GL-2207719', 'Each occurrence $1,000,000; General aggregate $2,000,000'),
        row('Automobile liability', 'CA-4003117', 'Combined single limit $2,000,000'),
        row('Workers compensation', 'WC-8812045', 'E.L. each accident $500,000'),
      ],
    },
    { rows: [['Certificate holder', 'Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101']] },
  ])
}

Deno.test('a certificate is reviewed against all policies that are attached, each line against its own', async () => {
  await using copilot = await openCopilot()
  const files = [
    await copilot.upload('[Certificate] Summit Ridge.pdf', await certificate()),
    await copilot.upload(
      '[Binder or Policy] GL policy.pdf',
      await declarations(
        'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
        'GL-2207719',
        ['Each Occurrence Limit', '$1,000,000'],
        ['General Aggregate Limit', '$2,000,000'],
      ),
    ),
    await copilot.upload(
      '[Binder or Policy] Auto policy.pdf',
      await declarations('BUSINESS AUTO DECLARATIONS', 'CA-4003117', [
        'Covered autos liability, combined single limit',
        '$1,000,000',
      ]),
    ),
  ]
  const workspace = await copilot.ask('Please check this.', { files, preset: 'CERTIFICATE_REVIEW' })
  const answer = workspace.messages.at(-1)
  assert.match(answer.content, /between the certificate and policies GL-2207719 and CA-4003117/)
  assert.match(answer.content, /\$2,000,000 \[\d+\] \| \$1,000,000 \[\d+\]/)
  assert.match(
    answer.content,
    /I did not check Workers compensation WC-8812045: that policy was not attached or on record\./,
  )
  // The source of a difference is the policy of its line.
  const quoted = answer.citations.filter(({ quote }: { quote: string }) => /\$1,000,000/.test(quote))
  assert(quoted.some(({ fileName }: { fileName: string }) => fileName.includes('Auto policy')))
})
