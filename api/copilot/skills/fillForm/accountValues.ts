import {
  type AccountRow,
  type LineOfBusiness,
  businessApplicationKind,
  businessPolicyKind,
  carrierKind,
  contactKind,
  type KnownValue,
  dollars,
  isCurrent,
  legalFormsOf,
  policyStandingLabels,
  recordValues,
  standingOf,
  limitText,
} from '../../../knowledge/index.ts'
import { policiesOnFile } from '../../documents/policiesOnFile.ts'
import type { Task } from '../../runs/task.ts'
import { namedLines } from '../letters/namedLines.ts'
import { scheduledOnFile, statedOnFile } from './documentValues.ts'

function linesFirst<Row extends { readonly type: LineOfBusiness }>(
  policies: readonly Row[],
  lines: readonly LineOfBusiness[],
): readonly Row[] {
  const own = policies.filter(({ type }) => lines.includes(type))
  return own.length > 0 ? own.toSorted((a, b) => lines.indexOf(a.type) - lines.indexOf(b.type)) : policies
}

/** What the records and documents of an account say that a form may ask. */
export async function accountValues(task: Task, account: AccountRow): Promise<KnownValue[]> {
  const { agency, workspace, today, request } = task
  const lines = namedLines(request)
  const { detail } = account
  const policies = agency.table(businessPolicyKind).related('account', account.id)
  const chosen = policies.find(({ id }) => id === workspace.businessPolicyId)
  const current = policies.filter((policy) => isCurrent(policy, today))
  // A policy that is no longer in force is used only if the workspace is about it, and the source says so.
  const standing =
    chosen && !isCurrent(chosen, today) ? `, ${policyStandingLabels[standingOf(chosen, today)]}` : ''
  const applicationId = agency.table(businessApplicationKind).related('account', account.id).at(-1)?.id
  const application = applicationId
    ? (await agency.read(businessApplicationKind, applicationId))?.value
    : null
  const business = account.type === 'BUSINESS' ? account.detail : null
  const record = {
    name: detail.name,
    dba: business?.dba,
    email: detail.email,
    phone: detail.phone,
    website: business?.website,
    mailingAddress: detail.mailingAddress,
    naics: business?.naics,
    contacts: account.contactIds.flatMap((id) => {
      const contact = agency.table(contactKind).get(id)
      return contact ? [{ name: contact.name, phone: contact.phone, email: contact.email }] : []
    }),
  }
  const asked = chosen ? [chosen] : linesFirst(current, lines)
  const onFile = await policiesOnFile(
    task,
    asked.map(({ id }) => id),
  )
  const ofPolicies = asked.map((policy, at) => {
    const { type, policyNumber, carrierId, inforceAt, expiresAt, premium } = policy
    const coverages = onFile[at]?.coverages ?? []
    const { claimsBasis, retentionKind, retention } = onFile[at]?.certificateFacts ?? {}
    return {
      type,
      policyNumber,
      carrier: carrierId ? agency.table(carrierKind).get(carrierId)?.name : null,
      inforceAt,
      expiresAt,
      premium: premium > 0 ? dollars(premium) : null,
      form: claimsBasis,
      ...(retentionKind && retention != null && { [retentionKind.toLowerCase()]: dollars(retention) }),
      limits: Object.fromEntries(coverages.map(({ name, limit }) => [name, limitText(limit)])),
    }
  })
  return [
    ...recordValues({ account: record }, 'Account'),
    ...recordValues({ policies: ofPolicies }, `Policy${standing}`),
    ...(application ? recordValues({ application: applicationRecord(application) }, 'Application') : []),
    ...(await statedOnFile(task, policies)),
    ...scheduledOnFile(onFile),
    ...recordValues({ account: { legalEntityType: entityInName(detail.name) } }, 'Name of the account'),
  ]
}

/** The form of business that a name ends with: "Casco Roofing LLC"; null if it tells none. */
function entityInName(name: string): string | null {
  const form = legalFormsOf(name).at(-1)
  if (form === 'LLC' || form === 'PLLC') return 'LIMITED_LIABILITY_COMPANY'
  return form === 'INC' || form === 'CORP' ? 'CORPORATION' : null
}

const applicationParts = [
  'contact',
  'fein',
  'legalEntityType',
  'naicsCode',
  'yearOfFounding',
  'annualRevenue',
  'employeeInfo',
  'insuranceEffectiveAt',
  'insuranceTypes',
  'locations',
  'owners',
  'pastPolicyLosses',
] as const

/** What an application says of the business, with amounts in dollars. */
function applicationRecord(
  application: Partial<Record<(typeof applicationParts)[number], unknown>>,
): unknown {
  return inDollars(Object.fromEntries(applicationParts.map((part) => [part, application[part]])))
}

const moneyKeys = /(?:Amount|Coverage|Sales|Revenue|Payroll)$/

function inDollars(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inDollars(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'number' && moneyKeys.test(key) ? dollars(each) : inDollars(each),
    ]),
  )
}
