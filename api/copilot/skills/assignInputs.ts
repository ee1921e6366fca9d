import { agencyToday } from '../../identity/index.ts'
import {
  businessPolicyKind,
  type BusinessPolicyRow,
  isCurrent as isInForce,
  ownFiles,
} from '../../knowledge/index.ts'
import { type ReadingContext, recognizedType } from '../documents/documentReading.ts'
import { splitPrefix } from '../../files/index.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Task } from '../runs/task.ts'
import { accountOf } from './accountOf.ts'
import type { SkillInput } from './skill.ts'

/** Files by role, newest first. */
export interface AssignedInputs {
  of(prefix: SkillInput['prefix']): readonly TaskFile[]
  /** Required roles that no file has. */
  readonly missing: readonly SkillInput[]
}

/**
 * Assigns files to roles: by prefix unless the detected type shows another role, then by detected type, then the
 * one left over.
 * Documents on record for the workspace's policy or account, or for an account that the user
 * named, substitute for missing attachments.
 */
export async function assignInputs(inputs: readonly SkillInput[], task: Task): Promise<AssignedInputs> {
  const parts = new Map<string, TaskFile[]>(inputs.map(({ prefix }) => [prefix, []]))
  const newestFirst = task.files.toReversed()
  const misplaced = new Set(misplacedFiles(inputs, task.files).map(({ file }) => file.id))
  const left = newestFirst.filter((file) => {
    const part = file.prefix === null || misplaced.has(file.id) ? undefined : parts.get(file.prefix)
    part?.push(file)
    return !part
  })
  const unknown = left.filter((file) => {
    const input = inputs.find(
      ({ types, prefix }) => file.type && types.includes(file.type) && isOpen(parts, prefix, inputs),
    )
    if (input) parts.get(input.prefix)?.push(file)
    return !input
  })
  const open = inputs.filter(({ prefix, isRequired }) => isRequired && parts.get(prefix)?.length === 0)
  const [first, second] = open
  const only = unknown.length === 1 ? unknown[0] : undefined
  // Without a type, the only file is what the skill is about: the contract of a contract review.
  if (first && only && (!second || only.type === null || only.type === 'OTHER'))
    parts.get(first.prefix)?.push(only)
  else if (first && unknown.length >= open.length && areRivals(inputs))
    // All that is attached is to be compared, whatever it was recognized as.
    for (const [at, file] of unknown.entries()) parts.get((open[at] ?? first).prefix)?.push(file)
  // A letter beside two quotes that were recognized is one more of them: "premium to follow".
  else if (!first && inputs.length > 1 && areRivals(inputs))
    parts.get(inputs.at(-1)?.prefix ?? '')?.push(...unknown.filter(isUnrecognized))
  else if (inputs.length === 1 && inputs[0]?.isRequired) {
    // Nothing else could be meant by files that were not recognized, or not as what the skill needs.
    const part = parts.get(inputs[0].prefix)
    part?.push(...unknown.filter((file) => isUnrecognized(file) || part.length === 0))
  }
  // Several files in the box of one option are options, too.
  for (const input of inputs.filter(({ prefix }) => parts.get(prefix)?.length === 0)) {
    const rival = inputs.find(
      (other) => areRivals([input, other]) && (parts.get(other.prefix)?.length ?? 0) > 1,
    )
    const moved = rival && parts.get(rival.prefix)?.shift()
    if (moved) parts.get(input.prefix)?.push(moved)
  }
  const empty = inputs.filter(({ prefix }) => parts.get(prefix)?.length === 0)
  const policies = empty.length > 0 ? await policiesOf(task) : []
  for (const input of empty)
    parts.get(input.prefix)?.push(...(await documentsOf(task, idsFor(input, policies, task), input)))
  return {
    of: (prefix) => parts.get(prefix) ?? [],
    missing: inputs.filter(({ prefix, isRequired }) => isRequired && parts.get(prefix)?.length === 0),
  }
}

/** Files put into the box of one role that are recognized as what another role needs, such as a contract and a policy swapped. */
function misplacedFiles(
  inputs: readonly SkillInput[],
  files: readonly TaskFile[],
): { readonly file: TaskFile; readonly input: SkillInput }[] {
  return files.flatMap((file) => {
    const { prefix, type } = file
    const box = inputs.find((input) => input.prefix === prefix)
    if (!box || !type || type === 'OTHER' || box.types.includes(type)) return []
    const input = inputs.find(({ types }) => types.includes(type))
    return input ? [{ file, input }] : []
  })
}

function isUnrecognized({ type }: TaskFile): boolean {
  return type === null || type === 'OTHER'
}

/** Whether roles accept the same documents, such as the options of a comparison. */
function areRivals([first, ...others]: readonly SkillInput[]): boolean {
  return others.every(({ types }) => types.some((type) => first?.types.includes(type)))
}

// When two roles accept the same documents, such as two options, each gets one before either gets a second.
function isOpen(
  parts: ReadonlyMap<string, readonly TaskFile[]>,
  prefix: string,
  inputs: readonly SkillInput[],
): boolean {
  const own = inputs.find((input) => input.prefix === prefix)
  const rivals = inputs.filter((input) => own && areRivals([own, input]))
  const fewest = Math.min(...rivals.map((rival) => parts.get(rival.prefix)?.length ?? 0))
  return (parts.get(prefix)?.length ?? 0) === fewest
}

/** The workspace's policy, or the policies of its account or of the one that the user named. */
async function policiesOf(task: Task): Promise<readonly BusinessPolicyRow[]> {
  const { businessPolicyId, accountId } = task.workspace
  const policies = task.agency.table(businessPolicyKind)
  if (businessPolicyId) return [policies.get(businessPolicyId) ?? []].flat()
  const id = accountId ?? (await accountOf(task)).account?.id
  return id === undefined ? [] : policies.related('account', id)
}

function idsFor(
  { isCurrent = false }: SkillInput,
  policies: readonly BusinessPolicyRow[],
  { agency, services }: Task,
): string[] {
  const today = agencyToday(agency, services.clock.now())
  const current = policies.filter((policy) => isInForce(policy, today))
  return (isCurrent && current.length > 0 ? current : policies).map(({ id }) => id)
}

/** The policies in force, of those that a task is about. */
export async function policiesInForce(task: Task): Promise<readonly BusinessPolicyRow[]> {
  return (await policiesOf(task)).filter((policy) => isInForce(policy, task.today))
}

/** The latest policy documents that fit one of a skill's roles, newest first, each content once. */
export async function documentsOf(
  context: ReadingContext,
  policyIds: readonly string[],
  input: Pick<SkillInput, 'types'>,
): Promise<TaskFile[]> {
  const found: TaskFile[] = []
  const files = policyIds.flatMap((id) => ownFiles(context.agency, id))
  const once = [...new Map(files.map((file) => [`${file.attachedTo} ${file.hash}`, file])).values()]
  for (const file of once.slice(-40)) {
    const type = await recognizedType(context, file)
    if (type && input.types.includes(type))
      found.unshift({ id: file.id, name: splitPrefix(file.name).name, prefix: null, type, isNew: false })
  }
  return found
}

/** Asks for the documents that a skill requires. */
export function askFor(missing: readonly SkillInput[]) {
  const names = missing.map(({ prefix }) => {
    const role = prefix.slice(1, -1).toLowerCase()
    return /\d$/.test(role) ? role : `the ${role}`
  })
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return {
    text: `Please attach ${list} to continue.`,
    question: { topic: missing.map(({ prefix }) => prefix).join(' ') },
  }
}

/** Says which new files were used for another role than the one they were attached for. */
export function misplacedRemarks(inputs: readonly SkillInput[], files: readonly TaskFile[]): string[] {
  const role = (prefix: string) => prefix.slice(1, -1).toLowerCase()
  return misplacedFiles(
    inputs,
    files.filter(({ isNew }) => isNew),
  ).map(
    ({ file, input }) =>
      `${file.name} was attached as the ${role(file.prefix ?? '')}, but it reads as the ${role(input.prefix)}, so I used it as that.`,
  )
}
