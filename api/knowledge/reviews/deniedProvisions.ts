import { type Reading, sentencesOf } from '../../reading/index.ts'
import { isYes, type Words, wordsOf } from './certificateCells.ts'
import { normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import type { CoverageRow, PolicyPart } from './coverageRows.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { type Family, familiesIn, familyLabels } from './insuredFamilies.ts'
import { shortName } from './lineName.ts'
import { type Evidence, type PolicyWording, type Provision, readPolicyWording } from './policyWording.ts'

const provisions = [
  ['additionalInsured', 'Additional insured', /\b(?:additional|designated) (?:insured|assured)/i],
  ['waiver', 'Waiver of subrogation', /\bwaive[rd]?\b|\bsubrogation\b/i],
] as const
const denial =
  /\b(?:no(?!\. ?\d)|none|nobody|not (?:changed|extended|included|part|purchased|attached))\b|\bdo(?:es)? not (?:change|extend|include)\b|\b(?:endorsement|provision|waiver|form) do(?:es)? not apply to\b/i

/** "No other person or organization benefits from this endorsement": who is named does. */
const nobodyElse = /\bno (?:other|one else)\b/i

/** A provision that is marked for a row, and that the policy says it does not give for this part. */
export function deniedProvisions(
  part: PolicyPart,
  {
    policy,
    wording,
    holder,
    isShared,
  }: {
    policy: Reading
    wording: PolicyWording
    holder: string | null
    /** Whether the policy is that of several rows. */
    isShared: boolean
  },
): Discrepancy[] {
  const { row, opening, blocks } = part
  const designation =
    opening.flatMap(({ text }) => /^\W*(.+)/.exec(text)?.[1]?.match(partTitle)?.[1] ?? [])[0] ??
    (blocks?.length === 0 ? (partOfLine(policy, row.title) ?? row.title) : undefined)
  const own = new Set(
    policySentences({ ...policy, blocks: blocks ?? policy.blocks }).map(({ quote }) => quote),
  )
  const sentences = policySentences(policy)
  const about = sentences.filter(
    ({ quote }) =>
      own.has(quote) || (designation !== undefined && new RegExp(`\\b${designation}\\b`, 'i').test(quote)),
  )
  return provisions.flatMap(([key, field, subject]) => {
    const mark = row[key]
    if (!mark || !isYes(mark.text)) return []
    const given = key === 'waiver' ? wording.waivers : wording.additionalInsureds
    const denied =
      about.find(({ quote, form, page }) =>
        subject.test(quote)
          ? denialBeside(quote, subject)
          : subject.test(form ?? '') &&
            denial.test(quote) &&
            !nobodyElse.test(quote) &&
            !ofPrice.test(quote) &&
            // What one form denies another may give.
            !given.some(
              (each) =>
                each.isBlanket &&
                !form?.startsWith(each.form ?? '') &&
                !each.form?.startsWith(form ?? '') &&
                each.page !== page,
            ),
      ) ??
      // What the policy gives to nobody may be denied anywhere: "Optional forms not purchased: waiver".
      (given.length === 0 ? sentences.find(({ quote }) => denialBeside(quote, subject)) : undefined)
    if (!denied) {
      const others = othersNamed(part, {
        key,
        field,
        mark,
        policy,
        wording: isShared ? wording : null,
        holder,
      })
      const elsewhere = others.length > 0 ? null : givenElsewhere(row, { given, subject, sentences, own })
      return elsewhere
        ? [
            differs(`${field} (${shortName(row)})`, mark, elsewhere.words, {
              severity: 'high',
              shouldBe: `${elsewhere.lines} only`,
            }),
          ]
        : others
    }
    const words: Words = { text: denied.quote, quote: denied.quote, page: denied.page }
    return [differs(`${field} (${shortName(row)})`, mark, words, { severity: 'high' })]
  })
}

const partTitle =
  /^((?:part|section|coverage part|coverage) (?:[IVX]+|\d{1,2}|[A-H]|one|two|three|four|five))\b(?:[\s:.–—-]+(.{3,60}))?/i

/** "Part Two", where the policy titles its part for a line so: "Part Two: Liquor liability". */
function partOfLine(policy: Reading, line: string): string | undefined {
  const key = coverageNamed(line)?.key
  return wordsOf(policy).flatMap(({ text }) => {
    const [, part = '', name = ''] = partTitle.exec(text.trim()) ?? []
    return key !== undefined && coverageNamed(name)?.key === key ? [part] : []
  })[0]
}

/** A provision of this part that names others than the holder, and nobody besides. */
function othersNamed(
  { row, blocks }: PolicyPart,
  {
    key,
    field,
    mark,
    policy,
    wording,
    holder,
  }: {
    key: 'additionalInsured' | 'waiver'
    field: string
    mark: Words
    policy: Reading
    /** Of the whole policy, where the certificate lists several of its lines: what no line has of its own. */
    wording: PolicyWording | null
    holder: string | null
  },
): Discrepancy[] {
  if (holder === null) return []
  const name = key === 'waiver' ? 'waivers' : 'additionalInsureds'
  const own = blocks === null ? [] : readPolicyWording({ ...policy, blocks: [...blocks] })[name]
  const given = own.length > 0 ? own : (wording?.[name] ?? [])
  const [first] = given
  const isOpen = given.some(
    ({ isBlanket, names, whole }) =>
      isBlanket || names.length === 0 || normal(whole).includes(normal(holder)),
  )
  if (!first || isOpen) return []
  const names = given.flatMap((each) => each.names).join(', ')
  return [
    differs(
      `${field} (${shortName(row)})`,
      mark,
      { ...first, text: first.quote },
      { severity: 'high', shouldBe: `${names} only` },
    ),
  ]
}

/** "Charge for this endorsement: none" denies nothing. */
const ofPrice = /\b(?:charge|premium|fee)s?\b/i

/** "No waiver of subrogation attaches": the denial is of the provision itself. */
function denialBeside(quote: string, subject: RegExp): boolean {
  return new RegExp(
    `\\bno (?:[a-z]+ ){0,2}(?:${subject.source})(?!.{0,12}\\bprimary)|(?:${subject.source})[^.;]{0,40}\\b(?:none|not (?:purchased|included|attached|provided))\\b|\\bnot (?:purchased|selected)\\b[^.;]{0,30}(?:${subject.source})`,
    'i',
  ).test(quote)
}

/** What the policy gives for other lines alone than that of a row: "This endorsement changes the General Liability Coverage Part only". */
function givenElsewhere(
  row: CoverageRow,
  {
    given,
    subject,
    sentences,
    own: ofPart,
  }: {
    given: readonly Provision[]
    subject: RegExp
    sentences: readonly Evidence[]
    /** What the policy says in the part of the row. */
    own: ReadonlySet<string>
  },
): { readonly words: Words; readonly lines: string } | null {
  const own = familiesIn(row.title)
  // One form may be read as more than one provision.
  const whole = given.filter(
    (each) =>
      !given.some((other) => other.whole.length > each.whole.length && other.whole.includes(each.quote)),
  )
  const lines = whole.map(linesOf)
  const [first] = whole
  if (!first || own.length !== 1 || own.includes('umbrella')) return null
  if (lines.some((each) => each.length === 0 || each.some((line) => own.includes(line)))) return null
  // "Auto liability: additional insureds by contract", wherever it stands.
  const isMentioned = sentences.some(
    ({ quote, form }) =>
      subject.test(`${form ?? ''} ${quote}`) &&
      ((ofPart.has(quote) && !given.some((each) => each.whole.includes(quote))) ||
        familiesIn(`${form ?? ''} ${quote}`).some((line) => own.includes(line))),
  )
  return isMentioned
    ? null
    : {
        words: { text: first.quote, quote: first.quote, page: first.page },
        lines: [...new Set(lines.flat())].map((line) => familyLabels[line]).join(' and '),
      }
}

/** The lines that a provision names as those that it is for, in its title, its words or behind them. */
function linesOf({ form, quote, whole }: Provision): Family[] {
  const behind = sentencesOf(whole).filter((text) => isOfScope.test(text))
  return familiesIn([form ?? '', quote, ...behind].join(' '))
}

const isOfScope =
  /\b(?:this (?:endorsement|provision|waiver|form)|it|these|they)\b[^.]{0,40}\b(?:changes?|modif(?:y|ies)|appl(?:y|ies)|amends?|is part)\b/i
