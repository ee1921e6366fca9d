import { isOrder, told } from './clauseMarks.ts'
import { type Ask, smallestClausesOf } from './findAsks.ts'
import { isHeld, linesLike } from './findPolicy.ts'
import { lineNames } from './lineWords.ts'
import type { MessageText } from './messageText.ts'
import { saidOf } from './saidOf.ts'
import type { TriageAccount } from './triageMessage.ts'

/**
 * Whoever takes a whole line off has its policy canceled, however they put it: `take the umbrella off`. What is only a
 * part of a package is taken off the package, which stays.
 */
export function withEndedLine(
  ask: Ask,
  { text, account }: { readonly text: MessageText; readonly account: TriageAccount | null },
): readonly Ask[] {
  if (!account || !['CANCEL_POLICY', 'ENDORSE_POLICY', 'OTHER'].includes(ask.type)) return [ask]
  const held = account.policies.filter(({ isEnded }) => !isEnded)
  const clauses = saidOf(text, ask).flatMap((sentence) =>
    sentence.isDenied ? [] : smallestClausesOf(sentence.text),
  )
  const ending = clauses.filter((clause) => endedIn(clause).length > 0)
  const lines = ending.flatMap(endedIn)
  const isOwn = lines.some((line) => held.some(({ type }) => linesLike(line).includes(type)))
  if (lines.length === 0) return [ask]
  if (ask.type === 'CANCEL_POLICY')
    return !isOwn && lines.every((line) => isHeld(line, held)) ? [{ ...ask, type: 'ENDORSE_POLICY' }] : [ask]
  if (!isOwn) return [ask]
  const rest = clauses.filter((clause) => !ending.includes(clause))
  const isMore = rest.some((clause) => isOrder('ENDORSE_POLICY', clause))
  const ended: Ask = { type: 'CANCEL_POLICY', evidence: ending, sentences: isMore ? ending : ask.sentences }
  return isMore ? [{ ...ask, evidence: rest.slice(0, 2), sentences: rest }, ended] : [ended]
}

const ends = String.raw`\b(?:take|remove|drop|delete|cancel|terminate|end|stop|discontinue|get rid of|do away with|(?:do not|don['’]?t|no longer) (?:need|want))\s+(?:off\s+)?`
const where = String.raw`(?:\s+(?:(?:off|from)(?: of)?|on))?(?:\s+(?:our|the|my|this) (?:account|insurance|program|package|policy|policies|bop|coverages?))?`
const when = String.raw`(?=\W*(?:$|please|thanks|thank you|effective|as of|on \w+ \d|by|at|starting|any ?more|any longer|now|because|since|it|we|i|and|too|as well|[,;.–—-]))`
const removed = new RegExp(
  String.raw`${ends}(?:(?:the|our|my|all|that|this|whole|entire) )*(?<thing>[^,.;:!?\n]{2,40}?)${where}${when}`,
  'gi',
)

/** The lines that a clause takes off as a whole, and no vehicle or limit of one. */
function endedIn(clause: string) {
  if (told.test(clause)) return []
  return [...clause.matchAll(removed)].flatMap(({ groups }) => {
    const thing = groups?.['thing'] ?? ''
    // `Remove the property` may mean a building.
    if (/^(?:property|buildings?|contents)$/i.test(thing)) return []
    return lineNames.flatMap(([line, words]) => {
      const name = words.exec(`the ${thing}`)?.[0] ?? words.exec(thing)?.[0]
      const rest = `the ${thing}`
        .replace(name ?? '', ' ')
        .replaceAll(/\b(?:the|polic(?:y|ies)|coverage|insurance|liability)\b/gi, ' ')
      return name !== undefined && !/[\p{L}\p{N}]/u.test(rest) ? [line] : []
    })
  })
}
