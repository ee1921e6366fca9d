import { accountKind, type AccountRow } from '../../knowledge/index.ts'
import type { Task } from '../runs/task.ts'
import { findAccount } from '../tools/findAccount.ts'
import { readFacts } from '../tools/readFacts.ts'

/**
 * The account that a task is about: the workspace's, one that the message names, or the insured of a document.
 * Null when there is none, or when several would fit: nobody guesses whose insurance it is.
 */
export async function accountOf(task: Task, documentId: string | null = null): Promise<AccountRow | null> {
  const { agency, workspace, journal } = task
  const accounts = agency.table(accountKind)
  if (workspace.accountId) return accounts.get(workspace.accountId) ?? null
  const insured =
    documentId === null
      ? null
      : (await journal.call(readFacts, { fileId: documentId })).facts.scalars.insuredName.fact?.value
  for (const text of [...namesIn(task), ...(insured ? [insured] : [])]) {
    const found = await journal.call(findAccount, { text: text.slice(0, 200) })
    const [only, ...others] = found.filter(({ name }) => isNamed(name, text))
    if (only && others.length === 0) return accounts.get(only.id) ?? null
  }
  return null
}

/** What could be a name: runs of capitalized words in the message and in what was said before. */
function namesIn({ request, history }: Task): string[] {
  const said = [
    request,
    ...history
      .filter(({ by }) => by === 'USER')
      .map(({ text }) => text)
      .toReversed(),
  ]
  const runs = said.flatMap(
    (text) =>
      text.match(
        /\b[A-Z][\w&'’.-]*(?:\s+(?:[A-Z&][\w&'’.-]*|of|and|the))*(?:\s+(?:LLC|Inc\.?|LLP|LP|PC|Co\.?))?/g,
      ) ?? [],
  )
  return [...new Set(runs.map((run) => run.replace(/\s+(of|and|the)$/, '')))]
    .filter((run) => run.length > 3 && run.includes(' '))
    .slice(0, 6)
}

function isNamed(name: string, text: string): boolean {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9 ]/g, ' ')
      .replaceAll(/\b(llc|inc|llp|lp|pc|co|the)\b/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const [own, said] = [plain(name), plain(text)]
  return own === said || said.includes(own) || (said.length > 5 && own.startsWith(said))
}
