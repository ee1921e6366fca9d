import type { ValuedPassage } from './valueRows.ts'

/** "… caused by freezing, unless:", "this insurance applies only if:" say nothing without what is listed below. */
const opensConditions = /\b(?:unless|only if|if|when|provided(?: that)?|except(?: if| when)?)\s*[:–—]$/i
const listed = /^\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s/i

/** Passages where a clause has the conditions that it ends in as a part of it. */
export function withConditions(passages: readonly ValuedPassage[]): ValuedPassage[] {
  const taken = new Set<ValuedPassage>()
  return passages.flatMap((passage, at) => {
    if (taken.has(passage)) return []
    if (!opensConditions.test(passage.text)) return [passage]
    const rest = passages.slice(at + 1)
    const end = rest.findIndex(({ text, page }) => page !== passage.page || !listed.test(text))
    const conditions = end === -1 ? rest : rest.slice(0, end)
    for (const each of conditions) taken.add(each)
    const texts = [passage, ...conditions].map(({ text }) => text)
    return [conditions.length === 0 ? passage : { ...passage, text: texts.join(' '), parts: texts }]
  })
}
