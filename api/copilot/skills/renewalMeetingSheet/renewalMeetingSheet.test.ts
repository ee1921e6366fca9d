import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { artifactKind, readArtifactContent } from '../../artifacts/artifact.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { type PageContent, pdfOf } from '../../testing/pdfOf.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

/** The sheet that Cara prepares for the client, with what she says and writes to the client. */
async function sheetOf(desk: Desk) {
  const { messages, artifacts, id } = await desk.ask('Prepare the renewal meeting sheet', {
    accountId: desk.accountId,
  })
  const { harborline } = desk.world
  const row = harborline
    .table(artifactKind)
    .related('workspace', id)
    .find(({ type }) => type === 'HTML_DOCUMENT')
  return {
    sheet: JSON.stringify(await readArtifactContent(harborline, row?.id ?? '', 1)),
    answer: messages.at(-1).content as string,
    email: artifacts.find(({ email }: { email: unknown }) => email).email.body as string,
  }
}

Deno.test('the sheet has the limits on record and the open requests, and says what it lacks', async () => {
  await using desk = await openDesk()
  await desk.receive(
    'Please send a certificate to Elm Realty LLC, 9 Elm Street, Bath, ME 04530 by March 20, 2026.',
    { subject: 'Certificate' },
  )
  const { sheet, answer } = await sheetOf(desk)
  assert.match(sheet, /Limits and deductibles.*Each occurrence.*\$1,000,000/)
  assert.match(sheet, /Open requests.*Certificate.*Elm Realty/)
  assert.match(answer, /No loss run is on file/)
  assert.match(answer, /No payroll, sales, vehicles or locations are on file/)
})

Deno.test('limits of the documents, exposures and claims on file are on the sheet, with questions on them', async () => {
  await using desk = await openDesk()
  const terms = {
    accountId: desk.accountId,
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
    policyNumber: 'WC-7715',
  }
  const policyId = await openPolicy(desk.world.harborline, { ...terms, type: 'WORKERS_COMPENSATION' })
  await keep(desk, policyId, 'Loss run.pdf', [
    { heading: 'LOSS RUN' },
    'Insured: Casco Roofing LLC. Valuation date: 03/01/2026',
    {
      rows: [
        ['Claim no.', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred'],
        ['WC-25-0033', '04/19/2025', 'Fall from ladder', 'Open', '$42,000', '$118,000', '$160,000'],
        ['WC-25-0151', '09/30/2025', 'Cut hand', 'Closed', '$1,150', '$0', '$1,150'],
      ],
    },
  ])
  await keep(desk, policyId, 'WC policy.pdf', [
    { heading: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY' },
    'Policy number: WC-7715',
    'Insured: Casco Roofing LLC',
    {
      rows: [
        ['Bodily Injury by Accident', '$500,000 each accident'],
        ['Bodily Injury by Disease', '$500,000 policy limit'],
      ],
    },
    {
      rows: [
        ['Class Code', 'Classification', 'Estimated Annual Payroll', 'Rate'],
        ['5551', 'Roofing - all kinds', '$96,000', '14.10'],
        ['8810', 'Clerical', '$61,000', '.14'],
      ],
    },
  ])
  const { sheet, answer, email } = await sheetOf(desk)
  assert.match(
    sheet,
    /"Workers Compensation, WC-7715"[^\]]*"Employers liability \(each accident\) \*","\$500,000"/,
  )
  assert.match(sheet, /Valued as of 03\/01\/2026.*Open claims.*WC-25-0033.*\$118,000/)
  assert.match(sheet, /5551 Roofing - all kinds","Payroll \$96,000"/)
  assert.match(sheet, /Questions and notes.*Fall from ladder: what has happened since.*\$118,000 reserved/)
  assert.match(email, /5551 Roofing - all kinds, payroll \$96,000: what do you expect for the coming year\?/)
  assert.match(email, /- Auto: which vehicles are used for work/)
  assert.doesNotMatch(email, /reserved/)
  assert.match(answer, /The claims are from Loss run\.pdf/)
})

Deno.test('a coverage that a package includes counts as in force, one that it excludes does not', async () => {
  await using desk = await openDesk()
  const { accountId } = desk
  await openPolicy(desk.world.harborline, {
    accountId,
    type: 'PACKAGE',
    policyNumber: 'MPP-300',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
    coverages: [
      { name: 'Employment practices', limit: 25_000_000 },
      { name: 'Pastoral counseling professional liability', limit: 100_000_000 },
      { name: 'Hired and non-owned auto', limit: 100_000_000 },
      { name: 'Cyber liability', limit: 'EXCLUDED' },
    ],
  })
  const { sheet } = await sheetOf(desk)
  const missing = /No policy in force with us.*?\]/.exec(sheet)?.[0] ?? ''
  assert.match(missing, /Umbrella:.*Cyber:/)
  assert.doesNotMatch(missing, /Employment Practices|Professional|Auto:|Property:/)

  const { messages } = await desk.ask('What coverage gaps do they have?', { accountId })
  const { content } = messages.at(-1)
  assert.match(
    content,
    /\| Employment Practices Liability \| Employment practices \$250,000 in Package, MPP-300/,
  )
  assert.match(content, /\| Cyber \| \*\*None in force\*\* \|/)
})

/** Puts a document on a policy. */
async function keep(desk: Desk, policyId: string, name: string, page: PageContent) {
  const fileId = await desk.upload(name, await pdfOf(page))
  await desk.dana.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file: { fileId, type: 'OTHER' } },
  )
  await desk.world.platform.jobs.runDue()
}

Deno.test('an umbrella that lapsed is a question for the meeting, and its premium is not counted', async () => {
  await using desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    type: 'UMBRELLA',
    policyNumber: 'UMB-7',
    inforceAt: '2025-03-03',
    expiresAt: '2026-03-03',
    premium: 310_000,
  })
  const { sheet, email } = await sheetOf(desk)
  assert.match(sheet, /No policy in force with us.*Umbrella: policy UMB-7 expired on Mar 3, 2026/)
  assert.match(sheet, /Annual premium","value":"\$8,425"/)
  assert.match(
    email,
    /- Umbrella: policy UMB-7 expired on Mar 3, 2026\. Was this policy replaced, and by which carrier\?/,
  )
})
