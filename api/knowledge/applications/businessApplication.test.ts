import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'

const shown = `
  id state version createdAt updatedAt
  account { id }
  businessName businessDba contact { fullName email phone } fein legalEntityType naicsCode industry { title }
  mailingAddress { line1 line2 city zone postalCode }
  yearOfFounding yearsOfManagementExperience annualRevenue
  employeeInfo { numFullTimeEmployees numPartTimeEmployees totalEmployeePayroll }
  insuranceEffectiveAt insuranceTypes selectedCarriers
  selectedLimits {
    coverageState bopAggregateLimit bopPerOccurrenceLimit cyberAggregateLimit cyberRetentionLimit
    glAggregateLimit glPerOccurrenceLimit wcPerAccidentLimit wcPerDiseaseEmployeeLimit wcPerDiseasePolicyLimit
  }
  locations {
    key isPrimary address { line1 line2 city zone postalCode }
    buildingInfo {
      annualSales areaOccupiedByBusiness buildingCoverage burglarAlarmType constructionType ownershipType
      personalPropertyCoverage sprinkleredPercentage totalArea totalStories yearBuilt
    }
    employeeInfo { jobCode numFullTimeEmployees numPartTimeEmployees totalEmployeePayroll }
  }
  owners { fullName annualPayroll dateOfBirth jobCode }
  pastPolicyLosses {
    claimDate claimStatus lossDate lossDescription lossState lossType policyEffectiveAt policyExpiresAt policyType
    totalPaidAmount totalReservedAmount
  }
  underwritingAnswers { questionId locationId answer }
  underwritingQuestions {
    key locationId type question tooltip answerOptions defaultAnswer carriers hasParentQuestion dependentQuestions
  }
  underwritingStatements { carrier markdown }`

const create = `mutation ($accountId: ID!, $input: BusinessApplicationInput!) {
  answer: createBusinessApplication(accountId: $accountId, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on CreateBusinessApplicationSuccess { businessApplication { ${shown} } }
  }
}`

const update = `mutation ($id: ID!, $input: BusinessApplicationInput!) {
  answer: updateBusinessApplication(id: $id, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on BusinessApplicationChangedError { businessApplication { version businessName } }
    ... on UpdateBusinessApplicationSuccess { businessApplication { ${shown} } }
  }
}`

const yard = {
  key: 'yard',
  isPrimary: true,
  address: { line1: '18 Commercial St', line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' },
  buildingInfo: {
    annualSales: 240_000_000,
    areaOccupiedByBusiness: 4_200,
    buildingCoverage: 90_000_000,
    burglarAlarmType: 'CENTRAL_STATION',
    constructionType: 'JOISTED_MASONRY',
    ownershipType: 'TENANT',
    personalPropertyCoverage: 15_000_000,
    sprinkleredPercentage: 50,
    totalArea: 9_000,
    totalStories: 2,
    yearBuilt: 1987,
  },
  employeeInfo: [
    { jobCode: '5551', numFullTimeEmployees: 9, numPartTimeEmployees: 3, totalEmployeePayroll: 51_000_000 },
  ],
}

const roofer = {
  state: 'SUBMITTED',
  businessName: 'Casco Roofing LLC',
  businessDba: 'Casco Roofs',
  contact: { fullName: 'Marta Ouellette', email: 'marta@cascoroofing.example', phone: '(207) 555-0142 x2' },
  fein: '123456789',
  legalEntityType: 'LIMITED_LIABILITY_COMPANY',
  naicsCode: '238160',
  mailingAddress: { line1: 'PO Box 18', line2: null, city: 'Portland', zone: 'me', postalCode: '04101' },
  yearOfFounding: 2011,
  yearsOfManagementExperience: 22,
  // More than a 32-bit number of cents holds.
  annualRevenue: 4_500_000_000_00,
  employeeInfo: { numFullTimeEmployees: 9, numPartTimeEmployees: 3, totalEmployeePayroll: 51_000_000 },
  insuranceEffectiveAt: '2026-04-01',
  insuranceTypes: ['GENERAL_LIABILITY', 'WORKERS_COMPENSATION'],
  selectedCarriers: ['Granite State Casualty'],
  selectedLimits: {
    coverageState: 'ME',
    bopAggregateLimit: null,
    bopPerOccurrenceLimit: null,
    cyberAggregateLimit: 100_000_000,
    cyberRetentionLimit: 500_000,
    glAggregateLimit: 200_000_000,
    glPerOccurrenceLimit: 100_000_000,
    wcPerAccidentLimit: 50_000_000,
    wcPerDiseaseEmployeeLimit: 50_000_000,
    wcPerDiseasePolicyLimit: 50_000_000,
  },
  locations: [yard],
  owners: [
    { fullName: 'Marta Ouellette', annualPayroll: 9_800_000, dateOfBirth: '1979-05-30', jobCode: '5606' },
  ],
  pastPolicyLosses: [
    {
      claimDate: '2024-02-11',
      claimStatus: 'CLOSED',
      lossDate: '2024-02-09',
      lossDescription: 'A ladder fell on a parked van.',
      lossState: 'ME',
      lossType: 'Property damage',
      policyEffectiveAt: '2023-04-01',
      policyExpiresAt: '2024-04-01',
      policyType: 'GENERAL_LIABILITY',
      totalPaidAmount: 612_050,
      totalReservedAmount: 0,
    },
  ],
  underwritingAnswers: [{ questionId: 'height', locationId: null, answer: 'Over three stories' }],
  underwritingQuestions: [
    {
      key: 'height',
      locationId: null,
      type: 'SINGLE_CHOICE',
      question: 'How high do you work?',
      tooltip: 'At the eaves.',
      answerOptions: ['Up to three stories', 'Over three stories'],
      defaultAnswer: 'Up to three stories',
      carriers: ['Granite State Casualty'],
      hasParentQuestion: false,
      dependentQuestions: ['harness'],
    },
  ],
  underwritingStatements: [{ carrier: 'Granite State Casualty', markdown: 'The answers are **true**.' }],
}

async function begun(client: Client, accountId: string, input: object) {
  const { answer } = await client.data(create, { accountId, input })
  assert.equal(answer.__typename, 'CreateBusinessApplicationSuccess', JSON.stringify(answer))
  return answer.businessApplication
}

Deno.test('an application is kept whole, and read on its account', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const { id } = await begun(dana, accountId, roofer)
  const { account } = await dana.data(
    `query ($id: ID!) { account(id: $id) { businessApplications { ${shown} } } }`,
    { id: accountId },
  )
  assert.deepEqual(account.businessApplications, [
    {
      ...roofer,
      id,
      version: 1,
      createdAt: '2026-03-16T15:30:00.000Z',
      updatedAt: '2026-03-16T15:30:00.000Z',
      account: { id: accountId },
      contact: { ...roofer.contact, phone: '+12075550142;ext=2' },
      fein: '12-3456789',
      industry: { title: 'Roofing Contractors' },
      mailingAddress: { ...roofer.mailingAddress, zone: 'ME' },
    },
  ])
})

Deno.test('locations and questions of two applications are never taken for each other', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const [first, second] = [await begun(dana, accountId, roofer), await begun(dana, accountId, roofer)]
  const show = `query ($id: ID!) {
    node(id: $id) { ... on BusinessApplication { locations { id } underwritingQuestions { id } } }
  }`
  for (const { id } of [first, second]) {
    assert.deepEqual((await dana.data(show, { id })).node, {
      locations: [{ id: `${id}:yard` }],
      underwritingQuestions: [{ id: `${id}::height` }],
    })
  }
})

Deno.test('an application begins with nothing but its account', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const application = await begun(dana, accountId, {})
  assert.deepEqual(
    [application.state, application.locations, application.employeeInfo, application.underwritingQuestions],
    ['DRAFT', [], null, []],
  )
})

Deno.test('what is given of an application changes, and the rest stays', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const before = await begun(dana, accountId, roofer)
  const input = { version: 1, state: 'QUOTED', businessDba: null, owners: [] }
  const { answer } = await dana.data(update, { id: before.id, input })
  assert.deepEqual(answer.businessApplication, {
    ...before,
    state: 'QUOTED',
    businessDba: null,
    owners: [],
    version: 2,
  })
})

Deno.test('saving an application as it is changes nothing', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const { id } = await begun(dana, accountId, roofer)
  const head = world.harborline.head
  const { answer } = await dana.data(update, { id, input: { version: 1, ...roofer } })
  assert.equal(answer.businessApplication.version, 1)
  assert.equal(world.harborline.head, head)
})

Deno.test('what a colleague saved on an application meanwhile is not written over', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const [dana, priya] = [await world.as(world.dana), await world.as(world.priya)]
  const { id } = await begun(dana, accountId, roofer)
  await priya.data(update, { id, input: { version: 1, businessName: 'Casco Roofing & Solar LLC' } })
  const { answer } = await dana.data(update, { id, input: { version: 1, businessName: 'Casco' } })
  assert.deepEqual(answer, {
    __typename: 'BusinessApplicationChangedError',
    message: 'A colleague changed this application meanwhile. Look at what is new, then save again.',
    businessApplication: { version: 2, businessName: 'Casco Roofing & Solar LLC' },
  })
})

const refusals: readonly [string, object, Record<string, string>][] = [
  [
    'a FEIN of eight digits',
    { fein: '12-345678' },
    { fein: 'Enter the nine digits of the FEIN, like 12-3456789.' },
  ],
  [
    'a contact whose e-mail address is none',
    { contact: { email: 'marta' } },
    { 'contact.email': 'Enter an e-mail address like office@example.com.' },
  ],
  ['an amount below zero', { annualRevenue: -1 }, { annualRevenue: 'An amount is not below zero.' }],
  ['a year that nobody remembers', { yearOfFounding: 14 }, { yearOfFounding: 'Enter a year like 2014.' }],
  [
    'more sprinklers than the building',
    { locations: [{ key: 'yard', buildingInfo: { sprinkleredPercentage: 101 } }] },
    { 'locations.0.buildingInfo.sprinkleredPercentage': 'Enter a number from 0 to 100.' },
  ],
  [
    'more room than the building has',
    { locations: [{ key: 'yard', buildingInfo: { areaOccupiedByBusiness: 20, totalArea: 10 } }] },
    {
      'locations.0.buildingInfo.areaOccupiedByBusiness':
        'The business occupies no more than the whole building.',
    },
  ],
  [
    'a location elsewhere than its ZIP code',
    { locations: [{ key: 'yard', address: { zone: 'ME', postalCode: '78701' } }] },
    { 'locations.0.address.postalCode': 'The ZIP code 78701 is in TX, not in ME.' },
  ],
  [
    'two primary locations of one key',
    {
      locations: [
        { key: 'yard', isPrimary: true },
        { key: 'yard', isPrimary: true },
      ],
    },
    {
      'locations.1.key': 'Another location has this key.',
      'locations.1.isPrimary': 'Only one location is the primary one.',
    },
  ],
  [
    'an answer that nobody asked for',
    { underwritingAnswers: [{ questionId: 'height', answer: 'High' }] },
    { 'underwritingAnswers.0.questionId': 'There is no such question.' },
  ],
  [
    'a claim before its loss',
    { pastPolicyLosses: [{ lossDate: '2024-02-09', claimDate: '2024-02-08' }] },
    { 'pastPolicyLosses.0.claimDate': 'A claim comes after its loss.' },
  ],
  [
    'more than it can hold',
    {
      locations: Array.from({ length: 100 }, (_, at) => ({ ...yard, key: `yard ${at}`, isPrimary: false })),
      pastPolicyLosses: Array.from({ length: 100 }, () => ({ lossDescription: 'x'.repeat(1_000) })),
    },
    { locations: 'This is more than one application can hold. Shorten its lists.' },
  ],
]

for (const [what, input, expected] of refusals) {
  Deno.test(`an application with ${what} is refused where it is wrong`, async () => {
    await using world = await openWorld()
    const { id: accountId } = await openAccount(world.harborline)
    const dana = await world.as(world.dana)
    const { answer } = await dana.data(create, { accountId, input })
    assert.equal(answer.__typename, 'ValidationErrors')
    assert.deepEqual(
      Object.fromEntries(
        answer.fields.map(({ path, message }: { path: string; message: string }) => [path, message]),
      ),
      expected,
    )
  })
}

Deno.test('only a business of one’s own agency has applications', async () => {
  await using world = await openWorld()
  const behind = await openAccount(world.prairie)
  const walt = await world.as(world.walt)
  const application = await begun(walt, behind.id, roofer)
  const dana = await world.as(world.dana)
  const nobodys = await dana.data(create, { accountId: behind.id, input: roofer })
  assert.deepEqual(nobodys.answer, { __typename: 'NotFoundError', message: 'There is no such business.' })
  const unknown = await dana.data(update, { id: application.id, input: {} })
  assert.deepEqual(unknown.answer, { __typename: 'NotFoundError', message: 'There is no such application.' })
  const { node } = await dana.data(`query ($id: ID!) { node(id: $id) { id } }`, { id: application.id })
  assert.equal(node, null)
})
