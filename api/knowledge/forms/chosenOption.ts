import { frequencyOption } from './frequencyOption.ts'
import type { LabeledField } from './labeledFields.ts'
import { statedAnswer } from './statedAnswer.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'
import { moneyAmounts } from './spokenValues.ts'

/** What happened, by the words of a letter for each kind of loss. */
const lossKinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /property|fire|building/i,
    /\b(fire|smoke|water|hail|wind|theft|stolen|burglar\w*|broke in|spoil\w*|burst|vandal\w*|lightning|roof)\b/gi,
  ],
  [
    /auto|vehicle/i,
    /\b(rear-?ended|collision|collided|backed into|intersection|our (?:truck|van|driver)|windshield)\b/gi,
  ],
  [
    /liability/i,
    /\b(customer|guest|slipped|tripped|sued|lawyer|attorney|their (?:property|car)|neighbor\w*)\b/gi,
  ],
  [
    /workers|comp/i,
    /\b(employee|worker|his (?:hand|back|finger)|her (?:hand|back|finger)|emergency room|time off work)\b/gi,
  ],
]

/** The option of a list that letters name. */
export function chosenOption(field: LabeledField, sentences: readonly Sentence[]): LetterAnswer | null {
  const { options, label } = field
  const often = frequencyOption(field, sentences)
  if (often) return often
  const first = sentences.find(({ text }) => text.length > 40)
  if (/type of (?:loss|claim)|kind of loss|line of (?:business|insurance)/i.test(label) && first) {
    const text = sentences.map((each) => each.text).join(' ')
    const scored = options
      .map((option) => {
        const words = lossKinds.find(([names]) => names.test(option))?.[1]
        return { option, hits: words ? [...text.matchAll(words)].length : 0 }
      })
      .toSorted((a, b) => b.hits - a.hits)
    const [best, second] = scored
    return best && best.hits > (second?.hits ?? 0) ? answer(first, best.option) : null
  }
  const amounts = options.filter((option) => /^\$[\d,]+$/.test(option))
  // "From $500,000 to one million": an amount counts however it is written, and what was does not.
  const named = sentences.flatMap((sentence) => [
    ...toBe(sentence.text).flatMap((value) => (amounts.includes(value) ? [{ sentence, option: value }] : [])),
    ...options
      .filter(
        (option) =>
          !amounts.includes(option) &&
          option.length > 3 &&
          !/^(?:none|never|other|n\/a)$/i.test(option) &&
          isNamedIn(sentence.text, option),
      )
      .map((option) => ({ sentence, option })),
  ])
  const [only] = named
  const none = options.find((option) => /^(?:none|never)$/i.test(option))
  const denied = only || !none ? null : statedAnswer(label, sentences)
  if (denied?.value === 'No' && none) return { ...denied, value: none }
  return only && new Set(named.map(({ option }) => option)).size === 1
    ? answer(only.sentence, only.option)
    : null
}

/** The amounts of a text without those that were until then. */
function toBe(text: string): string[] {
  return moneyAmounts(text)
    .filter(
      ({ index }) =>
        !/\b(?:from|than|instead of|currently|not)\s+(?:the |our )?$/i.test(text.slice(0, index)),
    )
    .map(({ value }) => value)
}

/** Whether a text names an option, other than as a part of a name: "Copperleaf Service Desk" is no service. */
function isNamedIn(text: string, option: string): boolean {
  const plural = RegExp.escape(option)
    .replace(/y$/, '(?:y|ies)')
    .replace(/(?<=[a-rt-xz])$/, 's?')
  const found = new RegExp(`(?<!\\w|\\d[.,])${plural}(?!\\w|[.,]\\d)`, 'i').exec(text)
  if (!found) return false
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const isInName = /[A-Z][a-z]+ $/.test(before) && /^ [A-Z][a-z]/.test(after)
  return option.includes(' ') || !/^[A-Z]/.test(found[0]) || !isInName
}
