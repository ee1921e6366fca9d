import { isOrder, told } from './clauseMarks.ts'
import { smallestClausesOf } from './clausesOf.ts'
import type { Ask } from './findAsks.ts'
import { isHeld } from './findPolicy.ts'
import { linesLike } from './isOfLine.ts'
import { lineNames } from './lineWords.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { plainOrder } from './plainOrder.ts'
import { saidOf } from './saidOf.ts'
import type { TriageAccount } from './triageMessage.ts'

interface Said {
  readonly text: MessageText
  readonly account: TriageAccount | null
}

/**
 * Whoever takes a whole line off has its policy canceled, however they put it and whatever else they ask for: `take the
 * umbrella off`. What is only a part of a package is taken off the package, which stays.
 */
export function withEndedLine(asks: readonly Ask[], { text, account }: Said): readonly Ask[] {
  const held = account?.policies.filter(({ isEnded }) => !isEnded) ?? []
  if (asks.length === 0 || held.length === 0) return asks
  const isOwn = (clause: string) =>
    endedIn(clause).some((line) => held.some(({ type }) => linesLike(line).includes(type)))
  const named = asks.flatMap((ask) => {
    const isOfAsk = (clause: string) => ask.sentences?.some((own) => own.includes(clause)) ?? true
    const clauses = clausesIn(saidOf(text, ask)).filter(isOfAsk)
    const lines = clauses.flatMap(endedIn)
    if (ask.type === 'CANCEL_POLICY') {
      const isPart = lines.length > 0 && !clauses.some(isOwn) && lines.every((line) => isHeld(line, held))
      return [isPart ? { ...ask, type: 'ENDORSE_POLICY' as const } : ask]
    }
    const rest = clauses.filter((clause) => endedIn(clause).length === 0)
    const isOnly = !rest.some((clause) => isOrder('ENDORSE_POLICY', clause))
    const isChange = ask.type === 'ENDORSE_POLICY' || ask.type === 'OTHER'
    return [isChange && isOnly && clauses.some(isOwn) ? { ...ask, type: 'CANCEL_POLICY' as const } : ask]
  })
  const ends = named.filter(({ type }) => type === 'CANCEL_POLICY')
  const all = clausesIn(text.sentences)
  const missed = all.filter(
    (clause) =>
      isOwn(clause) &&
      !asksOnly.test(clause) &&
      ends.every(({ sentences }) => sentences?.every((own) => !own.includes(clause)) ?? false),
  )
  if (missed.length === 0) return withOtherLine(named, { all, held })
  const others = named.map((ask) => ({
    ...ask,
    evidence: ask.evidence.filter((words) => !missed.includes(words)),
    sentences: (ask.sentences ?? all).filter((words) => !missed.includes(words)),
  }))
  return [...others, { type: 'CANCEL_POLICY', evidence: missed.slice(0, 2), sentences: missed }]
}

/** What is changed of another line than the one that ends is a request of its own. */
function withOtherLine(
  asks: readonly Ask[],
  { all, held }: { readonly all: readonly string[]; readonly held: TriageAccount['policies'] },
): readonly Ask[] {
  const end = asks.find(({ type, sentences }) => type === 'CANCEL_POLICY' && sentences === null)
  const ended = all.flatMap(endedIn)
  const isOther = (clause: string) =>
    lineNames.some(([line, words]) => words.test(clause) && !ended.includes(line) && isHeld(line, held))
  const changes = all.filter(
    (clause) => endedIn(clause).length === 0 && plainOrder(clause) === 'ENDORSE_POLICY' && isOther(clause),
  )
  if (!end || ended.length === 0 || changes.length === 0) return asks
  const rest = all.filter((clause) => !changes.includes(clause))
  return [
    ...asks.map((ask) => (ask === end ? { ...ask, sentences: rest } : ask)),
    { type: 'ENDORSE_POLICY', evidence: changes.slice(0, 2), sentences: changes },
  ]
}

function clausesIn(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap(({ text, isDenied }) => (isDenied ? [] : smallestClausesOf(text)))
}

/** `What would we save if we dropped the umbrella?` */
const asksOnly =
  /\b(?:if|whether|should|would|what|how|why|which|thinking|might|may|maybe|considering|before|unless|until|wondering|quote|price|or)\b/i

const ending = String.raw`\b(?:take|remove|drop|delete|cancel|terminate|end|stop|discontinue|get rid of|do away with|(?:do not|don['’]?t|no longer) (?:need|want))\s+(?:off\s+)?`
const where = String.raw`(?:\s+(?:(?:off|from)(?: of)?|on))?(?:\s+(?:our|the|my|this) (?:account|insurance|program|package|policy|policies|bop|coverages?))?`
const when = String.raw`(?=\W*(?:$|[,;.–—-]|(?:please|thanks|thank you|eff|effective|as of|on \w+ \d+|by|at|starting|any ?more|any longer|now|because|since|it|we|i|and|too|as well)\b))`
const removed = new RegExp(
  String.raw`${ending}(?:(?:the|our|my|all|that|this|whole|entire) )*(?<thing>[^,.;:!?\n]{2,40}?)${where}${when}`,
  'gi',
)

/** `let the umbrella go`, `we don't see the point of the umbrella anymore so please let it go` */
const letGo = [
  /\blet(?:ting)?\s+(?:the|our|my|that)\s+(?<thing>[^,.;:!?\n]{2,30}?)\s+(?:policy\s+)?go\b/gi,
  /\b(?:(?:point|use|need|sense) (?:of|for|in)|(?:do not|don['’]?t|dont) (?:use|need|want))\s+(?:the|our|my)\s+(?<thing>[^,.;:!?\n]{2,30}?)\s+(?:any ?more|any longer)\b[^.;:!?\n]{0,30}\b(?:let|drop|cancel|end|stop|terminate)\s+(?:it|that)\b/gi,
]

/** The lines that a clause takes off as a whole, and no vehicle or limit of one. */
function endedIn(clause: string) {
  if (told.test(clause)) return []
  return [removed, ...letGo]
    .flatMap((pattern) => [...clause.matchAll(pattern)])
    .flatMap(({ groups }) => {
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
