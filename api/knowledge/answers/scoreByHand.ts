import type { Features } from './answerFeatures.ts'
import type { Intent } from './question.ts'

/** How much it counts that a row states the kind of value that is asked for, under the label that is asked for. */
const valueWeight: Partial<Record<Intent, number>> = {
  AMOUNT: 0.5,
  DEDUCTIBLE: 0.5,
  TIME: 0.3,
  EXISTENCE: 0.2,
  OTHER: 0.1,
}

/** A score with weights set by hand, which the fitted ones correct. */
export function scoreByHand(
  features: Features & { readonly words: number; readonly coverage: number },
  { intent, nearness }: { intent: Intent; nearness: number },
): number {
  const { words, coverage } = features
  const has = (name: string) => features[name] ?? 0
  const isPlain =
    1 - Math.max(has('grant'), has('exclusion'), has('exception'), has('condition'), has('definition'))
  const fitting: Readonly<Record<Intent, number>> = {
    SITUATION: isPlain === 0 ? 0.5 : has('short') === 1 ? -1 : -0.5,
    AMOUNT: has('share') === 1 ? has('money') * 0.4 - 0.7 : has('money') * 1.4 - 0.7,
    DEDUCTIBLE: (has('share') * 2 - 1) * (has('money') === 1 ? 1 : 0.7),
    TIME: has('duration') + has('date') > 0 ? 0.6 : -0.4,
    DEFINITION: has('definition'),
    OTHER: isPlain === 1 ? -0.3 : 0.3,
    EXISTENCE: 0,
    PARTY: 0,
    REFERENCE: 0,
  }
  return (
    0.45 * words +
    0.3 * words * Math.min(1, coverage / 0.4) +
    0.25 * coverage +
    0.28 * Math.min(5, Math.max(0, nearness)) +
    0.25 * fitting[intent] -
    0.07 * has('row') -
    0.12 * has('short') +
    0.06 * has('endorsement') +
    0.5 * (has('entryMet') - has('entryOther')) +
    (valueWeight[intent] ?? 0) *
      (has('labelLike') + has('contentCoverage') + 0.5 * has('valueInRow') + 0.3 * has('valueMet'))
  )
}
