import assert from 'node:assert/strict'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { LineOfBusiness } from '../../../knowledge/index.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { type PageContent, pdfOf } from '../../testing/pdfOf.ts'
import { leftEmpty } from './fillForm.ts'
import { correctionsIn, valuesIn } from './messageValues.ts'

const update = `mutation ($id: ID!, $input: UpdateCaraFormInput!) {
  updateCaraForm(id: $id, input: $input) { __typename }
}`

const noticeLabels = ['Name of insured', 'Policy number', 'Date of loss', 'Estimated loss', 'Signature']

interface Field {
  readonly name: string
  readonly label: string
  readonly shownValue: string
  readonly source: string | null
  readonly isUncertain: boolean
}

function filledIn(fields: readonly Field[]): Field[] {
  return fields.filter(({ source }) => source !== null)
}

/** A fillable form, by default a loss notice: labels at the left, fields at the right, and a box to check. */
async function lossNotice(labels = noticeLabels): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const form = pdf.getForm()
  for (const [index, label] of labels.entries()) {
    const y = 680 - index * 40
    page.drawText(`${label}:`, { x: 50, y: y + 4, size: 10, font })
    form.createTextField(`f${index}`).addToPage(page, { x: 220, y, width: 260, height: 18 })
  }
  page.drawText('Anyone injured?', { x: 50, y: 450, size: 10, font })
  form.createCheckBox('inj').addToPage(page, { x: 220, y: 446, width: 12, height: 12 })
  return new Uint8Array(await pdf.save())
}

Deno.test('fills a form from the attached letter, gives each source, and leaves the signature blank', async () => {
  await using copilot = await openCopilot()
  const letter = await pdfOf([
    { heading: 'Notice of loss' },
    {
      rows: [
        ['Name of insured', 'Tidewrack Seafood Market Inc.'],
        ['Policy number', 'CIC 6 MS 0111908 02'],
        ['Date of loss', '09/06/2026'],
        ['Estimated loss', '$27,500'],
      ],
    },
  ])
  const files = [
    await copilot.upload('[Input] Loss notice.pdf', await lossNotice()),
    await copilot.upload('[Input] Letter.pdf', letter),
  ]
  const workspace = await copilot.ask('Fill in this form', { files, preset: 'GENERATE_TEMPLATE' })
  const [form] = workspace.artifacts
  assert.equal(form.document.documentType, 'Filled form')
  assert.equal(workspace.title, 'Loss notice (filled)')
  const { formFields } = form.document
  assert.deepEqual(
    filledIn(formFields).map(({ label, shownValue }) => [label, shownValue]),
    [
      ['Name of insured', 'Tidewrack Seafood Market Inc.'],
      ['Policy number', 'CIC 6 MS 0111908 02'],
      ['Date of loss', '09/06/2026'],
      ['Estimated loss', '$27,500'],
    ],
  )
  const emptyFields = formFields.filter(({ source }: Field) => source === null)
  assert.deepEqual(
    emptyFields.map(({ label }: Field) => label),
    ['Signature', 'Anyone injured?'],
  )
  assert.match(workspace.messages.at(-1).content, /\| Estimated loss \| \$27,500 \| Letter\.pdf, page 1 \|/)
})

Deno.test('marks fields filled from the sentences of a letter for checking', async () => {
  await using copilot = await openCopilot()
  const letter = await pdfOf([
    { heading: 'Tidewrack Seafood Market' },
    'September 8, 2026',
    'On Sunday, September 6, the compressor shorted and started a small fire. We make it $27,500 altogether.',
  ])
  const files = [
    await copilot.upload('[Input] Loss notice.pdf', await lossNotice()),
    await copilot.upload('[Input] Letter.pdf', letter),
  ]
  const { messages } = await copilot.ask('Fill in this form', { files, preset: 'GENERATE_TEMPLATE' })
  const { content, citations } = messages.at(-1)
  assert.match(content, /is filled: \d+ fields, 2 of them to check; \d+ left empty\./)
  assert.match(content, /\*\*To check\*\*/)
  assert.match(content, /\| Date of loss \| 09\/06\/2026 \| Letter\.pdf, page 1 \[1\] \|/)
  assert.match(content, /\| Estimated loss \| \$27,500 \| Letter\.pdf, page 1 \[2\] \|/)
  assert.equal(citations[1].quote, 'We make it $27,500 altogether.')
})

Deno.test('says what it found for a field that it left empty, and why it did not fill it in', async () => {
  await using copilot = await openCopilot()
  const letter = await pdfOf(['September 8, 2026', 'One year maintenance period after acceptance.'])
  const files = [
    await copilot.upload('[Input] Bond request.pdf', await lossNotice(['Obligee', 'Maintenance period'])),
    await copilot.upload('[Input] Letter.pdf', letter),
  ]
  const { messages } = await copilot.ask('Fill in this form', { files, preset: 'GENERATE_TEMPLATE' })
  const { content } = messages.at(-1)
  assert.match(content, /\*\*Left empty, please check\*\*/)
  assert.match(
    content,
    /\| Maintenance period \| 1 \(Letter\.pdf, page 1\) \| It is another kind of answer than this asks for\. \|/,
  )
})

Deno.test('takes no sentence of a letter for a labeled value', async () => {
  await using copilot = await openCopilot()
  const letter = await pdfOf([
    'September 8, 2026',
    'Please quote the trucks at $1,000,000 combined single limit, cargo $75,000 with a $1,000 deductible.',
  ])
  const files = [
    await copilot.upload('[Input] Application.pdf', await lossNotice(['Motor truck cargo limit'])),
    await copilot.upload('[Input] Letter.pdf', letter),
  ]
  const workspace = await copilot.ask('Fill in this form', { files, preset: 'GENERATE_TEMPLATE' })
  const { formFields } = workspace.artifacts[0].document
  assert.deepEqual(
    filledIn(formFields).map(({ label, shownValue, isUncertain }) => [label, shownValue, isUncertain]),
    [['Motor truck cargo limit', '$75,000', true]],
  )
})

Deno.test('fills a form from the account and its policy', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  await openPolicy(harborline, {
    accountId,
    carrierId,
    policyNumber: 'CGL 2204183-07',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
  })
  const form = await lossNotice([...noticeLabels, 'Self-insured retention'])
  const files = [await copilot.upload('[Input] Loss notice.pdf', form)]
  const { messages } = await copilot.ask('Fill in this form', {
    files,
    accountId,
    preset: 'GENERATE_TEMPLATE',
  })
  const { content } = messages.at(-1)
  assert.match(content, /\| Name of insured \| Casco Roofing LLC \| Account \|/)
  assert.match(content, /\| Policy number \| CGL 2204183-07 \| Policy \|/)
  assert.match(content, /\| Self-insured retention \| \$?10,?000\S* \| Policy \|/)
})

Deno.test('fills current-policy fields only from policies in force', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Harbor Masonry Inc.' } })
  const terms = { accountId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, {
    ...terms,
    type: 'WORKERS_COMPENSATION',
    state: 'CANCELED',
    policyNumber: 'WC 7710422',
  })
  const files = [await copilot.upload('[Input] Loss notice.pdf', await lossNotice())]
  const { messages } = await copilot.ask('Fill in this form', {
    files,
    accountId,
    preset: 'GENERATE_TEMPLATE',
  })
  assert.match(messages.at(-1).content, /\| Name of insured \| Harbor Masonry Inc\. \| Account \|/)
  assert.doesNotMatch(messages.at(-1).content, /WC 7710422/)
})

Deno.test('takes the contact and the industry of the account, and dates only of the line asked for', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const mailingAddress = {
    line1: '12 Wharf Street',
    line2: null,
    city: 'Portland',
    zone: 'ME',
    postalCode: '04101',
  }
  const { id: accountId } = await openAccount(harborline, { detail: { mailingAddress } })
  await openPolicy(harborline, {
    accountId,
    type: 'COMMERCIAL_AUTO',
    inforceAt: '2026-06-09',
    expiresAt: '2027-06-09',
  })
  const labels = ['Mailing address', 'City', 'Contact name', 'NAICS code', 'GL expiration date']
  const files = [await copilot.upload('[Input] Supplement.pdf', await lossNotice(labels))]
  const { artifacts } = await copilot.ask('Fill in this form', {
    files,
    accountId,
    preset: 'GENERATE_TEMPLATE',
  })
  assert.deepEqual(
    filledIn(artifacts[0].document.formFields).map(({ label, shownValue }) => [label, shownValue]),
    [
      ['Mailing address', '12 Wharf Street'],
      ['City', 'Portland'],
      ['Contact name', 'Marta Ouellette'],
      ['NAICS code', '238160'],
    ],
  )
})

Deno.test('takes the tax number and the form of business from the documents of the account', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const policyId = await openPolicy(harborline, { accountId, type: 'WORKERS_COMPENSATION' })
  const page = await pdfOf([
    { heading: 'WORKERS COMPENSATION INFORMATION PAGE' },
    '1. The Insured: Casco Roofing LLC',
    'FEIN: 84-2917746   Legal status: Limited Liability Company',
  ])
  const file = { fileId: await copilot.upload('Information page.pdf', page), type: 'OTHER' }
  await copilot.dana.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file },
  )
  const labels = ['FEIN OR SOC SEC #', 'Contact name', 'Legal entity type']
  const files = [await copilot.upload('[Input] Application.pdf', await lossNotice(labels))]
  const { artifacts } = await copilot.ask('Fill in this form', {
    files,
    accountId,
    preset: 'GENERATE_TEMPLATE',
  })
  assert.deepEqual(
    filledIn(artifacts[0].document.formFields).map(({ label, shownValue }) => [label, shownValue]),
    [
      ['FEIN OR SOC SEC #', '84-2917746'],
      ['Contact name', 'Marta Ouellette'],
      ['Legal entity type', 'Limited Liability Company'],
    ],
  )
})

Deno.test('keeps what a user corrects when the form is filled again', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline)
  const files = [await copilot.upload('[Input] Loss notice.pdf', await lossNotice())]
  const workspace = await copilot.ask('Fill in this form', { files, accountId, preset: 'GENERATE_TEMPLATE' })
  await copilot.say(workspace.id, 'The policy number is CIC 6 MS 0111908 02.')
  const last = await copilot.say(workspace.id, 'Change the estimated loss to $27,500')
  const { content } = last.messages.at(-1)
  assert.match(content, /\| Name of insured \| Casco Roofing LLC \| Account \|/)
  assert.match(content, /\| Policy number \| CIC 6 MS 0111908 02 \| Your message \|/)
  assert.match(content, /\| Estimated loss \| \$27,500 \| Your message \|/)
})

Deno.test('keeps a value that a person changed in the form, until a message changes it', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline)
  const files = [await copilot.upload('[Input] Loss notice.pdf', await lossNotice())]
  const { id, artifacts } = await copilot.ask('Fill in this form', {
    files,
    accountId,
    preset: 'GENERATE_TEMPLATE',
  })
  const values = [
    { name: 'f0', value: 'Casco Roofing & Siding LLC' },
    { name: 'f3', value: '$27,500' },
  ]
  await copilot.dana.data(update, { id: artifacts[0].id, input: { values } })
  const last = await copilot.say(id, 'Change the estimated loss to $31,000')
  const { content } = last.messages.at(-1)
  assert.match(content, /\| Name of insured \| Casco Roofing & Siding LLC \| Changed by Dana Whitfield \|/)
  assert.match(content, /\| Estimated loss \| \$31,000 \| Your message \|/)
})

Deno.test('takes a statement about a field for a correction, and no remark', () => {
  const said = (message: string) => correctionsIn(message).map(({ label, value }) => [label, value])
  assert.deepEqual(said('The FEIN is 47-0555391. Please change total payroll to $412,500'), [
    ['FEIN', '47-0555391'],
    ['total payroll', '$412,500'],
  ])
  assert.deepEqual(
    said('Annual payroll is $676,400, subcontracted cost $48,200, yes they require certificates from subs.'),
    [['Annual payroll', '$676,400']],
  )
  assert.deepEqual(said('The deductible is about $5,000 or so'), [['deductible', '$5,000']])
  for (const remark of [
    'Annual payroll is what it was last year',
    'That is great.',
    'The form is attached',
    'What is the FEIN?',
    'Fill in this form',
  ])
    assert.deepEqual(said(remark), [])
})

Deno.test('reads how long a business exists from a sentence about something else', () => {
  assert.deepEqual(valuesIn('They require certificates from subs, in business 22 years.'), [
    { label: 'Years in business', value: '22', source: 'Your message' },
  ])
})

Deno.test('uses details about the applicant from the message', async () => {
  await using copilot = await openCopilot()
  const labels = ['Applicant', 'Number of employees', 'Annual sales', 'Phone']
  const files = [await copilot.upload('[Input] Supplement.pdf', await lossNotice(labels))]
  const { messages } = await copilot.ask('Fill the form for Harbor Bakery, 12 employees, sales 900k', {
    files,
    preset: 'GENERATE_TEMPLATE',
  })
  const { content } = messages.at(-1)
  assert.match(content, /\| Number of employees \| 12 \| Your message \|/)
  assert.match(content, /\| Annual sales \| \$900,000 \| Your message \|/)
})

Deno.test('a loss notice is filled from the message and the policy, whatever happened', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const terms = { inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, { accountId, carrierId, policyNumber: 'CGL 2204183-07', ...terms })
  const told = 'A customer slipped on wet stairs on March 3, 2026 and broke her wrist.'
  for (const [request, input] of [
    [`Fill in this loss notice. ${told}`, {}],
    [`Report this loss. ${told}`, { preset: 'GENERATE_TEMPLATE' }],
  ] as const) {
    const files = [await copilot.upload('Loss notice.pdf', await lossNotice())]
    const { messages, planStages } = await copilot.ask(request, { files, accountId, ...input })
    assert.equal(planStages.at(-1).title, 'Fill a form', request)
    assert.match(messages.at(-1).content, /\| Policy number \| CGL 2204183-07 \| Policy \|/)
  }
})

Deno.test('uses the insured, policy, carrier and address that a message gives in passing', () => {
  const message =
    'Fill the loss notice: insured Summit Ridge Roofing LLC, policy number GL-2207719, carrier Granite State Casualty, address 14 Quarry Road, Bangor, ME 04401.'
  assert.deepEqual(
    valuesIn(message).map(({ label, value }) => [label, value]),
    [
      ['Named insured', 'Summit Ridge Roofing LLC'],
      ['Policy number', 'GL-2207719'],
      ['Carrier', 'Granite State Casualty'],
      ['Mailing address', '14 Quarry Road, Bangor, ME 04401'],
    ],
  )
})

Deno.test('fills in rows of vehicles and drivers, the numbers of a motor carrier and the date that the user proposes', async () => {
  await using copilot = await openCopilot()
  const labels = ['US DOT number', 'Proposed effective date', 'Year', 'Make/model', 'VIN', 'Driver name']
  const declarations = await pdfOf([
    { heading: 'MOTOR CARRIER COVERAGE DECLARATIONS' },
    'Named insured: Sand Hill Freight LLC. Policy period 04/01/2026 to 04/01/2027. USDOT 3140022',
    { heading: 'Schedule of covered autos' },
    {
      rows: [
        ['Year', 'Make', 'VIN'],
        ['2020', 'Volvo VNL', '4V4NC9EH5LN220147'],
        ['2017', 'Mack Anthem', '1M1AN4GY8HM002915'],
      ],
    },
    { heading: 'Schedule of drivers' },
    {
      rows: [
        ['Name', 'DOB', 'License / ST', 'Status'],
        ['Sam Pike', '02/11/1985', 'PI-85-907 ME', 'EXCLUDED'],
        ['Ana Ruiz', '06/03/1990', 'RU-90-114 ME', 'Approved'],
      ],
    },
  ])
  const files = [
    await copilot.upload('[Input] Trucking application.pdf', await lossNotice(labels)),
    await copilot.upload('Declarations.pdf', declarations),
  ]
  const { artifacts, messages } = await copilot.ask('Fill this application, proposed date is 4/1/2027', {
    files,
  })
  const shown = Object.fromEntries(
    artifacts[0].document.formFields.map(({ label, shownValue }: Field) => [label, shownValue]),
  )
  assert.equal(shown['US DOT number'], '3140022')
  assert.match(shown['Proposed effective date'], /^0?4\/0?1\/2027$/)
  assert.equal(shown['VIN'], '4V4NC9EH5LN220147')
  assert.equal(shown['Driver name'], 'Ana Ruiz')
  assert.match(messages.at(-1).content, /no row for 1 of the scheduled vehicles \(VIN 1M1AN4GY8HM002915\)/)
})

Deno.test('takes address, modification and numbers of vehicles and drivers from the documents of the policies', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Voltline Electric, Inc.' } })
  const term = { accountId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  async function file(type: LineOfBusiness, content: PageContent) {
    const policyId = await openPolicy(harborline, { ...term, type })
    const fileId = await copilot.upload('Declarations.pdf', await pdfOf(content))
    await copilot.dana.data(
      `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
      { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
    )
  }
  await file('COMMERCIAL_AUTO', [
    { heading: 'BUSINESS AUTO DECLARATIONS' },
    'Named Insured: Voltline Electric, Inc.',
    'Mailing Address: 4080 Industrial Blvd, Oakwood, GA 30566',
    { heading: 'Schedule of covered autos' },
    {
      rows: [
        ['Veh', 'Year', 'Make', 'VIN'],
        ['1', '2022', 'Ford Transit 250', '1FTBR1C87NKA12044'],
        ['2', '2020', 'Ram 2500', '3C6UR5CJ4LG210981'],
        ['3', '2015', 'Big Tex trailer', '16VEX1622F2077715'],
      ],
    },
    { heading: 'Drivers' },
    {
      rows: [
        ['Name', 'Date of birth', 'License', 'MVR'],
        ['Ruben Castellanos', '02/11/1983', 'GA 047718820', 'Clear'],
        ['Earl Dobbs', '05/17/1962', 'AL 7740912', 'EXCLUDED DRIVER'],
      ],
    },
  ])
  await file('WORKERS_COMPENSATION', [
    { heading: 'WORKERS COMPENSATION INFORMATION PAGE' },
    '1. The Insured: Voltline Electric, Inc.',
    '4. Premium: Code 5190 payroll 2,150,000 rate 1.74. Experience modification 0.97. Total $45,902.',
  ])
  // An inland marine policy is of no line that the form names.
  await file('OTHER', [{ heading: 'INLAND MARINE DECLARATIONS' }, 'Named Insured: Voltline Electric, Inc.'])
  const labels = [
    'Mailing address',
    'Number of power units',
    'Number of drivers',
    'Experience mod',
    'Umbrella carrier',
  ]
  const files = [await copilot.upload('[Input] Supplement.pdf', await lossNotice(labels))]
  const { artifacts } = await copilot.ask('Fill in this form', {
    files,
    accountId,
    preset: 'GENERATE_TEMPLATE',
  })
  assert.deepEqual(
    filledIn(artifacts[0].document.formFields).map(({ label, shownValue }) => [label, shownValue]),
    [
      ['Mailing address', '4080 Industrial Blvd, Oakwood, GA 30566'],
      ['Number of power units', '2'],
      ['Number of drivers', '1'],
      ['Experience mod', '0.97'],
    ],
  )
})

Deno.test('a label that a form repeats is named once, with how many fields are empty', () => {
  assert.equal(leftEmpty(['Signature date', 'FEIN', 'Signature date']), 'Signature date (2 fields), FEIN')
})

Deno.test('a long list says how many fields it does not name', () => {
  const labels = Array.from({ length: 16 }, (_, at) => `Prior carrier ${at + 1}`)
  assert.match(leftEmpty([...labels, 'Prior carrier 16']), /Prior carrier 15, and 2 more$/)
})
