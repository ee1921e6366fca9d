import type { Candidate } from './answerCandidates.ts'
import type { Comparison, Features, PassageSetting } from './answerFeatures.ts'
import { answerMeaning, nearTo } from './questionMap.ts'

/** How close each passage is to the meaning of an answer. */
export function answerNearness(
  { meaning, vectors }: Pick<Comparison, 'meaning' | 'vectors'>,
  { words }: Pick<PassageSetting, 'words'>,
  map: Float32Array,
): Features[] {
  const answer = answerMeaning(meaning, map)
  const similarities = words.map((own, at) => nearTo(answer, { vector: vectors[at] ?? null, words: own }))
  const nearness = standardized(similarities)
  const ranks = ranksOf(similarities)
  return similarities.map((similarity, at) => ({
    answerSimilarity: similarity,
    answerNear: Math.max(-2, Math.min(5, nearness[at] ?? 0)) / 3,
    answerRank: 1 / (1 + (ranks[at] ?? 1000)),
  }))
}

export function standardized(similarities: readonly (number | null)[]): number[] {
  const known = similarities.filter((each) => each !== null)
  const mean = known.reduce((sum, each) => sum + each, 0) / Math.max(1, known.length)
  const variance = known.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, known.length)
  return similarities.map((each) => (each === null ? 0 : (each - mean) / Math.sqrt(variance + 1e-9)))
}

export function ranksOf(similarities: readonly (number | null)[]): number[] {
  const ranks: number[] = []
  const order = similarities
    .map((similarity, at) => ({ similarity, at }))
    .filter(({ similarity }) => similarity !== null)
    .toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))
  for (const [rank, { at }] of order.entries()) ranks[at] = rank
  return ranks
}

export function nearBeside(
  candidates: readonly Candidate[],
  nearness: readonly number[],
  at: number,
  step: number,
): number {
  const [own, other] = [candidates[at], candidates[at + step]]
  const isSame = own && other && own.documentId === other.documentId && own.page === other.page
  return isSame ? Math.max(0, Math.min(4, nearness[at + step] ?? 0)) : 0
}

/** How close in meaning the whole section under a heading is. */
export function sectionMeans(candidates: readonly Candidate[], nearness: readonly number[]): number[] {
  const sums = new Map<string, { sum: number; count: number }>()
  const keys = candidates.map(({ documentId, headings }) => `${documentId} ${headings.join('|')}`)
  for (const [at, key] of keys.entries()) {
    const known = sums.get(key) ?? { sum: 0, count: 0 }
    sums.set(key, { sum: known.sum + (nearness[at] ?? 0), count: known.count + 1 })
  }
  return keys.map((key) => {
    const { sum, count } = sums.get(key) ?? { sum: 0, count: 1 }
    return sum / (count + 1)
  })
}
