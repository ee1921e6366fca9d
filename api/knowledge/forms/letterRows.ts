import { conceptsOf } from './concepts.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact, personPattern, titlePattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { counts, moneyAmounts, percentages } from './spokenValues.ts'

/** What letters say of the classes of work that the records name, and of owners that they do not. */
export function letterRows(
  facts: readonly Fact[],
  sentences: readonly Sentence[],
  writer: string | undefined,
): Fact[] {
  return owners(classes(facts, sentences), sentences, writer)
}

/**
 * "In the shop eleven full time and two part-timers, $486,000. The four men who install, $198,500.": people and
 * payroll of each class, by the words of its description, and the last one by what is left.
 */
function classes(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const rows = facts.filter((each) => each.entity === 'class' && each.attribute === 'classification')
  if (rows.length < 2) return [...facts]
  const wordsOf = (row: Fact) => {
    const others = new Set(rows.flatMap((other) => (other === row ? [] : conceptsOf(other.value))))
    return conceptsOf(row.value).filter((word) => !others.has(word))
  }
  const statements = sentences.filter(
    ({ text }) =>
      moneyAmounts(text).length === 1 &&
      counts(text).length > 0 &&
      /\bfull|\bpart|\bpeople\b|\bmen\b|\bwomen\b|\bemployees\b/i.test(text) &&
      !/\b(?:in all|altogether|total)\b/i.test(text),
  )
  const found = new Map<Fact, Sentence>()
  for (const row of rows) {
    const words = wordsOf(row)
    const named = statements.filter(({ text }) => conceptsOf(text).some((word) => words.includes(word)))
    if (named.length === 1 && named[0]) found.set(row, named[0])
  }
  const left = rows.filter((row) => !found.has(row))
  const open = statements.filter((each) => ![...found.values()].includes(each))
  const [last] = left
  const [rest] = open
  if (last && rest && left.length === 1 && open.length === 1) found.set(last, rest)
  if (found.size < rows.length || new Set(found.values()).size < rows.length) return [...facts]
  const said = [...found].flatMap(([{ row }, sentence]) => {
    const of = (attribute: string, value: string | undefined) =>
      value === undefined ? [] : [letterFact('class', attribute, value, sentence, row)]
    return [
      ...of('payroll', moneyAmounts(sentence.text)[0]?.value),
      ...of('fullTime', countBefore(sentence.text, /\bfull[- ]?time/i)),
      ...of('partTime', countBefore(sentence.text, /\bpart[- ]?time/i)),
    ]
  })
  const isSaid = (each: Fact) =>
    said.some(
      ({ entity, attribute, row }) =>
        entity === each.entity && attribute === each.attribute && row === each.row,
    )
  return [...facts.filter((each) => !isSaid(each)), ...said]
}

function countBefore(text: string, words: RegExp): string | undefined {
  const at = words.exec(text)?.index
  return at === undefined ? undefined : counts(text).findLast(({ end }) => end <= at)?.value
}

/** "Lucia Ferraro is vice president and holds 40 percent. I keep my 60 percent.": where the records name no owner. */
function owners(facts: readonly Fact[], sentences: readonly Sentence[], writer: string | undefined): Fact[] {
  if (facts.some(({ entity }) => entity === 'owner')) return [...facts]
  const signed = sentences
    .slice(-3)
    .map(({ text }) => new RegExp(String.raw`\b(${titlePattern})\.?$`, 'i').exec(text)?.[1])
    .find(Boolean)
  const found = sentences.flatMap((sentence) => {
    const { text } = sentence
    const share = percentages(text)[0]?.value.replace('%', '')
    if (share === undefined || !/\b(?:owns?|holds?|keeps?|have|has)\b/i.test(text)) return []
    const named = new RegExp(String.raw`(${personPattern}) (?:is|has|owns|holds|keeps)\b`).exec(text)?.[1]
    const title = new RegExp(String.raw`\b(?:is|as) (?:now )?(?:the |our |a )?(${titlePattern})\b`, 'i').exec(
      text,
    )?.[1]
    if (named) return [{ name: named, title, share, sentence }]
    return writer !== undefined && /\bI (?:still )?(?:own|hold|keep|have)\b/.test(text)
      ? [{ name: writer, title: signed, share, sentence }]
      : []
  })
  const ranked = found.toSorted((a, b) => Number(b.share) - Number(a.share))
  return [
    ...facts,
    ...ranked.flatMap(({ name, title, share, sentence }, row) => [
      letterFact('owner', 'name', name, sentence, row),
      letterFact('owner', 'ownership', share, sentence, row),
      ...(title
        ? [letterFact('owner', 'title', `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`, sentence, row)]
        : []),
    ]),
  ]
}
