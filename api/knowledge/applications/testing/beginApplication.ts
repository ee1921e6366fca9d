import assert from 'node:assert/strict'
import type { Client } from '../../../testing/createClient.ts'

/** All that can be said of an application. */
export const shownApplication = `
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

export const createApplication = `mutation ($accountId: ID!, $input: BusinessApplicationInput!) {
  answer: createBusinessApplication(accountId: $accountId, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on CreateBusinessApplicationSuccess { businessApplication { ${shownApplication} } }
  }
}`

export const updateApplication = `mutation ($id: ID!, $input: BusinessApplicationInput!) {
  answer: updateBusinessApplication(id: $id, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on BusinessApplicationChangedError { businessApplication { version businessName } }
    ... on UpdateBusinessApplicationSuccess { businessApplication { ${shownApplication} } }
  }
}`

/** Where the roofer works. */
export const yard = {
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

/** The application of a roofing contractor, with something in every field. */
export const roofer = {
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

/** Begins an application, and answers all of it. */
export async function beginApplication(client: Client, accountId: string, input: object) {
  const { answer } = await client.data(createApplication, { accountId, input })
  assert.equal(answer.__typename, 'CreateBusinessApplicationSuccess', JSON.stringify(answer))
  return answer.businessApplication
}
