import type { Fact } from './knownFacts.ts'
import type { Sentence } from './letterSentences.ts'
import { namedPerson } from './people.ts'
import { counts, days, moneyAmounts } from './spokenValues.ts'

/** What letters say of losses, classes of work, and the owners and drivers that the records name. */
export function letterSchedules(
  facts: readonly Fact[],
  sentences: readonly Sentence[],
  writer: string | undefined,
): Fact[] {
  // "Ingrid" alone under a letter is enough to tell who "I" is.
  const signed = sentences.slice(-2).find(({ text }) => /^[A-Z][a-zà-ÿ]+$/.test(text))?.text
  const by = writer ?? signed
  return records(owners(classes(losses(facts, sentences), sentences), sentences, by), sentences, by)
}

function said(
  from: Pick<Fact, 'entity' | 'attribute' | 'row'>,
  value: string,
  { letter, page }: Sentence,
): Fact {
  return { ...from, value, source: `${letter}, page ${page}`, line: null, isFromLetter: true }
}

/** The facts with one of them changed or added. */
function withFact(facts: readonly Fact[], changed: Fact): Fact[] {
  const isSame = (each: Fact) =>
    each.entity === changed.entity && each.attribute === changed.attribute && each.row === changed.row
  return [...facts.filter((each) => !isSame(each)), changed]
}

const lossWords =
  /\b(?:claims?|loss|accident|collision|collided|struck|hit|cracked|broke|burst|stolen|fire|slip\w*|fell|damage\w*|rear-end\w*|backed into)\b/i

/** "On 8/22/2025 the trailer struck a parked car. They paid $7,850 and it's closed." */
function losses(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const known = facts.filter((each) => each.entity === 'loss' && each.attribute === 'lossDate')
  const found: Fact[] = []
  let row = known.length
  for (const [at, sentence] of sentences.entries()) {
    const date = days(sentence.text, null)[0]
    const next = sentences[at + 1]
    const isPaid = next !== undefined && /\bpaid\b/i.test(next.text) && moneyAmounts(next.text).length > 0
    if (!date || (!lossWords.test(sentence.text) && !isPaid)) continue
    if (known.some(({ value }) => value === date.value)) continue
    const paid = [sentence, next].flatMap((each) =>
      each && /\b(?:paid|settled|all in|cost|came to)\b/i.test(each.text)
        ? moneyAmounts(each.text).slice(0, 1)
        : [],
    )[0]
    // Without what was paid it may be the loss that is just being reported.
    const amount = paid ?? moneyAmounts(sentence.text)[0]
    if (!amount) continue
    found.push(said({ entity: 'loss', attribute: 'lossDate', row }, date.value, sentence))
    found.push(said({ entity: 'loss', attribute: 'paid', row }, amount.value, sentence))
    row++
  }
  return [...facts, ...found]
}

/** Payroll, sales and counts that letters change, where only one class can be meant. */
function classes(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  let changed = [...facts]
  const only = (attribute: string, value: RegExp) => {
    const rows = changed.filter(
      (each) => each.entity === 'class' && each.attribute === attribute && value.test(each.value),
    )
    return rows.length === 1 ? rows[0] : undefined
  }
  for (const [at, sentence] of sentences.entries()) {
    const { text } = sentence
    const isPayroll = /\bpayroll\b|\bwages\b/i.test(text)
    const amount = moneyAmounts(text)[0]?.value
    const byPayroll = only('basis', /^payroll$/i)
    if (isPayroll && amount && byPayroll)
      changed = withFact(changed, said({ ...byPayroll, attribute: 'exposure' }, amount, sentence))
    const bySales = only('basis', /sales/i)
    if (/\bsales\b/i.test(text) && amount && bySales)
      changed = withFact(changed, said({ ...bySales, attribute: 'exposure' }, amount, sentence))
    // "Full time goes from 15 to 17."
    const step = /\b(full|part)[- ]?time\w*\b[^.]*?\bfrom (\d+) to (\d+)\b/i.exec(text)
    if (step) {
      const [, part = '', before = '', after = ''] = step
      const attribute = part.toLowerCase() === 'full' ? 'fullTime' : 'partTime'
      const row = only(attribute, new RegExp(`^${before}$`))
      if (!row) continue
      changed = withFact(changed, said(row, after, sentence))
      const payroll = [sentence, sentences[at + 1]].find(
        (each) => each && /\bpayroll\b|\bwages\b/i.test(each.text),
      )
      const sum = payroll && moneyAmounts(payroll.text)[0]?.value
      if (payroll && sum) changed = withFact(changed, said({ ...row, attribute: 'payroll' }, sum, payroll))
    }
  }
  return newClasses(changed, sentences)
}

/** "You told me 8018, Store: Wholesale NOC": a class, with the people and wages named just before. */
function newClasses(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const added: Fact[] = []
  let row = Math.max(-1, ...facts.filter(({ entity }) => entity === 'class').map((each) => each.row)) + 1
  for (const [at, sentence] of sentences.entries()) {
    const named = /(?<![\d-])(\d{4,5}),? ([A-Z][A-Za-z:&,' -]{4,80}?)[.;]?$/.exec(sentence.text)
    const [, code, description] = named ?? []
    if (
      !code ||
      !description ||
      facts.some(({ attribute, value }) => attribute === 'classCode' && value === code)
    )
      continue
    if (!/\bclass|\bcode|told me|\bNOC\b/i.test(sentence.text)) continue
    const near = sentences.slice(Math.max(0, at - 2), at + 1)
    const people = near.find(({ text }) => /full[- ]time/i.test(text))
    const wages = near.find(({ text }) => /\bpayroll\b|\bwages\b/i.test(text))
    const location = facts.findLast(
      (each) => each.entity === 'location' && each.attribute === 'fullAddress' && each.isFromLetter,
    )
    const entries: [string, string | undefined, Sentence][] = [
      ['classCode', code, sentence],
      ['classification', description, sentence],
      ['fullTime', people && counts(people.text)[0]?.value, people ?? sentence],
      ['payroll', wages && moneyAmounts(wages.text)[0]?.value, wages ?? sentence],
      ['number', location && String(location.row + 1), sentence],
    ]
    for (const [attribute, value, from] of entries)
      if (value) added.push(said({ entity: 'class', attribute, row }, value, from))
    row++
  }
  return [...facts, ...added]
}

/** The rows of owners or drivers by their first names, and the writer's own for "I". */
function rowOf(
  facts: readonly Fact[],
  entity: Fact['entity'],
  text: string,
  writer: string | undefined,
): Fact | undefined {
  const names = facts.filter((each) => each.entity === entity && each.attribute === 'name')
  const first = (name: string) => name.split(' ')[0] ?? name
  const isWriter = (name: string) => writer !== undefined && first(writer) === first(name)
  return (
    names.find(({ value }) => new RegExp(`\\b${RegExp.escape(first(value))}\\b`).test(text)) ??
    (/\bI\b/.test(text) ? names.find(({ value }) => isWriter(value)) : undefined)
  )
}

/** "I am staying out of the coverage. Kwabena wants to be covered." */
function owners(facts: readonly Fact[], sentences: readonly Sentence[], writer: string | undefined): Fact[] {
  let changed = [...facts]
  for (const sentence of sentences)
    for (const clause of sentence.text.split(/[,;]/)) {
      const isOut =
        /\b(?:stay\w*|keep\w*|leave|opt\w*) (?:\w+ )?(?:out|off)\b|\bexcluded\b|\bnot (?:be )?covered\b/i.test(
          clause,
        )
      const isIn = /\bwants? to be covered\b|\bto be included\b|\bincluded this time\b/i.test(clause)
      const owner = isOut || isIn ? rowOf(facts, 'owner', clause, writer) : undefined
      if (owner)
        changed = withFact(changed, said({ ...owner, attribute: 'included' }, isIn ? 'Yes' : 'No', sentence))
    }
  return changed
}

/** What letters call what is on a driver's record. */
const incidents: readonly (readonly [string, string])[] = [
  ['violations', 'tickets?|violations?|citations?'],
  ['accidents', 'accidents?|fender[- ]benders?|wrecks?|crash(?:es)?'],
]

/** "I got a speeding ticket"; "No tickets, one fender bender" after the name of a driver. */
function records(facts: readonly Fact[], sentences: readonly Sentence[], writer: string | undefined): Fact[] {
  let changed = [...facts]
  let last: Fact | undefined
  for (const sentence of sentences) {
    const { text } = sentence
    const drivers = facts.filter((each) => each.entity === 'driver' && each.attribute === 'name')
    const named = namedPerson(
      drivers.map((fact) => ({ fact, name: fact.value })),
      text,
    )?.fact
    const driver =
      named ??
      rowOf(facts, 'driver', text, writer) ??
      (/^No\b|^(?:He|She|They)\b/.test(text) ? last : undefined)
    if (named) last = named
    if (!driver || text.length > 160) continue
    const set = (attribute: string, value: string) => {
      changed = withFact(changed, said({ ...driver, attribute }, value, sentence))
    }
    for (const [attribute, nouns] of incidents) {
      const told = new RegExp(
        String.raw`\b(no|an?|one|two|three|four|five|six|\d+) (?:\w+ )?(?:${nouns})\b`,
        'i',
      )
        .exec(text)?.[1]
        ?.toLowerCase()
      const count = told === 'no' ? '0' : told === 'a' || told === 'an' ? '1' : counts(told ?? '')[0]?.value
      if (count !== undefined) set(attribute, count)
    }
    if (/\bclean (?:record|license)?\b/i.test(text)) set('violations', '0')
  }
  return changed
}
