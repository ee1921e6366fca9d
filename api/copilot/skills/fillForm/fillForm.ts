import { usDate } from '../../../platform/index.ts'
import { agencyKind, agencyUserKind } from '../../../identity/index.ts'
import {
  type AccountRow,
  addressLine,
  businessApplicationKind,
  businessPolicyKind,
  carrierKind,
  type KnownValue,
  dollars,
} from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { fillPdfForm } from '../../tools/fillPdfForm.ts'
import { listCoverages } from '../../tools/listCoverages.ts'
import { ToolError } from '../../tools/tool.ts'
import { accountOf } from '../accountOf.ts'
import { cell } from '../citations.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [{ prefix: '[Input]', types: ['APPLICATION'], isRequired: true }]

export const fillForm: Skill = defineSkill({
  name: 'fill-form',
  title: 'Fill a form',
  description: 'Fills in a PDF form from the application, the account, its policies and attached letters.',
  preset: 'GENERATE_TEMPLATE',
  phrasings,
  inputs,
  makes: 'The filled PDF, and a table of what was filled from where',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal, files } = task
  const pdfs = files.filter(({ name }) => /\.pdf$/i.test(name)).toReversed()
  if (pdfs.length === 0) {
    return {
      text: 'Please attach the blank form as a fillable PDF, and anything that holds its answers.',
      question: { topic: '[Input]' },
    }
  }
  const { account } = await accountOf(task)
  const onRecord = account ? await accountValues(task, account) : []
  let refusal = ''
  for (const form of pdfs) {
    const letters = await letterValues(task, form.id)
    const known = [...letters, ...onRecord, ...agencyValues(task)].slice(0, 2_000)
    try {
      const { fileName, filled, missing } = await journal.call(fillPdfForm, {
        fileId: form.id,
        name: form.name,
        known,
        letterIds: files.flatMap(({ id }) => (id === form.id ? [] : [id])).slice(-20),
      })
      return { text: summary({ fileName, filled, missing, hasAccount: account !== null }) }
    } catch (error) {
      // A letter is a PDF without fields; the form may be the next file.
      if (!(error instanceof ToolError)) throw error
      refusal ||= error.message
    }
  }
  return { text: `${refusal} Attach the fillable form to continue.`, question: { topic: '[Input]' } }
}

type Filled = Awaited<ReturnType<typeof fillPdfForm.run>>

function summary({ fileName, filled, missing, hasAccount }: Filled & { hasAccount: boolean }): string {
  const unsure = filled.filter(({ isUncertain, problem }) => isUncertain || problem !== null)
  const rows = filled.map(({ label, value, source, isUncertain, problem }) => {
    const mark = problem === 'TOO_LONG' ? ' (does not fit)' : isUncertain ? ' (check)' : ''
    return `| ${cell(label)} | ${value === true ? 'Checked' : cell(String(value))}${mark} | ${cell(source)} |`
  })
  return [
    `**${fileName}** is filled: ${filled.length} fields, ${missing.length} left empty${unsure.length > 0 ? `, ${unsure.length} to check` : ''}. It stays editable and is not signed.`,
    ...(hasAccount
      ? []
      : ['', 'I filled it from the attachments alone. Name the account to use its records too.']),
    '',
    '| Field | Value | From |',
    '| --- | --- | --- |',
    ...rows.slice(0, 80),
    ...(missing.length > 0
      ? ['', `Left empty: ${missing.slice(0, 40).join(', ')}${missing.length > 40 ? ', …' : ''}.`]
      : []),
  ].join('\n')
}

/** Labeled values in the other attachments. */
async function letterValues({ journal, files }: Task, formId: string): Promise<KnownValue[]> {
  const values: KnownValue[] = []
  for (const file of files.filter(({ id }) => id !== formId).toReversed()) {
    const { statements, name } = await journal.call(listCoverages, { fileId: file.id, name: file.name })
    for (const { label, text, page } of statements.slice(0, 200))
      values.push({ key: null, label, value: text.slice(0, 1_000), source: `${name}, page ${page}` })
  }
  return values
}

function agencyValues({ agency, workspace, today }: Task): KnownValue[] {
  const source = 'Your agency'
  const name = agency.table(agencyKind).get(agency.id)?.name
  const user = agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')
  return [
    ...(name ? [{ key: 'agencyName', label: 'Agency', value: name, source }] : []),
    ...(user ? [{ key: 'agencyContact', label: 'Agency contact', value: user.name, source }] : []),
    { key: 'today', label: 'Date', value: usDate(today), source: 'Today' },
  ]
}

async function accountValues({ agency, workspace }: Task, account: AccountRow): Promise<KnownValue[]> {
  const { detail } = account
  const address = detail.mailingAddress
  const policies = agency.table(businessPolicyKind).related('account', account.id)
  const policy =
    policies.find(({ id }) => id === workspace.businessPolicyId) ??
    (policies.length === 1 ? policies[0] : undefined)
  const carrier = policy?.carrierId ? agency.table(carrierKind).get(policy.carrierId)?.name : null
  const applicationId = agency.table(businessApplicationKind).related('account', account.id).at(-1)?.id
  const application = applicationId
    ? (await agency.read(businessApplicationKind, applicationId))?.value
    : null
  const employees = application?.employeeInfo
  const found: readonly (readonly [string, string, string | number | null | undefined, string])[] = [
    ['insuredName', 'Named insured', detail.name, 'Account'],
    ['dba', 'DBA', account.type === 'BUSINESS' ? account.detail.dba : null, 'Account'],
    ['email', 'Email', detail.email, 'Account'],
    ['phone', 'Phone', detail.phone, 'Account'],
    ['website', 'Website', account.type === 'BUSINESS' ? account.detail.website : null, 'Account'],
    ['address', 'Mailing address', address && addressLine(address), 'Account'],
    ['line1', 'Street', address?.line1, 'Account'],
    ['city', 'City', address?.city, 'Account'],
    ['zone', 'State', address?.zone, 'Account'],
    ['postalCode', 'ZIP', address?.postalCode, 'Account'],
    ['policyNumber', 'Policy number', policy?.policyNumber, 'Policy'],
    ['carrier', 'Carrier', carrier, 'Policy'],
    ['effectiveDate', 'Effective date', policy?.inforceAt && usDate(policy.inforceAt), 'Policy'],
    ['expirationDate', 'Expiration date', policy?.expiresAt && usDate(policy.expiresAt), 'Policy'],
    ['fein', 'FEIN', application?.fein, 'Application'],
    [
      'annualRevenue',
      'Annual revenue',
      application?.annualRevenue == null ? null : dollars(application.annualRevenue),
      'Application',
    ],
    ['fullTime', 'Full-time employees', employees?.numFullTimeEmployees, 'Application'],
    ['partTime', 'Part-time employees', employees?.numPartTimeEmployees, 'Application'],
    [
      'payroll',
      'Payroll',
      employees?.totalEmployeePayroll == null ? null : dollars(employees.totalEmployeePayroll),
      'Application',
    ],
    ['naics', 'NAICS', application?.naicsCode, 'Application'],
    ['contact', 'Contact', application?.contact?.fullName, 'Application'],
  ]
  return found.flatMap(([key, label, value, source]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ key, label, value: String(value), source }],
  )
}
