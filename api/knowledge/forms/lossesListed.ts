import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { moneyAmounts } from './spokenValues.ts'

/** "Three years of losses: one finger on the shaper, $12,600, and one eye flush, $1,300.": losses without their days. */
export function lossesListed(sentences: readonly Sentence[]): Fact[] {
  for (const sentence of sentences) {
    const [, list = ''] = /\b(?:losses|claims)\b[^:.]{0,40}: (.+)$/i.exec(sentence.text) ?? []
    const amounts = moneyAmounts(list)
    let from = 0
    const listed = amounts.map(({ value, index, end }) => {
      const what = /^(?:[\s,;]|and\b)*(?:one|an?|the) ([a-z][^$]+?),? $/i.exec(list.slice(from, index))?.[1]
      from = end
      return { what, value }
    })
    if (listed.length < 2 || listed.some(({ what }) => what === undefined)) continue
    return listed.flatMap(({ what = '', value }, row) => [
      letterFact('loss', 'paid', value, sentence, row),
      letterFact(
        'loss',
        'lossDescription',
        what.replace(/^./, (first) => first.toUpperCase()),
        sentence,
        row,
      ),
    ])
  }
  return []
}

/** How many losses a letter lists without their days, and what they came to. */
export function listedTotal(attribute: string, facts: readonly Fact[]): Fact | null {
  const losses = facts.filter(({ entity }) => entity === 'loss')
  const paid = losses.filter((each) => each.attribute === 'paid' && each.isFromLetter)
  const [first] = paid
  if (!first || paid.length < 2 || losses.some((each) => each.attribute === 'lossDate')) return null
  if (attribute === 'claims') return { ...first, value: String(paid.length) }
  const sum = paid.reduce((total, { value }) => total + Number(value.replaceAll(/[$,]/g, '')), 0)
  return attribute === 'totalPaid' ? { ...first, value: `$${sum.toLocaleString('en-US')}` } : null
}

/** What was paid for a loss and what is held in reserve for it. */
export function paidAndHeld(paid: Fact | null, held: Fact): Fact {
  const [first = 0, second = 0] = [paid, held].map((each) => Number(each?.value.replaceAll(/[$,]/g, '') ?? 0))
  return { ...held, value: `$${(first + second).toLocaleString('en-US')}` }
}
