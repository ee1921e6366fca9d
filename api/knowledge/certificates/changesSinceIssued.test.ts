import assert from 'node:assert/strict'
import { openCertificateDesk, portland } from './testing/openCertificateDesk.ts'

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) { ... on CreateCertificateSuccess { certificate { id } } }
}`
const revise = `mutation ($id: ID!, $input: ReviseCertificateInput!) {
  reviseCertificate(id: $id, input: $input) { ... on ReviseCertificateSuccess { certificate { id } } }
}`
const update = `mutation ($id: ID!, $req: UpdateBusinessPolicyInput!) {
  updateBusinessPolicy(id: $id, req: $req) { __typename }
}`
const show = `query ($id: ID!) {
  certificate(id: $id) { changesSinceIssued { label before after } cancellationNotices }
}`

async function openIssued() {
  const desk = await openCertificateDesk()
  const holder = { name: 'Longfellow Construction Co.', address: portland }
  const input = { accountId: desk.accountId, holder, confirm: true }
  const { createCertificate } = await desk.client.data(create, { input })
  const id: string = createCertificate.certificate.id
  const correct = (policyId: string, req: object) => desk.client.data(update, { id: policyId, req })
  const changes = async (of = id) =>
    (await desk.client.data(show, { id: of })).certificate.changesSinceIssued.map(
      ({ label, before, after }: Record<string, string | null>) => `${label}: ${before} → ${after}`,
    )
  return { ...desk, id, correct, changes }
}

Deno.test('a certificate tells what was corrected on its policy since, until it is issued again', async () => {
  await using desk = await openIssued()
  assert.deepEqual(await desk.changes(), [])
  await desk.correct(desk.policyId, { premium: 900_000 })
  assert.deepEqual(await desk.changes(), [])
  await desk.correct(desk.policyId, {
    policyNumber: 'CGL 2204183-08',
    expiresAt: '2026-12-15',
    coverages: [
      { name: 'Each occurrence', limit: 100_000_000 },
      { name: 'General aggregate', limit: 300_000_000 },
      { name: 'Medical expense', limitWords: 'EXCLUDED' },
    ],
  })
  assert.deepEqual(await desk.changes(), [
    'Policy number: CGL 2204183-07 → CGL 2204183-08',
    'Expires: Jan 1, 2027 → Dec 15, 2026',
    'General aggregate: $2,000,000 → $3,000,000',
    'Medical expense: null → Excluded',
  ])
  const { reviseCertificate } = await desk.client.data(revise, { id: desk.id, input: { confirm: true } })
  assert.deepEqual(await desk.changes(reviseCertificate.certificate.id), [])
  assert.deepEqual(await desk.changes(), [])
})

Deno.test('a certificate of several policies names the one that changed, and one that was canceled', async () => {
  await using desk = await openCertificateDesk()
  const umbrella = await desk.addPolicy({ type: 'UMBRELLA', policyNumber: 'UMB 88' })
  const holder = { name: 'Longfellow Construction Co.', address: portland }
  const { createCertificate } = await desk.client.data(create, {
    input: { accountId: desk.accountId, holder, confirm: true },
  })
  await desk.client.data(update, { id: umbrella, req: { state: 'CANCELED' } })
  const { certificate } = await desk.client.data(show, { id: createCertificate.certificate.id })
  assert.deepEqual(certificate.changesSinceIssued, [
    { label: 'Umbrella, Status', before: 'Active', after: 'Canceled' },
  ])
})

Deno.test('what changes after the term is over is no reason to issue again', async () => {
  await using desk = await openIssued()
  await desk.correct(desk.policyId, { expiresAt: '2026-02-01' })
  assert.deepEqual(await desk.changes(), [])
})
