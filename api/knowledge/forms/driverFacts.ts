import { driversTold } from './driversTold.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { namedPerson } from './people.ts'
import { rowsOf, withRows } from './scheduleRows.ts'
import { days } from './spokenValues.ts'

/** The drivers of the records with those whom letters add, take off and call by a new name. */
export function driverFacts(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const rows = rowsOf(facts, 'driver')
  const removed: Fact[] = []
  let left: number | undefined
  for (const sentence of sentences) {
    const named = rows.map((row) => ({ row, name: row.get('name')?.value ?? '' }))
    const at = named.findIndex((each) => each === namedPerson(named, sentence.text))
    if (at === -1 || !isLeaving.test(sentence.text)) continue
    left = at
    const gone = rows.splice(at, 1).flatMap((row) => [...row.values()])
    removed.push(
      ...gone.map((each) => ({ ...each, entity: 'removedDriver' as const, row: 0, isFromLetter: true })),
      ...departure(sentence),
    )
  }
  for (const row of rows) {
    const name = row.get('name')?.value
    const renamed = name && newName(name, sentences)
    if (renamed) row.set('name', renamed)
    const cdl = name && newCdl(name, sentences)
    if (cdl) row.set('cdl', cdl)
  }
  const names = new Set(rows.map((row) => row.get('name')?.value))
  for (const row of driversTold(sentences)) {
    const name = row.get('name')?.value
    if (names.has(name)) continue
    // "In his place we hired Oleks Bondar": the line of the one who left.
    const isInPlace = sentences.some(
      ({ text }) =>
        name !== undefined &&
        text.includes(name) &&
        /\bin (?:his|her|their|whose) place\b|\breplac(?:es?|ed|ing|ement)\b/i.test(text),
    )
    if (isInPlace && left !== undefined) rows.splice(left, 0, row)
    else rows.push(row)
  }
  const ordered = inOrderTold(rows, sentences)
  return withRows(facts, 'driver', ordered, [...removed, ...incidents(ordered, sentences)])
}

const isLeaving =
  /\b(?:drop (?:him|her|them)|(?:has |have )?left (?:us|in|the company)|no longer (?:works|with|drives)|quit|retired|resigned|g(?:ave|iven) notice|(?:was|were|got) (?:fired|dismissed|laid off|terminated)|(?:his|her) last day|let (?:him|her) go|(?:take|took) (?:him|her) off)\b/i

const reasons: readonly (readonly [string, RegExp])[] = [
  ['Retired', /\bretire[ds]?\b/i],
  ['Dismissed', /\b(?:fired|dismissed|terminated|let (?:him|her) go)\b/i],
  [
    'License lost',
    /\b(?:lost|suspended|revoked)\b[^.;]*\blicen[sc]e\b|\blicen[sc]e\b[^.;]*\b(?:suspended|revoked)\b/i,
  ],
  ['Laid off', /\blaid off\b/i],
  ['Resigned', /\b(?:resigned|quit|g(?:ave|iven) notice|left (?:us|in|the company))\b/i],
]

/** When somebody left, and why. */
function departure(sentence: Sentence): Fact[] {
  const { text, written } = sentence
  const day =
    days(/\blast day\b(.*)/i.exec(text)?.[1] ?? '', written)[0]?.value ?? days(text, written)[0]?.value
  const reason = reasons.find(([, words]) => words.test(text))?.[0]
  return [
    ...(day ? [letterFact('removedDriver', 'date', day, sentence)] : []),
    ...(reason ? [letterFact('removedDriver', 'reason', reason, sentence)] : []),
  ]
}

/** "She is Trudy Fontaine now": a new last name of somebody on record. */
function newName(name: string, sentences: readonly Sentence[]): Fact | undefined {
  const [first = '', last = ''] = [name.split(' ')[0], name.split(' ').at(-1)]
  const renamed = new RegExp(
    String.raw`\b(?:is|goes by|became|becomes|name is|called|as) (?:now )?(${RegExp.escape(first)} (?!${RegExp.escape(last)}\b)[A-Z][\w'’-]+)`,
  )
  for (const sentence of sentences) {
    const found = renamed.exec(sentence.text)?.[1]
    if (found && /\bnow\b|\bmarri\w+|\bchang\w+|\bnew (?:last )?name\b/i.test(sentence.text))
      return letterFact('driver', 'name', found, sentence)
  }
  return undefined
}

/** "Simone got her CDL in August." */
function newCdl(name: string, sentences: readonly Sentence[]): Fact | undefined {
  const first = RegExp.escape(name.split(' ')[0] ?? name)
  for (const sentence of sentences) {
    const [, verb] =
      new RegExp(
        String.raw`\b${first}(?: [A-Z][\w'’-]+)? (?:has |just |now )*(got|earned|passed|turned in|gave up|lost|no longer has) (?:for )?(?:his|her|the|a) CDL\b`,
      ).exec(sentence.text) ?? []
    if (verb) return letterFact('driver', 'cdl', /^(?:got|earned|passed)/.test(verb) ? 'Yes' : 'No', sentence)
  }
  return undefined
}

/** "So that makes four: Merle and Trudy, then Anneliese, then Cody": the order in which a letter lists all of them. */
function inOrderTold(
  rows: readonly Map<string, Fact>[],
  sentences: readonly Sentence[],
): Map<string, Fact>[] {
  const firstNames = rows.map((row) => row.get('name')?.value.split(' ')[0] ?? '')
  const placesIn = (text: string) =>
    firstNames.map((name) => (name === '' ? -1 : text.search(new RegExp(`\\b${RegExp.escape(name)}\\b`))))
  const [places] = sentences.map(({ text }) => placesIn(text)).filter((each) => !each.includes(-1))
  return rows.length < 3 || !places || new Set(places).size < rows.length
    ? [...rows]
    : rows.toSorted((a, b) => (places[rows.indexOf(a)] ?? 0) - (places[rows.indexOf(b)] ?? 0))
}

const isIncident =
  /\b(?:accident|slid|hit|struck|backed into|rear-?ended|collided|crash\w*|speeding|ticket\w*|cited|citation|violation|ran (?:a|the)|rolled)\b/i

/** "Merle slid into a guard rail on January 22, 2025": what happened to a driver, and when. */
function incidents(rows: readonly ReadonlyMap<string, Fact>[], sentences: readonly Sentence[]): Fact[] {
  const people = rows.flatMap((row) => row.get('name')?.value ?? []).map((name) => ({ name }))
  const told = sentences.flatMap((sentence) => {
    const { text, written } = sentence
    const [day] = days(text, written)
    const person = isIncident.test(text) && day ? namedPerson(people, text) : undefined
    if (!person || !day) return []
    const first = RegExp.escape(person.name.split(' ')[0] ?? '')
    const what = new RegExp(
      String.raw`\b${first}(?: [A-Z][\w'’-]+)? (?:had |got |was )?(?:an? )?([a-z][^,;]*?)(?: on| in|,)? $`,
    )
      .exec(text.slice(0, day.index))
      ?.at(1)
    const facts: [string, string | undefined][] = [
      ['name', person.name],
      ['lossDate', day.value],
      ['lossDescription', what && `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`],
    ]
    return [facts.flatMap(([attribute, value]) => (value ? [{ attribute, value, sentence }] : []))]
  })
  return told.flatMap((each, row) =>
    each.map(({ attribute, value, sentence }) => letterFact('incident', attribute, value, sentence, row)),
  )
}
