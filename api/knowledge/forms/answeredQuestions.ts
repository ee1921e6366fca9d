import { negation, type Sentence } from './letterSentences.ts'
import { counts } from './spokenValues.ts'

const speaker = /^(?:[A-Z][A-Z ]{1,14}|[A-Z][a-z]+|Q|A)(?: \([^)]{1,20}\))?: (?=\S)/
const openQuestion = /^(?:and |so |ok(?:ay)?,? |then )?(?:how|what|when|where|which|who|whom|whose|why)\b/i
const affirmed =
  /^(?:yes|yeah|yep|yup|sure|of course|correct|right|always|sometimes|usually|often|every|all|we do|they do|it is|it does|they are|there (?:is|are)|a few|some|about|only)\b/i
const denied = /^(?:no|nope|never|none|nobody|not (?:at all|any|one|ever))\b/i
const unknown =
  /\b(?:have to|need to|would have to|let me) (?:ask|check|look)\b|\b(?:don['’]t|do not|not) (?:know|sure)\b|\bleave (?:it|that)\b|\bno idea\b|\bget back to you\b/i

/**
 * What is said in a conversation, without who says it: a question stands together with its answer, and one that is not
 * answered, or not plainly, says nothing.
 */
export function answeredQuestions(sentences: readonly Sentence[]): Sentence[] {
  const named = sentences.flatMap(({ text }) => speaker.exec(text)?.[0] ?? [])
  const speakers = new Set(named.filter((each) => named.filter((one) => one === each).length > 1))
  const isTalk = speakers.size >= 2 && speakers.size <= 4 && named.length >= 6
  const said = isTalk
    ? sentences.map((each) => {
        const [by = ''] = speaker.exec(each.text) ?? []
        return speakers.has(by) ? { ...each, text: each.text.slice(by.length) } : each
      })
    : sentences
  return said.flatMap((sentence, at): Sentence[] => {
    const before = said[at - 1]
    if (isQuestion(sentence)) return isTalk || isAnswered(said, at) ? [] : [sentence]
    if (!before || !isQuestion(before) || !(isTalk || isAnswered(said, at - 1))) return [sentence]
    const joined = answered(before.text, answerTo(said, at))
    return joined === null ? [sentence] : [{ ...sentence, text: joined }]
  })
}

function isQuestion({ text }: Sentence): boolean {
  return text.endsWith('?') && text.length < 160
}

/** Whether a sentence right behind a question of the same letter answers it in a word. */
function isAnswered(said: readonly Sentence[], at: number): boolean {
  const next = said[at + 1]
  return next !== undefined && next.letter === said[at]?.letter && /^(?:yes|no|never|none)\b/i.test(next.text)
}

/** What follows a question, up to the next one. */
function answerTo(said: readonly Sentence[], at: number): string[] {
  const rest = said.slice(at)
  const end = rest.findIndex((each) => isQuestion(each))
  return (end === -1 ? rest.slice(0, 3) : rest.slice(0, end)).map(({ text }) => text)
}

/** A question with its answer; null where the answer leaves it open. */
function answered(question: string, answers: readonly string[]): string | null {
  const [first = ''] = answers
  if (answers.some((each) => unknown.test(each))) return null
  if (openQuestion.test(question)) {
    // "Fifty-six... let me count the two new ones. Fifty-eight.": the last number corrects the first.
    const bare = answers.findLast((each) => each.length < 24 && counts(each).length === 1)
    return `${question} ${bare ?? first}`
  }
  if (denied.test(first) || affirmed.test(first)) return `${question} ${first}`
  return answers.some((each) => negation.test(each)) || /^["“]?\w+ing\b/.test(first)
    ? null
    : question.split(' ').length < 4
      ? `${question} ${first}`
      : null
}
