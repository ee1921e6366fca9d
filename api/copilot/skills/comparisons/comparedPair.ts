import { businessPolicyKind, type PolicyFacts } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { accountOf } from '../accountOf.ts'
import { assignInputs, documentsOf } from '../assignInputs.ts'
import type { SkillInput } from '../skill.ts'

type Pair = readonly [before: TaskFile, after: TaskFile]

interface PairKind {
  readonly before: SkillInput
  readonly after: SkillInput
  readonly isOneTerm: boolean
}

/**
 * The two versions of a policy that a task compares, or the roles that no file has: the two files that the message
 * names, or else the two attached ones. What is on file stands in for one only where it is of the same line.
 */
export async function comparedPair(
  task: Task,
  kind: PairKind,
): Promise<{ readonly pair: Pair | null; readonly missing: readonly SkillInput[] }> {
  const inputs = [kind.before, kind.after]
  const types = inputs.flatMap((input) => input.types)
  const fitting = task.files.filter(({ type }) => type !== null && types.includes(type))
  const arrived = fitting.filter(({ isNew }) => isNew)
  const attached = arrived.length > 1 ? arrived : fitting
  const kept = attached.length === 2 ? [] : await filesOfAccount(task, types)
  const others = kept.filter(({ id }) => fitting.every((file) => file.id !== id))
  const named = [...fitting, ...others].filter((file) => isNamed(file, task.request))
  const chosen = named.length === 2 ? named : attached
  const [one, other] = chosen
  const pair = one && other && chosen.length === 2 ? await inOrder(task, [one, other], kind) : null
  // Two that came together, or are named, are what is meant, whatever their lines are called.
  const isMeant = named.length === 2 || arrived.length === 2
  if (pair && (isMeant || (await areVersions(task, pair, kind)))) return { pair, missing: [] }
  const parts = await assignInputs(inputs, task)
  const [before] = parts.of(kind.before.prefix)
  const [after] = parts.of(kind.after.prefix)
  if (before && after && (await areVersions(task, [before, after], kind)))
    return { pair: [before, after], missing: [] }
  const isAttached = (file: TaskFile | undefined) => task.files.some(({ id }) => id === file?.id)
  const [own] = attached
  const found = own && attached.length === 1 ? await versionOnFile(task, own, { others, kind }) : null
  const missing =
    parts.missing.length > 0 ? parts.missing : inputs.filter((_, at) => !isAttached([before, after][at]))
  return { pair: found, missing: missing.length > 0 ? missing : inputs }
}

/** The version on file that is nearest to the attached one: the term before it, or else the one after. */
async function versionOnFile(
  task: Task,
  own: TaskFile,
  { others, kind }: { others: readonly TaskFile[]; kind: PairKind },
): Promise<Pair | null> {
  const pairs: Pair[] = []
  for (const other of others) {
    const pair = await inOrder(task, [own, other], kind)
    if (pair && (await areVersions(task, pair, kind))) pairs.push(pair)
  }
  const earlier = pairs.filter(([, after]) => after.id === own.id)
  const among = earlier.length > 0 ? earlier : pairs
  // Which of several is meant, only a person knows.
  return among.length === 1 ? (among[0] ?? null) : null
}

/** Two files by their terms where those differ, or else by what they are. */
async function inOrder(
  task: Task,
  [one, other]: Pair,
  { before, after, isOneTerm }: PairKind,
): Promise<Pair | null> {
  const [first, second] = [await startOf(task, one), await startOf(task, other)]
  if (!isOneTerm && first && second && first !== second) return first < second ? [one, other] : [other, one]
  const fits = ({ type }: TaskFile, input: SkillInput) => type !== null && input.types.includes(type)
  if (fits(one, before) && fits(other, after)) return [one, other]
  return fits(other, before) && fits(one, after) ? [other, one] : null
}

/** Whether two files may be versions of one policy: not of two lines, and a renewal not before what expires. */
async function areVersions(task: Task, [before, after]: Pair, { isOneTerm }: PairKind): Promise<boolean> {
  const [a, b] = [await factsOf(task, before), await factsOf(task, after)]
  const [lineA, lineB] = [a, b].map(({ scalars }) => scalars.lineOfBusiness.fact?.value)
  const [startA, startB] = [a, b].map(({ scalars }) => scalars.effectiveDate.fact?.value)
  return !(lineA && lineB && lineA !== lineB) && !(!isOneTerm && startA && startB && startA >= startB)
}

async function startOf(task: Task, file: TaskFile): Promise<string | null> {
  return (await factsOf(task, file)).scalars.effectiveDate.fact?.value ?? null
}

async function factsOf(task: Task, { id, name }: TaskFile): Promise<PolicyFacts> {
  return (await task.journal.call(readFacts, { fileId: id, name })).facts
}

async function filesOfAccount(task: Task, types: SkillInput['types']): Promise<TaskFile[]> {
  const { account } = await accountOf(task)
  if (!account) return []
  const policies = task.agency.table(businessPolicyKind).related('account', account.id)
  return await documentsOf(
    task,
    policies.map(({ id }) => id),
    { types },
  )
}

/** Whether a message names a file: "gl-exp.pdf", "gl-exp". */
function isNamed({ name }: TaskFile, request: string): boolean {
  const stem = folded(name).replace(/\.\w{2,5}$/, '')
  const place = stem.length > 2 ? folded(request).indexOf(stem) : -1
  return place >= 0 && !/[\p{L}\p{N}-]/u.test(folded(request)[place + stem.length] ?? '')
}
