import assert from 'node:assert/strict'
import { readPdf } from '../../documents/testing/readPdf.ts'
import { noCertificateFacts } from '../policies/certificateFacts.ts'
import {
  addEndorsement,
  confirmProvision,
  confirmProvisions,
  openCertificateDesk,
  portland,
} from './testing/openCertificateDesk.ts'

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) {
    __typename
    ... on CreateCertificateSuccess { certificate { provisionWords downloadUrl } }
    ... on CertificateChecksError { checks { code path message isBlocking } }
    ... on ValidationErrors { fields { path message } }
  }
}`

const facts = `mutation ($id: ID!, $input: PolicyCertificateFactsInput!) {
  updateCertificateFacts(id: $id, input: $input) {
    __typename
    ... on UpdateCertificateFactsSuccess {
      businessPolicy {
        version
        certificateFacts { provisions { kind partyName formNumber confirmedBy { name } sourceFile { name } } }
        history { changes { label before after } }
      }
    }
    ... on ValidationErrors { fields { path message } }
  }
}`

const longfellow = { name: 'Longfellow Construction Co.', address: portland }

Deno.test('an Endorsement document alone makes no one an additional insured', async () => {
  await using desk = await openCertificateDesk()
  await addEndorsement(desk.harborline, desk.policyId)
  const input = { accountId: desk.accountId, holder: longfellow, additionalInsured: true }
  const { createCertificate: refused } = await desk.client.data(create, { input })
  assert.deepEqual(
    refused.checks.map(({ code, path, isBlocking }: Record<string, unknown>) => [code, path, isBlocking]),
    [['PROVISION_NOT_CONFIRMED', 'additionalInsured', false]],
  )
  assert.match(refused.checks[0].message, /^Additional insured is not confirmed on any policy listed\./)
  const { createCertificate } = await desk.client.data(create, { input: { ...input, confirm: true } })
  assert.deepEqual(createCertificate.certificate.provisionWords, [
    'Additional insured: requested, and not confirmed on any policy listed.',
  ])
  // The agency's own check stays off the document that the holder gets.
  const file = await desk.client.fetch(createCertificate.certificate.downloadUrl)
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  assert.doesNotMatch(pages.map(({ text }) => text).join(' '), /not confirmed/)
})

Deno.test('states a named party’s provision to that party alone', async () => {
  await using desk = await openCertificateDesk()
  await confirmProvision(desk, { scope: 'NAMED', partyName: 'LONGFELLOW CONSTRUCTION CO' })
  const input = { accountId: desk.accountId, holder: longfellow, additionalInsured: true }
  const { createCertificate } = await desk.client.data(create, { input })
  assert.deepEqual(createCertificate.certificate.provisionWords, [
    'The holder is an additional insured under General Liability CGL 2204183-07 (CG 20 10 04 13).',
  ])
  const holder = { ...longfellow, name: 'Bowdoin Property Trust' }
  const { createCertificate: other } = await desk.client.data(create, { input: { ...input, holder } })
  assert.match(other.checks[0].message, /is confirmed for LONGFELLOW CONSTRUCTION CO, not for this holder/)
})

Deno.test('names each additional insured with the endorsement that grants it', async () => {
  await using desk = await openCertificateDesk()
  await confirmProvisions(desk, [
    { scope: 'NAMED', partyName: 'Bayview Owners LLC', formNumber: 'CG 20 26 12 19' },
    { scope: 'NAMED', partyName: longfellow.name },
    { scope: 'NAMED', partyName: 'Casco Bay Lending Trust' },
    { kind: 'WAIVER_OF_SUBROGATION', formNumber: 'CG 24 04 05 09' },
  ])
  const input = {
    accountId: desk.accountId,
    holder: longfellow,
    additionalInsured: true,
    otherAdditionalInsureds: ['Bayview Owners LLC', 'Longfellow Construction Co', '', 'City of Portland'],
    waiverOfSubrogation: true,
    descriptionOfOperations: 'Roof of the Armory',
  }
  const { createCertificate: refused } = await desk.client.data(create, { input })
  assert.deepEqual(
    refused.checks.map(({ path, message }: Record<string, string>) => [path, message?.split('. ')[0]]),
    [
      [
        'otherAdditionalInsureds',
        'Additional insured is confirmed for Bayview Owners LLC, Longfellow Construction Co., and Casco Bay Lending Trust, not for City of Portland',
      ],
    ],
  )
  const { createCertificate } = await desk.client.data(create, { input: { ...input, confirm: true } })
  const { provisionWords, downloadUrl } = createCertificate.certificate
  const policy = 'General Liability CGL 2204183-07'
  const stated = [
    `The holder is an additional insured under ${policy} (CG 20 10 04 13).`,
    `Bayview Owners LLC is an additional insured under ${policy} (CG 20 26 12 19).`,
    `Subrogation against the holder, Bayview Owners LLC, and City of Portland is waived under ${policy} (CG 24 04 05 09), where required by written contract.`,
  ]
  assert.deepEqual(provisionWords, [
    stated[0],
    stated[1],
    'Additional insured: requested for City of Portland, and not confirmed on any policy listed.',
    stated[2],
  ])
  const file = await desk.client.fetch(downloadUrl)
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  const text = pages
    .map((page) => page.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  // They stand in the description of operations, behind what was written there.
  assert.ok(text.includes(['Roof of the Armory', ...stated].join(' ')), text)
  assert.doesNotMatch(text, /requested|Lending/)
})

Deno.test('the holder is no additional insured only because others are', async () => {
  await using desk = await openCertificateDesk()
  await confirmProvisions(desk, [{}, { kind: 'PRIMARY_NONCONTRIBUTORY', formNumber: 'CG 20 01 12 19' }])
  const input = {
    accountId: desk.accountId,
    holder: longfellow,
    otherAdditionalInsureds: ['Bayview Owners LLC', 'City of Portland'],
    primaryNoncontributory: true,
  }
  const { createCertificate } = await desk.client.data(create, { input })
  const policy = 'General Liability CGL 2204183-07'
  assert.deepEqual(createCertificate.certificate.provisionWords, [
    `Bayview Owners LLC and City of Portland are additional insureds under ${policy} (CG 20 10 04 13), where required by written contract.`,
    `Insurance of Bayview Owners LLC and City of Portland as additional insureds is primary and noncontributory under ${policy} (CG 20 01 12 19), where required by written contract.`,
  ])
})

Deno.test('a certificate marks the policies that a confirmed waiver applies to', async () => {
  await using desk = await openCertificateDesk()
  await confirmProvision(desk, { kind: 'WAIVER_OF_SUBROGATION', formNumber: 'CG 24 04 05 09' })
  const input = { accountId: desk.accountId, holder: longfellow, waiverOfSubrogation: true }
  const { createCertificate } = await desk.client.data(create, { input })
  const { provisionWords, downloadUrl } = createCertificate.certificate
  const words =
    'Subrogation against the holder is waived under General Liability CGL 2204183-07 (CG 24 04 05 09), where required by written contract.'
  assert.deepEqual(provisionWords, [words])
  const file = await desk.client.fetch(downloadUrl)
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  assert.ok(pages[0]?.text.includes(words))
})

Deno.test('a provision counts until its document is deleted', async () => {
  await using desk = await openCertificateDesk()
  const fileId = await confirmProvision(desk)
  const check = `query ($input: CreateCertificateInput!) { checkCertificate(input: $input) { code } }`
  const input = { accountId: desk.accountId, holder: longfellow, additionalInsured: true }
  assert.deepEqual((await desk.client.data(check, { input })).checkCertificate, [])
  await desk.client.data(`mutation ($fileId: ID!) { deleteFile(fileId: $fileId) { __typename } }`, { fileId })
  const { checkCertificate } = await desk.client.data(check, { input })
  assert.deepEqual(checkCertificate, [{ code: 'PROVISION_NOT_CONFIRMED' }])
})

Deno.test('editing something else keeps who confirmed a provision', async () => {
  await using desk = await openCertificateDesk()
  const { harborline, policyId } = desk
  const sourceFileId = await addEndorsement(harborline, policyId)
  const provision = {
    kind: 'ADDITIONAL_INSURED',
    scope: 'BLANKET',
    formNumber: 'CG 20 10 04 13',
    sourceFileId,
  }
  await desk.client.data(facts, { id: policyId, input: { provisions: [provision] } })
  const marcus = await desk.as(desk.marcus)
  const { updateCertificateFacts: answer } = await marcus.data(facts, {
    id: policyId,
    input: { provisions: [provision], claimsBasis: 'OCCURRENCE' },
  })
  assert.deepEqual(answer.businessPolicy.certificateFacts.provisions, [
    {
      kind: 'ADDITIONAL_INSURED',
      partyName: null,
      formNumber: 'CG 20 10 04 13',
      confirmedBy: { name: 'Dana Whitfield' },
      sourceFile: { name: 'CG 20 10.pdf' },
    },
  ])
  assert.deepEqual(answer.businessPolicy.history.at(-1).changes, [
    {
      label: 'Certificate facts',
      before: 'Additional insured: blanket (CG 20 10 04 13)',
      after: 'Additional insured: blanket (CG 20 10 04 13); Occurrence',
    },
  ])
})

Deno.test('rejects a provision without a form, a party or a document of the policy', async () => {
  await using desk = await openCertificateDesk()
  const stranger = await addEndorsement(desk.harborline, await desk.addPolicy({ policyNumber: 'BA 1' }))
  const provision = { kind: 'ADDITIONAL_INSURED', scope: 'NAMED', formNumber: ' ', sourceFileId: stranger }
  const { updateCertificateFacts: answer } = await desk.client.data(facts, {
    id: desk.policyId,
    input: { provisions: [provision] },
  })
  assert.deepEqual(answer.fields, [
    { path: 'provisions.0.formNumber', message: 'Enter the number of the form, like CG 20 10 04 13.' },
    { path: 'provisions.0.partyName', message: 'Enter the name of the party.' },
    { path: 'provisions.0.sourceFileId', message: 'Choose one of the documents of this policy.' },
  ])
  const whole = { ...provision, formNumber: 'CG 20 10', partyName: 'Longfellow' }
  const { updateCertificateFacts: second } = await desk.client.data(facts, {
    id: desk.policyId,
    input: { provisions: [whole] },
  })
  assert.deepEqual(second.fields, [
    { path: 'provisions.0.sourceFileId', message: 'Choose one of the documents of this policy.' },
  ])
})

Deno.test('lists lines that do not belong on a liability certificate only when chosen', async () => {
  await using desk = await openCertificateDesk()
  await desk.addPolicy({ type: 'PROPERTY', policyNumber: 'CP 99120' })
  const input = { accountId: desk.accountId, holder: longfellow }
  const { createCertificate } = await desk.client.data(create, { input })
  const file = await desk.client.fetch(createCertificate.certificate.downloadUrl)
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  assert.match(pages[0]?.text ?? '', /CGL 2204183-07/)
  assert.doesNotMatch(pages[0]?.text ?? '', /CP 99120/)
})

Deno.test('flags a listed policy that expires within 30 days', async () => {
  await using desk = await openCertificateDesk()
  await desk.addPolicy({ type: 'COMMERCIAL_AUTO', policyNumber: 'BA 4410982', expiresAt: '2026-04-10' })
  const input = { accountId: desk.accountId, holder: longfellow }
  const { createCertificate } = await desk.client.data(create, { input })
  assert.deepEqual(
    createCertificate.checks.map(({ code, message }: Record<string, unknown>) => [code, message]),
    [
      [
        'POLICY_EXPIRES_SOON',
        'Auto BA 4410982 expires on Apr 10, 2026. Renew it first, or plan to send a new certificate.',
      ],
    ],
  )
})

Deno.test('points out an unanswered box before issuing', async () => {
  await using desk = await openCertificateDesk()
  await desk.addPolicy({ type: 'COMMERCIAL_AUTO', policyNumber: 'BA 4410982' }, noCertificateFacts)
  await desk.addPolicy({ type: 'WORKERS_COMPENSATION', policyNumber: 'WC 88120' }, noCertificateFacts)
  const input = { accountId: desk.accountId, holder: longfellow }
  const { createCertificate } = await desk.client.data(create, { input })
  assert.deepEqual(
    createCertificate.checks.map(({ code, isBlocking, message }: Record<string, unknown>) => [
      code,
      isBlocking,
      message,
    ]),
    [
      [
        'BOXES_EMPTY',
        false,
        'Auto BA 4410982 doesn’t say which autos are covered. These boxes stay empty unless you fill in the policy’s certificate facts.',
      ],
      [
        'BOXES_EMPTY',
        false,
        'Workers Compensation WC 88120 doesn’t say whether limits are per statute and whether proprietors are excluded. These boxes stay empty unless you fill in the policy’s certificate facts.',
      ],
    ],
  )
})

Deno.test('cites every form that is confirmed for the holder, for ongoing and for completed operations', async () => {
  await using desk = await openCertificateDesk()
  const sourceFileId = await confirmProvision(desk)
  const ofForm = (formNumber: string) => ({
    kind: 'ADDITIONAL_INSURED',
    scope: 'BLANKET',
    formNumber,
    sourceFileId,
  })
  await desk.client.data(facts, {
    id: desk.policyId,
    input: { provisions: [ofForm('CG 20 37 12 19'), ofForm('CG 20 10 12 19')] },
  })
  const input = { accountId: desk.accountId, holder: longfellow, additionalInsured: true }
  const { createCertificate } = await desk.client.data(create, { input: { ...input, confirm: true } })
  assert.deepEqual(createCertificate.certificate.provisionWords, [
    'The holder is an additional insured under General Liability CGL 2204183-07 (CG 20 37 12 19 and CG 20 10 12 19), where required by written contract.',
  ])
})
