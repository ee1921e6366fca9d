import type { Candidate } from './answerCandidates.ts'
import { coverageTopics } from './coverageTopics.ts'

/** How closely passages match the question's topics; common topics count less. */
export function topicScores(question: string, candidates: readonly Candidate[]): Map<Candidate, number> {
  const scores = new Map<Candidate, number>()
  for (const { told } of coverageTopics.filter(({ asked }) => asked.test(question))) {
    const found = candidates.filter(
      ({ text, headings }) => told.test(text) || told.test(headings.at(-1) ?? ''),
    )
    const each = 1 / (1 + Math.log(Math.max(1, found.length)))
    for (const candidate of found)
      scores.set(
        candidate,
        Math.min(mostTopic, (scores.get(candidate) ?? 0) + each * (told.test(candidate.text) ? 1 : 0.5)),
      )
  }
  return scores
}

const mostTopic = 1.5
