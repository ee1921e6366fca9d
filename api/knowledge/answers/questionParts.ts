import { factAnswer } from './factAnswer.ts'
import { totalAnswer } from './totalAnswer.ts'
import { type AnswerDocument, type AnsweredQuestion, type PolicyAnswer } from './policyAnswer.ts'

/** The answer to one of several questions. */
export interface PartAnswer extends AnsweredQuestion {
  readonly found: PolicyAnswer
}

const asks =
  /^(?:and |also )?(?:what|who|which|how (?:much|many|long|high)|where|when (?:do|does|did|is|are|will)|is|are|do|does|can|will)\b/i
/** "How much?" asks about what the question before it named. */
const goesOn =
  /^(?:and |so |if so,? )?(?:how (?:much|long|many|often)|up to what|for how (?:much|long)|why|when|who pays|is there a deductible|any (?:limit|deductible|cap))(?: (?:then|exactly|is it|would that be|there|for that))?\s*\?$/i
const opening =
  "(?:what(?! if)|who|where|when|how)(?:'s|'re)?\\s|which\\s|how (?:much|many|long|high|soon|often)\\s|(?:is|are|do|does|did|can|will|would|must|should|has|have)\\s"
const nextQuestion = new RegExp(`,?\\s+(?:and|or|also)\\s+(?:also )?(?=${opening})|,\\s+(?=${opening})`, 'i')
/** A clause that asks by itself, perhaps after the case that it asks about: "If it burns, what is the deductible". */
const asksItself = new RegExp(
  `(?:^|[,.;:]\\s+|\\s(?=what|how (?:much|long)))(?:and |also )?(?:${opening})`,
  'i',
)
/** "… and what is it?" asks for the value of what the clause before it asks about. */
const asksBack = /^(?:what|which|who) (?:is|are|was|were) (?:it|that|this|they|those)\W*$/i
const fewestWords = 3

/** Splits a message into questions that can be answered separately; most messages have one. */
export function questionParts(message: string, documents: readonly AnswerDocument[]): string[] {
  const sentences = message
    .split(/(?<=\?)\s+/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))
    .reduce<string[]>((parts, part) => {
      const before = parts.at(-1)
      return before !== undefined && goesOn.test(part)
        ? [...parts.slice(0, -1), `${before} ${part}`]
        : [...parts, part]
    }, [])
  return sentences
    .flatMap(valuesAsked)
    .flatMap(casesAsked)
    .flatMap((sentence) => clausesOf(sentence).flatMap((clause) => factsIn(clause, documents)))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
}

/** "Are we covered if a guest is hurt, and if a driver is?" asks about two cases. */
export function casesAsked(sentence: string): string[] {
  const [, ask = '', word = '', first = '', second = ''] = twoCases.exec(sentence) ?? []
  return word === '' ? [sentence] : [first, second].map((each) => `${ask}${word} ${each.trim()}?`)
}

const twoCases = new RegExp(
  String.raw`^((?:and |also )?(?:${opening})[^?]{2,40}?\b)(if|when) ([^?]{8,}?),? (?:and|or) (?:also |what )?\2 ([^?]{8,}?)\W*$`,
  'i',
)

const limitAndShare =
  /^((?:what(?:'s| is| are) )?(?:the |our )?(?:[\w-]+ ){1,4})limits? and (?:the |its )?(deductible|retention)\W*$/i

const valuesTogether = new RegExp(
  String.raw`^((?:.*[.!?;,]\s+)?)(how much|(?:what(?:'s|s| is| are)? )?(?:the )?(?:limits?|retention|deductible|wait(?:ing period)?)) and (?:what(?:'s|s| is)? )?(?:the )?(limits?|retention|deductible|wait(?:ing period)?)\W*$`,
  'i',
)

/** "The sump overflowed. How much and what deductible?" asks for two values of one thing. */
function valuesAsked(sentence: string): string[] {
  const [, subject = '', share = ''] = limitAndShare.exec(sentence) ?? []
  if (share !== '') return [`${subject}limit?`, `${subject}${share}?`]
  const [, story = '', first = '', second = ''] = valuesTogether.exec(sentence) ?? []
  if (story.trim() === '') return [sentence]
  const asked = (value: string) =>
    /^(?:how|what)/i.test(value) ? value : `what is the ${value.replace(/^the /i, '')}`
  return [first, second].map((value) => {
    const text = asked(value.replace(/\bwait$/i, 'waiting period'))
    return `${story.replace(/,\s*$/, '. ')}${text.charAt(0).toUpperCase()}${text.slice(1)}?`
  })
}

/** "What exclusions are there, is flood covered?" has two questions; "If a pipe bursts, are we covered?" has one. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(nextQuestion)
  return clauses.length > 1 &&
    clauses.every(
      (clause) =>
        asksItself.test(clause) && !asksBack.test(clause) && clause.split(/\s+/).length >= fewestWords,
    )
    ? clauses.map((clause, at) => {
        const text = clause.replace(/\?$/, '')
        const thing = at > 0 && plainValue.test(text) ? coverageAsked.exec(clauses[at - 1] ?? '') : null
        return thing ? `${text} for ${thing[1] ?? thing[2]}?` : `${text}?`
      })
    : [sentence]
}

/** "Do we have earthquake and what's the deductible?" asks for that of earthquake. */
const plainValue = /^(?:what(?:'s| is) (?:the|our) (?:limit|deductible|retention|wait(?:ing period)?))$/i
const coverageAsked =
  /^(?:do|does) (?:\w+ ){1,2}(?:have|carry|include|cover) (?:any |an? )?(.+)$|^is (.+?) (?:covered|included|insured)$/i

/** "Named insured and policy number?" asks for two facts. */
function factsIn(clause: string, documents: readonly AnswerDocument[]): string[] {
  const pieces = clause
    .replace(/\?$/, '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/i)
    .map((piece) =>
      asks.test(piece)
        ? `${piece}?`
        : `What is the ${piece.replace(/^the /i, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}?`,
    )
  // A sum is asked for as a whole.
  if (totalAnswer(clause, documents)) return [clause]
  return pieces.length > 1 && pieces.every((piece) => factAnswer(piece, documents) !== null)
    ? pieces
    : [clause]
}

/** Combines the answers to several questions, at least one of them found, each answer once; has a verdict only if they share it. */
export function joinedAnswers(given: readonly PartAnswer[]): PolicyAnswer {
  const answers = given.map((part) => decidedBy(part, given))
  const proofs = answers.flatMap(({ found: { status, citations } }) =>
    status === 'ANSWERED' ? citations : [],
  )
  const verdicts = new Set(answers.map(({ found: { verdict } }) => verdict))
  const [verdict = null] = verdicts
  return {
    status: 'ANSWERED',
    verdict: verdicts.size === 1 ? verdict : null,
    answer: [...Map.groupBy(answers, ({ answer }) => answer)]
      .map(([answer, same]) =>
        same.length === answers.length || same.every(repeatsQuestion)
          ? answer
          : `${same.map(({ question }) => question).join(' ')} ${answer}`,
      )
      .join('\n\n'),
    citations: proofs.filter(
      ({ documentId, page, quote }, at) =>
        proofs.findIndex(
          (each) => each.documentId === documentId && each.page === page && each.quote === quote,
        ) === at,
    ),
    parts: answers.map(({ question, answer, found: { status } }) => ({ question, answer, status })),
  }
}

/** "What is the aggregate limit?" "The aggregate limit is $2,000,000." */
function repeatsQuestion({ question, answer }: PartAnswer): boolean {
  const asked = /^what (?:is|are) (the .+)\?$/i.exec(question)?.[1]
  return asked !== undefined && answer.toLowerCase().startsWith(`${asked.toLowerCase()} `)
}

/** "It depends", where the same words answer another of the questions plainly, is answered alike. */
function decidedBy(part: PartAnswer, answers: readonly PartAnswer[]): PartAnswer {
  if (part.found.verdict !== 'DEPENDS') return part
  const plain = answers.filter(
    ({ answer, found: { verdict } }) =>
      (verdict === 'COVERED' || verdict === 'EXCLUDED') &&
      withoutVerdict(answer) === withoutVerdict(part.answer),
  )
  const [first] = plain
  const isOne = plain.every(({ found: { verdict } }) => verdict === first?.found.verdict)
  return first && isOne ? { ...first, question: part.question } : part
}

function withoutVerdict(answer: string): string {
  return answer.replace(/^(?:(?:Yes|No|It depends)\b[^.]*\.|The documents say:)\s/, '')
}
