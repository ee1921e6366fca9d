import { usDate } from '../../platform/index.ts'
import { type Reading, sentencesOf } from '../../reading/index.ts'
import { withinEdits } from '../accounts/similar/withinEdits.ts'
import type { Fact, PolicyFacts } from '../facts/policyFacts.ts'
import { datesIn } from '../facts/values.ts'
import { holderOf, isYes, partiesBehind, partyOf, type Words, wordsOf } from './certificateCells.ts'
import type { CoverageRow, PolicyPart } from './coverageRows.ts'
import { coverageNamed } from './coverageNamed.ts'
import { codeOf } from './likeNumber.ts'
import { markedSections } from './claimedProvisions.ts'
import { policySentences } from './coverageTerms.ts'
import { factWords } from './termDiscrepancies.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { type Family, familiesIn, familyLabels } from './insuredFamilies.ts'
import { type Evidence, type PolicyWording, type Provision, readPolicyWording } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** What the rows of a certificate say of their policies: numbers, companies, terms, and provisions for others. */
export function rowDiscrepancies(
  certificate: Reading,
  parts: readonly PolicyPart[],
  {
    shown,
    policy,
    facts,
    wording,
    agreeing,
    isOneOfSeveral,
  }: {
    shown: readonly Statement[]
    policy: Reading
    facts: PolicyFacts
    wording: PolicyWording
    agreeing: string[]
    /** Whether the certificate is compared with other policies, too. */
    isOneOfSeveral: boolean
  },
): Discrepancy[] {
  const companies = companiesOf(certificate)
  const held = holderOf(certificate)
  const holder = held ? partyOf(held.text) : null
  const sections = parts.length > 0 ? [] : markedSections(shown)
  const denied = sections.flatMap((part) =>
    deniedProvisions(part, { policy, wording, holder, isShared: true }),
  )
  const wrong = parts.flatMap((part) => {
    const { row } = part
    const current = facts.scalars.policyNumber.fact
    const number = current && isFormer(part.number) ? factWords(current) : part.number
    // Each of several policies is named by its line of business.
    const named = (field: string) =>
      parts.length > 1 || isOneOfSeveral
        ? `${lineName(row.title)} ${field.charAt(0).toLowerCase()}${field.slice(1)}`
        : field
    const isSame = codeOf(row.number.text) === codeOf(number.text)
    const terms = termDiscrepancy(part, facts, named)
    if (isSame) agreeing.push(named('Policy number'))
    if (terms.length === 0) agreeing.push(named('Effective date'), named('Expiration date'))
    return [
      ...(isSame ? [] : [differs(named('Policy number'), row.number, number, { severity: 'high' })]),
      ...companyDiscrepancy(part, companies, isOneOfSeveral ? facts.scalars.carrierName.fact : null),
      ...terms,
      ...deniedProvisions(part, { policy, wording, holder, isShared: parts.length > 1 }),
    ]
  })
  return [...wrong, ...denied]
}

/** "Renewal of: APX-UMB-262019": the number of the expired policy. */
function isFormer({ text, quote }: Words): boolean {
  // A cell may have broken the number over two lines.
  const written = new RegExp([...codeOf(text)].join('[^A-Za-z0-9]*'), 'i').exec(quote)
  const before = quote.slice(0, written?.index ?? 0)
  return /\b(?:renewal of|renews|replac\w+|(?:former|prior|previous|expiring) policy)(?: (?:policy|number|no\.?))*\W*$/i.test(
    before,
  )
}

/** "COMMERCIAL GENERAL LIABILITY" as a report calls it. */
export function lineName(title: string): string {
  const plain = title
    .replace(/^\d{1,2}[.)]\s+/, '')
    .replace(/\s*[(·–—].*$/, '')
    .toLowerCase()
    .replace(/^commercial /, '')
    .replace(/ liab\b.*/, ' liability')
  return plain.charAt(0).toUpperCase() + plain.slice(1).replace(/ and(?: employers.*)?$/, '')
}

/** The companies of a certificate by their letters. */
function companiesOf(certificate: Reading): Map<string, string> {
  const listed = wordsOf(certificate).flatMap(({ text }) =>
    [...text.matchAll(lettered)].flatMap(([, letter = '', name = '']) =>
      insurerWord.test(name) ? [[letter, name.trim()] as const] : [],
    ),
  )
  return new Map([
    ...[...'ABCDEF'].flatMap((letter) => {
      const name = partiesBehind(certificate, new RegExp(`^(?:insurer|company) ${letter}\\b`, 'i'))[0]
      return name ? [[letter, name.text] as const] : []
    }),
    ...(listed.length > 1 ? listed : []),
  ])
}

/** "A Lakefront Casualty Company B Prairie Inland Marine Insurance Company", "A - Colonnade Casualty Company". */
const lettered =
  /(?<![\w&.])([A-F])\s*[:–—-]?\s+([A-Z](?:(?!\s(?:insurer |INSURER |Insurer )?[A-F]\s*[:–—-]?\s+[A-Z])[^:])*)/g
const insurerWord = /\b(?:insurance|indemnity|casualty|assurance|surety|mutual|compensation|underwriters)\b/i

/** Another company of the certificate than the one that the policy names for this row. */
function companyDiscrepancy(
  { row, opening }: PolicyPart,
  companies: ReadonlyMap<string, string>,
  /** The company of the policy, where the certificate is compared with several. */
  carrier: Fact<string> | null,
): Discrepancy[] {
  const own = companies.get(row.insurer?.text ?? '')
  if (!row.insurer || own === undefined) return []
  for (const words of opening) {
    const code = codeOf(words.text)
    const named = [...companies].filter(([, company]) => code.includes(codeOf(company)))
    const [other] = named
    if (named.length !== 1 || !other || other[1] === own) continue
    return [
      differs(`${lineName(row.title)} insurer`, row.insurer, words, {
        onCertificate: `${row.insurer.text} ${own}`,
        shouldBe: `${other[0]} ${other[1]}`,
        severity: 'medium',
      }),
    ]
  }
  const [shown, real] = [own, carrier?.value ?? ''].map((name) => codeOf(partyOf(name)))
  if (!carrier || !shown || !real || shown.includes(real) || real.includes(shown)) return []
  if (withinEdits(shown, real, 2)) return []
  return [
    differs(`${lineName(row.title)} insurer`, row.insurer, factWords(carrier), {
      onCertificate: own,
      severity: 'high',
    }),
  ]
}

/** The term of a row against that of its part, or else of the whole policy. */
function termDiscrepancy(
  { row, opening, blocks }: PolicyPart,
  { scalars }: PolicyFacts,
  named: (field: string) => string,
): Discrepancy[] {
  // The information page of a part states its period in a line of its own.
  const periods = wordsOf({ blocks: blocks ?? [] }).filter(({ text }) => /\b(?:period|term)\b/i.test(text))
  const stated = [...opening, ...periods].flatMap((words) => {
    // "06/01/2026-06/01/2027"
    const dates = datesIn(words.text.replaceAll(/(?<=\d{4})[-–](?=\d{1,2}\/)/g, ' - '))
    return dates.length === 2 ? [dates.map(({ iso }) => ({ ...words, text: usDate(iso), iso }))] : []
  })[0]
  const facts = [scalars.effectiveDate.fact, scalars.expirationDate.fact].map((fact) =>
    fact ? { text: usDate(fact.value), quote: fact.quote, page: fact.page, iso: fact.value } : null,
  )
  const shown = [row.effective, row.expires].map((words) => {
    const date = words && datesIn(words.text)[0]
    return words && date ? { ...words, iso: date.iso } : null
  })
  const wrong = [0, 1].flatMap((at) => {
    const [own, real] = [shown[at], stated?.[at] ?? facts[at]]
    return own && real && own.iso !== real.iso ? [{ at, own, real }] : []
  })
  const [first, second] = wrong
  if (!first) return []
  if (second)
    return [
      differs(named('Policy dates'), first.own, first.real, {
        onCertificate: `${first.own.text} - ${second.own.text}`,
        shouldBe: `${first.real.text} - ${second.real.text}`,
        severity: 'high',
      }),
    ]
  const field = first.at === 0 ? 'Effective date' : 'Expiration date'
  return [differs(named(field), first.own, first.real, { severity: 'high' })]
}

const provisions = [
  ['additionalInsured', 'Additional insured', /\b(?:additional|designated) (?:insured|assured)/i],
  ['waiver', 'Waiver of subrogation', /\bwaive[rd]?\b|\bsubrogation\b/i],
] as const
const denial =
  /\b(?:no(?!\. ?\d)|none|nobody|not (?:changed|extended|included|part|purchased|attached))\b|\bdo(?:es)? not (?:change|extend|include)\b|\b(?:endorsement|provision|waiver|form) do(?:es)? not apply to\b/i

/** "No other person or organization benefits from this endorsement": who is named does. */
const nobodyElse = /\bno (?:other|one else)\b/i

/** A provision that is marked for a row, and that the policy says it does not give for this part. */
function deniedProvisions(
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
      const others = othersNamed(part, { key, field, mark, policy, wording: isShared ? wording : null, holder })
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

/** How a finding names the line of a row behind a provision: "Waiver of subrogation (auto)". */
export function shortName({ title }: CoverageRow): string {
  return /general liability/i.test(title) ? 'GL' : lineName(title).toLowerCase()
}
