import {
  businessApplicationKind,
  checkedApplication,
  keptParts,
  textOf,
  type ApplicationInput,
} from '../knowledge/index.ts'
import { create, isoDay } from '../platform/index.ts'
import { commitAlone } from './commitAlone.ts'
import { firstNames, lastNames } from './content/people.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import type { KnownClient } from './life.ts'
import type { Random } from './random.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** How many businesses have a complete application. */
const applying = 12

/** Creates the applications of the newest of these businesses. */
export function applicationsHistory(
  { agency, newId, staff, now }: HistoryDeps,
  clients: readonly KnownClient[],
  random: Random,
): HistoryEvent[] {
  const newest = clients.filter(({ account }) => account.type === 'BUSINESS').slice(-applying)
  return newest.map((client, index) => {
    const at = Math.min(client.account.createdAt + 2 * hour, now - (newest.length - index) * hour)
    const by = staff[index % staff.length] ?? null
    const input = applicationOf(random.fork(), client, at)
    return { at, write: () => begin(client.accountId, { at, by, input }) }
  })

  function begin(
    accountId: string,
    { at, by, input }: { at: number; by: string | null; input: ApplicationInput },
  ): Promise<unknown> {
    const checked = checkedApplication({}, input)
    if ('__typename' in checked) throw new Error(`An application of the demo is refused: ${checked.message}`)
    const { rest, underwriting } = keptParts(checked.application)
    const id = newId(businessApplicationKind, at)
    const value = { ...rest, accountId, createdAt: at, updatedAt: at, version: 1 }
    return commitAlone(agency, {
      actor: { type: 'AGENCY_USER', id: by },
      changes: [create(businessApplicationKind, id, value, 'CREATE_BUSINESS_APPLICATION')],
      texts: [textOf(id, underwriting)],
      at,
    })
  }
}

function applicationOf(
  random: Random,
  { account, contact, policies }: KnownClient,
  at: number,
): ApplicationInput {
  const { name, mailingAddress } = account.detail
  const payroll = random.whole(9, 80) * 1_000_000
  const workers = random.whole(2, 24)
  const founded = random.whole(1978, 2019)
  const lines = [...new Set(policies.map(({ type }) => type))]
  const carriers = [...new Set(policies.flatMap(({ carrierName }) => carrierName ?? []))]
  const zone = mailingAddress?.zone ?? null
  return {
    state: random.pick(['BOUND', 'BOUND', 'SUBMITTED', 'QUOTED', 'DRAFT'] as const),
    businessName: name,
    businessDba: account.type === 'BUSINESS' ? account.detail.dba : null,
    contact: { fullName: contact.name, email: contact.email, phone: contact.phone },
    fein: `${random.whole(10, 95)}-${random.whole(1_000_000, 9_999_999)}`,
    legalEntityType: /inc|co\.|corp/i.test(name) ? 'CORPORATION' : 'LIMITED_LIABILITY_COMPANY',
    naicsCode: account.type === 'BUSINESS' ? account.detail.naics : null,
    mailingAddress,
    yearOfFounding: founded,
    yearsOfManagementExperience: random.whole(4, 30),
    annualRevenue: payroll * random.whole(3, 6),
    employeeInfo: {
      numFullTimeEmployees: workers,
      numPartTimeEmployees: random.whole(0, 8),
      totalEmployeePayroll: payroll,
    },
    insuranceEffectiveAt: isoDay(at + 21 * day),
    insuranceTypes: lines,
    selectedCarriers: carriers,
    selectedLimits: {
      coverageState: zone,
      glPerOccurrenceLimit: 1_000_000_00,
      glAggregateLimit: 2_000_000_00,
    },
    locations: [
      {
        key: 'main',
        isPrimary: true,
        address: mailingAddress,
        buildingInfo: {
          totalArea: random.whole(20, 120) * 100,
          totalStories: random.whole(1, 3),
          yearBuilt: random.whole(1890, 2015),
          constructionType: random.pick(['FRAME', 'JOISTED_MASONRY', 'NON_COMBUSTIBLE'] as const),
          burglarAlarmType: random.pick(['CENTRAL_STATION', 'LOCAL', 'NONE'] as const),
          ownershipType: random.pick(['OWNER', 'TENANT'] as const),
          personalPropertyCoverage: random.whole(8, 60) * 1_000_000,
        },
        employeeInfo: [{ numFullTimeEmployees: workers, totalEmployeePayroll: payroll }],
      },
    ],
    owners: [
      {
        fullName: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
        annualPayroll: random.whole(60, 140) * 100_000,
      },
    ],
    pastPolicyLosses: random.chance(0.5) ? [lossBefore(random, at, zone)] : [],
    underwritingQuestions: [...questions],
    underwritingAnswers: [
      { questionId: 'subcontractors', answer: random.chance(0.5) ? 'Yes' : 'No' },
      { questionId: 'canceled', answer: 'No' },
    ],
    underwritingStatements: carriers.slice(0, 1).map((carrier) => ({ carrier, markdown: statement })),
  }
}

function lossBefore(random: Random, at: number, lossState: string | null) {
  const lossDate = at - random.whole(300, 1_200) * day
  return {
    lossDate: isoDay(lossDate),
    claimDate: isoDay(lossDate + random.whole(1, 20) * day),
    claimStatus: 'CLOSED',
    lossState,
    lossType: 'Property damage',
    lossDescription: random.pick([
      'A ladder fell on a parked van.',
      'A frozen pipe burst above the store room.',
      'A customer slipped on wet stairs.',
      'A delivery van backed into a fence.',
    ]),
    policyType: 'GENERAL_LIABILITY',
    totalPaidAmount: random.whole(800, 14_000) * 100,
    totalReservedAmount: 0,
  } as const
}

const questions = [
  {
    key: 'subcontractors',
    type: 'YES_NO',
    question: 'Does the business use subcontractors?',
    tooltip: 'Anybody who is paid for work and is not on the payroll.',
  },
  {
    key: 'canceled',
    type: 'YES_NO',
    question: 'Has an insurer canceled or refused to renew a policy in the last three years?',
  },
] as const

const statement =
  'The applicant states that the answers are **true and complete** to the best of their knowledge, and agrees that the insurer relies on them.'
