import { fileKind } from '../../files/index.ts'
import { builder, InitiatorTypeEnum } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { isSame } from '../../platform/index.ts'
import type { AgencyStore, LedgerEntry } from '../../platform/index.ts'
import { type PolicySchedule, policyScheduleKind } from '../schedules/policySchedule.ts'
import { wholePolicy } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { loadedPolicy } from './loadedPolicy.ts'
import { policyFieldWords } from './policyFieldWords.ts'
import { dollarsAndCents, totalOf } from './policyMoney.ts'

/** Update types of a policy's history. */
const updateTypes = [
  'CREATE_BUSINESS_POLICY',
  'UPDATE_BUSINESS_POLICY',
  'RENEW_BUSINESS_POLICY',
  'REINSTATE_BUSINESS_POLICY',
  'MOVE_BUSINESS_POLICY',
  'ADD_FILE',
  'ATTACH_FILE',
  'DELETE_FILE',
  'RESTORE_FILE',
  'CONFIRM_FILE',
  'ADD_POLICY_SCHEDULE',
  'CORRECT_POLICY_SCHEDULE',
  'REMOVE_POLICY_SCHEDULE',
] as const

/** A field before and after a change, formatted for display; null if empty. */
interface PolicyChange {
  /** The form field, `premium`; also `total`, the account and linked terms. */
  readonly field: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** An entry in a policy's history: the policy, its documents or its schedules. Versions are numbered from 1, oldest first. */
interface PolicyVersion {
  readonly id: string
  /** The policy's version at the time; document changes do not create one. */
  readonly versionNumber: number
  readonly createdAt: number
  readonly updateTypes: readonly (typeof updateTypes)[number][]
  readonly initiator: LedgerEntry['actor']
  readonly reason: string | null
  /** Name of the affected document; null if it is the policy itself. */
  readonly documentName: string | null
  readonly changes: readonly PolicyChange[]
}

const PolicyUpdateTypeEnum = builder.enumType('BusinessPolicyUpdateType', { values: updateTypes })

const PolicyChangeType = builder.objectRef<PolicyChange>('BusinessPolicyChange').implement({
  description: 'A field before and after a change, formatted for display; null if empty.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the input field (`premium`), or `total`.' }),
    label: t.exposeString('label'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
})

export const PolicyVersionType = builder.objectRef<PolicyVersion>('BusinessPolicyVersion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    versionNumber: t.exposeInt('versionNumber'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updateTypes: t.field({ type: [PolicyUpdateTypeEnum], resolve: (version) => [...version.updateTypes] }),
    updateInitiatorType: t.field({ type: InitiatorTypeEnum, resolve: ({ initiator }) => initiator.type }),
    updateInitiatorId: t.id({ nullable: true, resolve: ({ initiator }) => initiator.id }),
    updateInitiator: t.field({
      type: AgencyUserType,
      nullable: true,
      description: 'The agency user responsible; null when not started by a user.',
      resolve: ({ initiator }, _, context) => userOf(context, initiator.id),
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason given for the change, or what changed in a schedule.',
    }),
    documentName: t.exposeString('documentName', {
      nullable: true,
      description:
        'The document that was uploaded, deleted or restored; null for changes to the policy itself.',
    }),
    changes: t.field({
      type: [PolicyChangeType],
      description: 'Changed fields; empty for a new policy.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
})

/** The history of a policy as the graph shows it. */
export async function policyHistory(row: BusinessPolicyRow, _: object, context: RequestContext) {
  const { trail } = await loadedPolicy(context, row)
  return await policyVersions(context.agency, { id: row.id, trail })
}

/** The history of a policy, its documents and its schedules from the ledger, oldest first. */
export async function policyVersions(
  agency: AgencyStore,
  { id, trail }: { readonly id: string; readonly trail: readonly number[] },
): Promise<PolicyVersion[]> {
  const versions = versionsOf(agency, id, await agency.entries(trail))
  const documents = await documentVersions(agency, id)
  const schedules = await scheduleVersions(agency, id)
  let versionNumber = 1
  return [...versions, ...documents, ...schedules]
    .toSorted((a, b) => a.seq - b.seq)
    .map((version) => {
      versionNumber = version.versionNumber ?? versionNumber
      return { ...version, versionNumber }
    })
}

type LedgerVersion = Omit<PolicyVersion, 'versionNumber'> & {
  readonly seq: number
  readonly versionNumber: number | null
}

/** Events of the policy's documents, from when they were added. */
async function documentVersions(agency: AgencyStore, policyId: string): Promise<LedgerVersion[]> {
  const table = agency.table(fileKind)
  const rows = [...table.related('attachedTo', policyId), ...table.related('deletedFrom', policyId)]
  const files = await agency.readMany(
    fileKind,
    rows.map(({ id }) => id),
  )
  const versions = files.map(async (file) => {
    const entries = file ? await agency.entries(file.trail) : []
    return entries.flatMap((entry): LedgerVersion[] => {
      const known = updateTypes.filter((type) => entry.updateTypes.includes(type))
      if (!file || known.length === 0) return []
      const upload = { reason: null, documentName: file.value.name, changes: [], versionNumber: null }
      return [{ ...versionOf(policyId, entry), ...upload }]
    })
  })
  return (await Promise.all(versions)).flat()
}

/** Rows added to, corrected in and removed from the policy's schedules. */
async function scheduleVersions(agency: AgencyStore, policyId: string): Promise<LedgerVersion[]> {
  const rows = agency.table(policyScheduleKind).related('policy', policyId)
  const schedules = await agency.readMany(
    policyScheduleKind,
    rows.map(({ id }) => id),
  )
  const versions = schedules.map(async (schedule) => {
    let reason: string | null = null
    return (schedule ? await agency.entries(schedule.trail) : []).map((entry): LedgerVersion => {
      const { note }: Partial<PolicySchedule> = entry.changed
      reason = note ?? reason
      return { ...versionOf(policyId, entry), reason, documentName: null, changes: [], versionNumber: null }
    })
  })
  return (await Promise.all(versions)).flat()
}

function versionOf(policyId: string, { seq, at, actor, ...entry }: LedgerEntry) {
  return {
    id: `${policyId}:${seq}`,
    seq,
    createdAt: at,
    updateTypes: updateTypes.filter((type) => entry.updateTypes.includes(type)),
    initiator: actor,
  }
}

function versionsOf(
  agency: Pick<AgencyStore, 'table'>,
  id: string,
  entries: readonly LedgerEntry[],
): LedgerVersion[] {
  let policy: BusinessPolicy | null = null
  return entries.map((entry, at) => {
    const before = policy
    policy = after(before, entry)
    return {
      ...versionOf(id, entry),
      versionNumber: at + 1,
      documentName: null,
      reason: reasonOf(entry.changed),
      changes: before ? changesOf(agency, before, policy) : [],
    }
  })
}

function after(before: BusinessPolicy | null, { changed }: LedgerEntry): BusinessPolicy {
  // The ledger stores the record's own fields by name.
  return wholePolicy({ ...before, ...(changed as Partial<BusinessPolicy>) } as BusinessPolicy)
}

/** A reason belongs only to the change it was given for. */
function reasonOf({ updateReason }: Partial<BusinessPolicy>): string | null {
  return updateReason?.text ?? null
}

function changesOf(
  agency: Pick<AgencyStore, 'table'>,
  before: BusinessPolicy,
  next: BusinessPolicy,
): PolicyChange[] {
  const fields = Object.keys(policyFieldWords) as (keyof typeof policyFieldWords)[]
  const changes = fields
    .filter((field) => !isSame(before[field], next[field]))
    .map((field) => changeOf(agency, field, { before, next }))
  const [was, is] = [totalOf(before), totalOf(next)]
  if (was === is) return changes
  return [
    ...changes,
    { field: 'total', label: 'Total', before: dollarsAndCents(was), after: dollarsAndCents(is) },
  ]
}

function changeOf<Field extends keyof typeof policyFieldWords>(
  agency: Pick<AgencyStore, 'table'>,
  field: Field,
  { before, next }: { before: BusinessPolicy; next: BusinessPolicy },
): PolicyChange & { readonly field: Field } {
  const { label, words } = policyFieldWords[field]
  const shown = (value: BusinessPolicy[Field]) => (value == null ? null : words(value, agency) || null)
  return { field, label, before: shown(before[field]), after: shown(next[field]) }
}
