import assert from 'node:assert/strict'
import { readPdf } from '../../../documents/testing/readPdf.ts'
import type { Client } from '../../../testing/createClient.ts'
import { certificateHolderKind } from '../certificateHolder.ts'
import { certificateKind } from '../certificateKind.ts'
import { confirmProvision, openCertificateDesk, portland } from '../testing/openCertificateDesk.ts'

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on CertificateChecksError { checks { code isBlocking path policyId message } }
    ... on CreateCertificateSuccess {
      certificate {
        id certificateNumber revision isCurrent accountId issuedOn viewUrl downloadUrl
        additionalInsured additionalInsuredWords descriptionOfOperations html
        issuedBy { name }
        holder { name address { line1 line2 city zone postalCode } }
      }
    }
  }
}`

const longfellow = { name: 'Longfellow Construction Co.', address: portland }

async function issue(client: Client, input: object) {
  const { createCertificate } = await client.data(create, { input })
  assert.equal(createCertificate.__typename, 'CreateCertificateSuccess', JSON.stringify(createCertificate))
  return createCertificate.certificate
}

async function refused(client: Client, input: object) {
  const { createCertificate } = await client.data(create, { input })
  assert.equal(createCertificate.__typename, 'CertificateChecksError', JSON.stringify(createCertificate))
  return createCertificate.checks as {
    code: string
    isBlocking: boolean
    path: string | null
    message: string
  }[]
}

async function pdfAt(client: Client, url: string) {
  const response = await client.fetch(url)
  assert.equal(response.headers.get('content-type'), 'application/pdf')
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

Deno.test('issues a certificate from the policies in force with everything on its PDF', async () => {
  await using desk = await openCertificateDesk()
  const { accountId, client } = desk
  await confirmProvision(desk)
  const certificate = await issue(client, {
    accountId,
    holder: longfellow,
    additionalInsured: true,
    descriptionOfOperations: 'Re-roofing of the north hall.',
  })
  assert.deepEqual(certificate, {
    id: certificate.id,
    certificateNumber: 'HIG-2026-00001',
    revision: 1,
    isCurrent: true,
    accountId,
    issuedOn: '2026-03-16',
    viewUrl: certificate.viewUrl,
    html: certificate.html,
    downloadUrl: certificate.downloadUrl,
    additionalInsured: true,
    additionalInsuredWords:
      'The holder is an additional insured under General Liability CGL 2204183-07 (CG 20 10 04 13), where required by written contract.',
    descriptionOfOperations: 'Re-roofing of the north hall.',
    issuedBy: { name: 'Dana Whitfield' },
    holder: longfellow,
  })
  assert.match(certificate.html, /<td class="cell">CGL 2204183-07<\/td>/)
  const { pages, facts } = await pdfAt(client, certificate.downloadUrl)
  assert.equal(pages.length, 1)
  assert.equal(facts['Title'], 'Certificate of liability insurance HIG-2026-00001 for Casco Roofing LLC')
  for (const said of [
    'HIG-2026-00001',
    'Mar 16, 2026',
    'Harborline Insurance Group',
    'Dana Whitfield',
    'Casco Roofing LLC',
    '18 Commercial Street',
    'Granite State Casualty',
    '23809',
    'General Liability',
    'CGL 2204183-07',
    'Jan 1, 2027',
    'Each occurrence',
    '$1,000,000',
    'General aggregate',
    '$2,000,000',
    'The holder is an additional insured under General Liability CGL 2204183-07 (CG 20 10 04 13), where required by written contract.',
    'Re-roofing of the north hall.',
    'Longfellow Construction Co.',
    'Suite 210',
    'Portland, ME 04101',
    'This certificate promises the holder no notice.',
  ])
    assert.ok(pages[0]?.text.includes(said), `${said} in ${pages[0]?.text}`)
})

Deno.test('no date in the table of policies wraps', async () => {
  await using desk = await openCertificateDesk()
  const days = { inforceAt: '2025-11-20', expiresAt: '2026-11-20' }
  const policyIds = [await desk.addPolicy({ type: 'COMMERCIAL_AUTO', policyNumber: 'BA 4410982', ...days })]
  const input = { accountId: desk.accountId, holder: longfellow, policyIds }
  const { pages } = await pdfAt(desk.client, (await issue(desk.client, input)).downloadUrl)
  const lines = pages[0]?.places.map(({ text }) => text) ?? []
  for (const day of ['Nov 20, 2025', 'Nov 20, 2026']) assert.ok(lines.includes(day), lines.join('\n'))
})

Deno.test('shows the view inline and downloads the file, both only for the agency', async () => {
  await using desk = await openCertificateDesk()
  const { viewUrl, downloadUrl } = await issue(desk.client, { accountId: desk.accountId, holder: longfellow })
  const dispositionOf = async (client: Client, url: string) => {
    const response = await client.fetch(url)
    await response.body?.cancel()
    return response.headers.get('content-disposition')
  }
  assert.equal(await dispositionOf(desk.client, viewUrl), "inline; filename*=UTF-8''HIG-2026-00001.pdf")
  assert.equal(
    await dispositionOf(desk.client, downloadUrl),
    "attachment; filename*=UTF-8''HIG-2026-00001.pdf",
  )
  const walt = await desk.as(desk.walt)
  assert.equal((await walt.fetch(downloadUrl)).status, 404)
})

Deno.test('certificates issued at once get different numbers', async () => {
  await using desk = await openCertificateDesk()
  const { accountId, client } = desk
  const issued = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      issue(client, { accountId, holder: { ...longfellow, name: `Holder ${at}` } }),
    ),
  )
  const numbers = new Set(issued.map(({ certificateNumber }) => certificateNumber))
  const expected = Array.from({ length: 12 }, (_, at) => `HIG-2026-${String(at + 1).padStart(5, '0')}`)
  assert.deepEqual(numbers, new Set(expected))
})

Deno.test('certificates issued at once to a new holder save the holder once', async () => {
  await using desk = await openCertificateDesk()
  const { accountId, client, harborline } = desk
  const spellings = ['Longfellow Construction Co.', 'LONGFELLOW CONSTRUCTION CO']
  const issued = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      issue(client, { accountId, holder: { ...longfellow, name: spellings[at % 2] } }),
    ),
  )
  const book = [...harborline.table(certificateHolderKind).values()]
  const holders = issued.map(({ id }) => harborline.table(certificateKind).get(id)?.holderId)
  assert.equal(book.length, 1)
  assert.deepEqual(new Set(holders), new Set([book[0]?.id]))
})

Deno.test('a long description continues in the addendum', async () => {
  await using desk = await openCertificateDesk()
  const jobs = Array.from(
    { length: 90 },
    (_, at) => `Job ${at + 1}: re-roofing of hall ${at + 1}, Congress Street.`,
  )
  const descriptionOfOperations = jobs.join('\n')
  const input = { accountId: desk.accountId, holder: longfellow, descriptionOfOperations }
  const { pages } = await pdfAt(desk.client, (await issue(desk.client, input)).downloadUrl)
  const [first, ...others] = pages.map(({ text }) => text)
  assert.match(first ?? '', /Continued in the addendum\..*Longfellow Construction Co\./)
  assert.match(others.join(' '), /Description of operations, locations and vehicles, continued/)
  const all = [first, ...others].join(' ')
  for (const job of jobs) assert.ok(all.includes(job), job)
})

Deno.test('reports holder errors under their fields', async () => {
  await using desk = await openCertificateDesk()
  const holder = { name: ' ', address: { ...portland, line1: '', postalCode: '78701' } }
  const input = { accountId: desk.accountId, holder, descriptionOfOperations: 'x'.repeat(10_001) }
  const { createCertificate } = await desk.client.data(create, { input })
  assert.deepEqual(createCertificate.fields, [
    { path: 'holder.name', message: 'Enter the name of the holder.' },
    { path: 'holder.address.postalCode', message: 'The ZIP code 78701 is in TX, not in ME.' },
    { path: 'descriptionOfOperations', message: 'A description may have up to 10,000 characters.' },
  ])
  const nobody = (await desk.client.data(create, { input: { accountId: desk.accountId } })).createCertificate
  assert.deepEqual(
    nobody.fields.map(({ path }: { path: string }) => path),
    [
      'holder.name',
      'holder.address.line1',
      'holder.address.city',
      'holder.address.zone',
      'holder.address.postalCode',
    ],
  )
})

Deno.test('names a policy with missing facts and issues nothing', async () => {
  await using desk = await openCertificateDesk()
  const policyId = await desk.addPolicy({ type: 'COMMERCIAL_AUTO', policyNumber: null, coverages: [] })
  const input = { accountId: desk.accountId, holder: longfellow, confirm: true }
  assert.deepEqual(await refused(desk.client, input), [
    {
      code: 'POLICY_DATA_MISSING',
      isBlocking: true,
      path: null,
      policyId,
      message:
        'The Auto policy is missing its number and its coverages with their limits. Add it to the policy.',
    },
  ])
  await issue(desk.client, { ...input, policyIds: [desk.policyId] })
})

Deno.test('an account without a policy in force has no certificate, and the expired policy is named', async () => {
  await using desk = await openCertificateDesk()
  desk.clock.advance(Date.parse('2027-01-02T15:00:00Z') - desk.clock.now())
  const input = { accountId: desk.accountId, holder: longfellow }
  const client = await desk.as(desk.dana)
  assert.deepEqual(
    (await refused(client, input)).map(({ code, isBlocking }) => [code, isBlocking]),
    [
      ['NO_POLICY_IN_FORCE', true],
      ['POLICY_EXPIRED', false],
    ],
  )
  const chosen = await refused(client, { ...input, policyIds: [desk.policyId], confirm: true })
  assert.deepEqual(
    chosen.map(({ code }) => code),
    ['POLICY_NOT_IN_FORCE'],
  )
})

Deno.test('rejects a holder and a description that cannot be printed', async () => {
  await using desk = await openCertificateDesk()
  const holder = { name: 'شركة التأمين العربية', address: { ...portland, line1: '株 Street' } }
  const input = { accountId: desk.accountId, holder, descriptionOfOperations: 'North hall 🏗' }
  const { createCertificate } = await desk.client.data(create, { input: { ...input, confirm: true } })
  assert.deepEqual(createCertificate.fields, [
    {
      path: 'holder.name',
      message: 'These characters can’t be printed: ش, ر, and ك. Write it in Latin letters.',
    },
    {
      path: 'holder.address.line1',
      message: 'These characters can’t be printed: 株. Write it in Latin letters.',
    },
    {
      path: 'descriptionOfOperations',
      message: 'These characters can’t be printed: 🏗. Write it in Latin letters.',
    },
  ])
  await issue(desk.client, {
    ...input,
    holder: longfellow,
    descriptionOfOperations: 'José Łukasz’s north hall',
    confirm: true,
  })
})

Deno.test('rejects more coverages and text than one certificate can hold', async () => {
  await using desk = await openCertificateDesk()
  const coverages = Array.from({ length: 40 }, (_, at) => ({
    name: `${String(at).padStart(2, '0')}${'ж'.repeat(98)}`,
    limit: 100_000_000,
  }))
  const policyIds = await Promise.all(
    Array.from({ length: 6 }, (_, at) => desk.addPolicy({ policyNumber: `UMB ${at}`, coverages })),
  )
  const descriptionOfOperations = 'ж'.repeat(10_000)
  const input = { accountId: desk.accountId, holder: longfellow, policyIds, descriptionOfOperations }
  assert.deepEqual(
    (await refused(desk.client, { ...input, confirm: true })).map(({ code, message }) => [code, message]),
    [
      [
        'TOO_MUCH_TO_SHOW',
        'This does not fit on one certificate. Choose fewer policies, or shorten the description.',
      ],
    ],
  )
})

Deno.test('shows up to the maximum of coverages and rejects more with the count', async () => {
  await using desk = await openCertificateDesk()
  const description = 'é'.repeat(10_000)
  const coverages = Array.from({ length: 40 }, (_, at) => ({
    name: `${String(at).padStart(2, '0')}${'é'.repeat(98)}`,
    limit: 100_000_000,
  }))
  const ids = await Promise.all(
    Array.from({ length: 7 }, (_, at) => desk.addPolicy({ policyNumber: `UMB ${at}`, coverages })),
  )
  const input = { accountId: desk.accountId, holder: longfellow, descriptionOfOperations: description }
  const { downloadUrl } = await issue(desk.client, { ...input, policyIds: ids.slice(0, 6) })
  const { pages } = await pdfAt(desk.client, downloadUrl)
  assert.match(pages.at(-1)?.text ?? '', /Description of operations, locations and vehicles, continued|é/)
  const [check] = await refused(desk.client, { ...input, policyIds: ids, confirm: true })
  assert.equal(
    check?.message,
    'A certificate shows up to 250 coverages; these policies have 280. Choose fewer policies.',
  )
})
