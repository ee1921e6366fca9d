import type { Features } from '../../api/knowledge/answers/answerFeatures.ts'
import type { AnswerWeights } from '../../api/knowledge/answers/answerModel.ts'
import { add, descend, dot } from './descend.ts'

/** A question with its vector, and the passages that may answer it. */
interface VectorExample {
  readonly truth: { readonly kind: string }
  readonly setting: { readonly vector: Float32Array | null }
  readonly passages: readonly { readonly features: Features; readonly gain: number }[]
}

/** Features of a passage that a question's vector can call for. */
const kinds =
  'money percent duration date share premium atMost row exclusion exception grant condition definition'.split(
    ' ',
  )
/** Numbers of a vector are small beside the other features. */
const vectorScale = 5

/** Whether documents answer such a question at all, by its vector only. */
export function fitAsked(all: readonly Pick<VectorExample, 'truth' | 'setting'>[]): number[] {
  return fitVectors(
    all.map(({ setting, truth }) => ({ vector: setting.vector, isTrue: truth.kind !== 'unanswerable' })),
    { epochs: 300, decay: 0.003 },
  )
}

/** Which features the passages have that answer a question, by its vector only. */
export function fitMeant(all: readonly VectorExample[]): AnswerWeights['meant'] {
  const answered = all.flatMap(({ setting, passages }) => {
    const highest = Math.max(...passages.map(({ gain }) => gain))
    const best = passages.filter(({ gain }) => gain === highest)
    return highest > 0 ? [{ vector: setting.vector, best }] : []
  })
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      fitVectors(
        answered.map(({ vector, best }) => ({
          vector,
          isTrue: best.some(({ features }) => features[kind] === 1),
        })),
        { epochs: 150, decay: 0.02 },
      ),
    ]),
  )
}

/** Tells questions of two kinds apart by their vectors, as if there were as many of either; the last number is added. */
function fitVectors(
  all: readonly { readonly vector: Float32Array | null; readonly isTrue: boolean }[],
  { epochs, decay }: { readonly epochs: number; readonly decay: number },
): number[] {
  const rows = all.flatMap(({ vector, isTrue }) => (vector ? [{ vector, isTrue }] : []))
  const names = Array.from({ length: (rows[0]?.vector.length ?? 0) + 1 }, (_, of) => String(of))
  const columns = new Map(names.map((name, of) => [name, of]))
  const dense = rows.map(({ vector, isTrue }) => ({
    isTrue,
    row: {
      at: Int32Array.from(names.keys()),
      values: Float64Array.from(names, (_, of) => (vector[of] ?? 0.2) * vectorScale),
    },
  }))
  const trues = dense.filter(({ isTrue }) => isTrue).length
  const fitted = descend(columns, { epochs, decay, rate: 0.05, prior: {} }, (now, slope) => {
    for (const { row, isTrue } of dense) {
      const share = isTrue ? trues : dense.length - trues
      add(slope, row, (1 / (1 + Math.exp(-dot(row, now))) - (isTrue ? 1 : 0)) / share)
    }
  })
  return names.map(
    (name, of) =>
      Math.round((fitted[name] ?? 0) * vectorScale * (of === names.length - 1 ? 0.2 : 1) * 100) / 100,
  )
}
