import { accountKind, letterText, policiesNumberedIn, type RecognizedType } from '../../../knowledge/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import type { SoughtAccount } from '../accountOf.ts'
import { namedExactly } from '../namedAccounts.ts'

/** Files that are not read as a letter of the client: insurers and third parties wrote them, or they are forms. */
const papers: ReadonlySet<RecognizedType | null> = new Set([
  'APPLICATION',
  'BINDER',
  'CERTIFICATE',
  'CONTRACT',
  'DECLARATIONS',
  'ENDORSEMENT',
  'INVOICE',
  'LOSS_RUN',
  'POLICY',
  'QUOTE',
])
/** How much of a letter is read, in characters. */
const reach = 8_000

/** Whether a file could be a letter. */
export function isLetter({ type }: Pick<TaskFile, 'type'>): boolean {
  return !papers.has(type)
}

/** The text of the letters that were attached, newest first. */
export async function attachedLetters(task: Task): Promise<string[]> {
  const letters: string[] = []
  for (const file of task.files.filter(isLetter).slice(-3).toReversed()) {
    const { reading } = await readFileOf(task, file.id)
    letters.push(letterText(reading).slice(0, reach))
  }
  return letters
}

/** The only account whose policy numbers or name the attached letters have; null without one. */
export function accountOfLetters(task: Task, letters: readonly string[]): SoughtAccount | null {
  const accounts = task.agency.table(accountKind)
  const numbered = letters.flatMap((text) =>
    [...policiesNumberedIn(task.agency, text)].flatMap(({ accountId }) => accounts.get(accountId) ?? []),
  )
  const found = numbered.length > 0 ? numbered : letters.flatMap((text) => namedExactly(task, text))
  const [account = null, ...others] = new Map(found.map((each) => [each.id, each])).values()
  return account && others.length === 0 ? { account, choices: [account] } : null
}
