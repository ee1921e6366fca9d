import { counts } from './spokenValues.ts'
import { answer, firstOf, type LetterAnswer, type LetterSubject, type Sentence } from './letterSentences.ts'

const proof = String.raw`(?:[A-Z][\w'’-]+ )*(?:cards?|certificates?|certifications?|training|class|course)`
/** "Fourteen hold the ServeWell card", "all six are certified". */
const isTrained = new RegExp(
  String.raw`^ (?:of (?:us|them|our \w+) )?(?:(?:hold|have|has|carry|finished|took|passed) (?:the |an? |their )?${proof}|(?:are|is) (?:\w+ )?(?:certified|trained))\b`,
)
const pending =
  /\b(?:take|takes|taking|will|next (?:week|month)|not yet|still (?:have|need)|new (?:hires?|ones?))\b/i

/** How many of the staff are trained, and by which program. */
export const trainingSubjects: readonly LetterSubject[] = [
  {
    asks: /^(?:number of )?(?:\w+ )?(?:servers?|staff|employees|people|managers) (?:certified|trained)$|^(?:number of )?(?:certified|trained) (?:servers?|staff|employees|people|managers)$/,
    isOnly: true,
    find: (sentences) => {
      const trained = trainedIn(sentences)
      return trained && answer(trained.sentence, trained.count)
    },
  },
  {
    asks: /^(?:name of )?(?:the )?(?:alcohol |server |safety )?(?:training|certification) (?:program|course|provider)(?: name)?$/,
    find: (sentences) =>
      firstOf(
        sentences,
        ({ text }) =>
          /\b(?:hold|have|has|carry|took|passed|through|by|with|use) (?:the |an? |their )?([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*) (?:cards?|certificates?|certification|training|class|course|program)\b/.exec(
            text,
          )?.[1],
      ),
  },
]

/** "Are all servers certified?" where a letter counts those who are and tells of others. */
export function allTrained(question: string, sentences: readonly Sentence[]): LetterAnswer | null {
  if (!/\ball\b.*\b(?:certified|trained)\b/i.test(question)) return null
  const trained = trainedIn(sentences)
  return trained && pending.test(trained.rest) ? answer(trained.sentence, 'No') : null
}

function trainedIn(
  sentences: readonly Sentence[],
): { sentence: Sentence; count: string; rest: string } | null {
  for (const sentence of sentences) {
    const found = counts(sentence.text).find(({ end }) => isTrained.test(sentence.text.slice(end)))
    if (found) {
      const rest = sentence.text.slice(found.end).split(/[,;]/).slice(1).join(',')
      return { sentence, count: found.value, rest }
    }
  }
  return null
}
