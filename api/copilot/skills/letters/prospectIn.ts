import type { Task } from '../../runs/task.ts'
import type { SoughtAccount } from '../accountOf.ts'
import { userTexts } from './conversation.ts'
import { namedLines } from './namedLines.ts'

/** Somebody who is no account yet. */
interface Prospect {
  readonly name: string
  /** For the answer. */
  readonly note: string
}

const suffix = String.raw`(?:,?\s+(?:LLC|L\.L\.C\.|Inc\.?|LLP|LP|PLLC|PC|Corp\.?|Co\.?|Ltd\.?))`
const word = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*`
const named = String.raw`${word}(?:\s+(?:(?:of|the|and|&)\s+)*(?:${word}|\d+))*${suffix}?`
const introduced = new RegExp(
  String.raw`\b(?:[Ff]or|[Ff]rom|[Pp]rospect|[Ll]ead|[Cc]lient|[Bb]usiness|[Nn]amed|[Cc]alled)\b[,:]?\s+(?:(?:an?|the|our)\s+)?(?:new\s+)?(?:(?:prospect|client|lead|business|account)[,:]?\s+)?(?:(?:named|called)\s+)?(${named})`,
  'gu',
)

/** The prospect that the messages name, where no account has the name; null if they name none or several accounts could be meant. */
export function prospectIn(task: Task, { choices, unknown }: SoughtAccount): Prospect | null {
  if (choices.length > 0) return null
  const name = userTexts(task)
    .flatMap((text) => [...text.matchAll(introduced)].map(([, found = '']) => found.replace(/[.,]+$/, '')))
    .find((found) => found.includes(' ') && namedLines(found).length === 0)
  const answer = task.answered?.topic === 'account' ? task.request.trim().replace(/[.\s]+$/, '') : ''
  const said = name ?? (/^\p{Lu}[^\n?!]{2,60}$/u.test(answer) ? answer : null)
  if (said === null) return null
  const closest = unknown?.name === said ? unknown.closest.slice(0, 3) : []
  const near = closest.length > 0 ? ` The closest names: ${closest.join(', ')}.` : ''
  return {
    name: said,
    note: `No account is named “${said}”, so I took it for a prospect without an account.${near}`,
  }
}
