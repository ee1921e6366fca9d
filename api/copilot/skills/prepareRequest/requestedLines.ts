import {
  isInquiry,
  lineNames,
  lineNotOnFile,
  linesLike,
  rareCoverAskedFor,
  spokenLine,
} from '../../../assistant/index.ts'
import {
  amountsIn,
  type BusinessPolicyRow,
  type CertificateBasis,
  dollars,
  insuresAutos,
  isCurrent,
  type LineOfBusiness,
  specialtyOf,
  standingOf,
} from '../../../knowledge/index.ts'
import { capitalized, dayInWords } from '../../../platform/index.ts'

/** Words that also mean something else in a request for a certificate: the property at 12 Mill Road, a bid package. */
const isAmbiguous = /^(property|package|shipping|excess|business policy|liability policy)$/i

/** What is to be on a certificate, unlike a line that only comes up: `whats my cargo deductible again?` */
const demanded =
  /\b(?:certs?|certificates?|cois?|needs?|wants?|requir\w+|must|shows?|showing|lists?|listing|includ\w+|with|plus|and|also|send|proof|evidence|evidencing|verif\w+|limits?|coverages?)\b/i

const declined = /\b(no|not|without|except|don['’]?t|doesn['’]?t)\b/i

interface Shown {
  readonly shown: CertificateBasis['shown']
  /** Names that may contain the name of a line: "Portland Auto Body". */
  readonly names: readonly string[]
}

/** A policy of the account that ended, of a line that the client asks for. */
interface EndedPolicy {
  readonly id: string
  readonly type: LineOfBusiness
  /** Its line as the subject of a sentence: `Umbrella coverage`. */
  readonly line: string
  /** `the umbrella policy UMB-2207 ended on Mar 1, 2026` */
  readonly reason: string
}

/** The policies that ended of the lines that the client asks for and the account has no policy of in force, the last one of each line. */
export function endedPolicies(
  message: string,
  {
    shown,
    names,
    policies,
    today,
  }: Shown & { readonly policies: readonly BusinessPolicyRow[]; readonly today: string },
): EndedPolicy[] {
  const asked = demandedIn(message, names)
  const found = lineNames.flatMap(([line, words]) => {
    const named = words.exec(asked)?.[0].trim()
    if (named === undefined || isAmbiguous.test(named)) return []
    const ofLine = policies.filter(({ type }) => linesLike(line).includes(type))
    const isListed = shown.some(({ coverages }) => coverages.some(({ name }) => words.test(name)))
    if (isListed || ofLine.some((policy) => isCurrent(policy, today))) return []
    return ofLine
      .filter((policy) => over.has(standingOf(policy, today)))
      .toSorted((a, b) => (b.expiresAt ?? '').localeCompare(a.expiresAt ?? ''))
      .slice(0, 1)
  })
  return [...new Set(found)].map((policy) => ({
    id: policy.id,
    type: policy.type,
    line: subjectOf(spokenLine(policy.type)),
    reason: [
      'the',
      spokenLine(policy.type),
      'policy',
      policy.policyNumber,
      policy.state === 'CANCELED' || policy.expiresAt === null
        ? 'was canceled'
        : `ended on ${dayInWords(policy.expiresAt)}`,
    ]
      .filter(Boolean)
      .join(' '),
  }))
}

const over: ReadonlySet<string> = new Set(['CANCELED', 'EXPIRED', 'LAPSED'])

/**
 * The lines of business the client asks for that no policy on the certificate has, as sentence subjects.
 * @param told Lines that are told of elsewhere.
 */
export function linesLeftOff(
  message: string,
  { shown, names, told = [] }: Shown & { readonly told?: readonly LineOfBusiness[] },
): string[] {
  const policies = shown.map(({ lineOfBusiness, coverages }) => ({
    type: lineOfBusiness,
    insuresAutos: insuresAutos({ coverages }),
    specialty: specialtyOf({ type: lineOfBusiness, coverages }),
  }))
  const asked = demandedIn(message, names)
  const missing = lineNames.flatMap(([each, words]) => {
    const named = words.exec(asked)?.[0].trim()
    if (named === undefined || isAmbiguous.test(named)) return []
    if (linesLike(each).some((like) => told.includes(like))) return []
    const line = lineNotOnFile(named, policies)
    // `cargo` is no shipping to whoever asks for it.
    return line === null
      ? []
      : line === spokenLine('SHIPPING_AND_TRANSPORTATION')
        ? named.toLowerCase()
        : line
  })
  // A landlord's certificate is one of general liability, whether or not the client says so.
  const forLandlord = /\b(?:landlord|lessor)\b/i.test(message) && lineNotOnFile('general liability', policies)
  if (forLandlord) missing.push(forLandlord)
  const covered = shown.flatMap(({ type, coverages }) => [type, ...coverages.map(({ name }) => name)])
  const rare = rareCoverAskedFor(asked).filter(
    (cover) =>
      !lineNames.some(([, words]) => words.test(cover)) &&
      !covered.some((name) => name.toLowerCase().includes(cover.split(' ')[0] ?? cover)),
  )
  return [...[...new Set(missing)].map(subjectOf), ...rare.map(capitalized)]
}

function subjectOf(line: string): string {
  return spoken[line] ?? `${capitalized(line)} coverage`
}

/** Limits that the client asks for and no policy of that line on the certificate reaches, as sentences about it. */
export function limitsShort(message: string, { shown, names }: Shown): { asked: string; shown: string }[] {
  const short = askedSentences(message, names).flatMap((sentence) => {
    const amounts = amountsIn(sentence).filter(({ amount }) => amount >= leastLimit)
    const mentions = lineNames.flatMap(([line, words]) => {
      const named = words.exec(sentence)
      return named ? [{ line, named, words }] : []
    })
    return mentions.flatMap(({ line, named, words: pattern }) => {
      const gapTo = ({ index, text }: (typeof amounts)[0], to = named) => {
        const [from, until] =
          index < to.index
            ? [index + text.replace(/[.,]+$/, '').length, to.index]
            : [to.index + to[0].length, index]
        // `WC with $1,000,000, auto $2,000,000`: a comma begins another line.
        return until - from + (/[,;]|\band\b/.test(sentence.slice(from, until)) ? acrossComma : 0)
      }
      // `$5M GL and a waiver on WC`: an amount is of the line that it stands by.
      const asked = amounts
        .filter(
          (amount) =>
            gapTo(amount) <= longestGap &&
            mentions.every((other) => gapTo(amount, other.named) >= gapTo(amount)),
        )
        .toSorted((a, b) => gapTo(a) - gapTo(b))[0]
      if (!asked) return []
      const each = perOccurrence(asked, amounts, sentence)
      const pool = limitsOf(shown, { line, words: pattern })
      return [
        { amount: (each ?? asked).amount, kind: each ? 'each' : kindOf(asked, sentence) } as const,
        ...(each ? [{ amount: asked.amount, kind: 'aggregate' } as const] : []),
      ].flatMap(({ amount, kind }) => {
        const alike = pool.filter(({ name }) => ofKind[kind].test(name))
        const highest = (alike.length > 0 ? alike : pool).toSorted((a, b) => b.limit - a.limit)[0]
        const words =
          each && kind === 'aggregate' ? `${spokenLine(line)} aggregate` : `${spokenLine(line)} coverage`
        return highest && amount > highest.limit
          ? [
              {
                asked: `${dollars(amount)} of ${words}`,
                shown: `${dollars(highest.limit)} (${highest.type})`,
              },
            ]
          : []
      })
    })
  })
  // The message repeats the request.
  return [...new Map(short.map((each) => [each.asked, each])).values()]
}

type Amount = ReturnType<typeof amountsIn>[number]

/** `$1,000,000/$2,000,000 liquor liability`: what stands before the slash is the limit of each occurrence. */
function perOccurrence(asked: Amount, amounts: readonly Amount[], sentence: string): Amount | null {
  const at = amounts.indexOf(asked)
  const before = amounts[at - 1]
  const between = before && sentence.slice(before.index + before.text.length, asked.index)
  return before && between !== undefined && /^\s*\/\s*$/.test(between) && before.amount <= asked.amount
    ? before
    : null
}

function kindOf({ index, text }: Amount, sentence: string): keyof typeof ofKind {
  return /^[^$.;]{0,25}\baggregate\b/i.test(sentence.slice(index + text.length)) ? 'aggregate' : 'each'
}

const ofKind = {
  each: /\b(?:occurrence|accident|each|per claim|combined single|csl)\b(?!.*\baggregate\b)/i,
  aggregate: /\baggregate\b/i,
} as const

/** The limits of a line: of its own policies, and what another policy calls by its name, as liquor in a package. */
function limitsOf(
  shown: Shown['shown'],
  { line, words }: { readonly line: LineOfBusiness; readonly words: RegExp },
): { name: string; type: string; limit: number }[] {
  const lines: readonly string[] = linesLike(line)
  const others = lineNames.flatMap(([other, pattern]) => (other === line ? [] : [pattern]))
  return shown.flatMap(({ lineOfBusiness, type, coverages }) => {
    const isOwn = lines.includes(lineOfBusiness)
    // The liability part of a package has the limits of general liability.
    const isPart = line === 'GENERAL_LIABILITY' && packages.has(lineOfBusiness)
    return coverages.flatMap(({ name, limit }) => {
      const isOfLine =
        words.test(name) ||
        ((isOwn || (isPart && (ofKind.each.test(name) || ofKind.aggregate.test(name)))) &&
          !others.some((pattern) => pattern.test(name)))
      return typeof limit === 'number' && isOfLine ? [{ name, type, limit }] : []
    })
  })
}

const packages: ReadonlySet<string> = new Set(['BUSINESS_OWNERS', 'PACKAGE'])

/** $100,000, in cents: a lower amount beside the name of a line is rarely its limit. */
const leastLimit = 10_000_000
/** Characters between the name of a line and its limit: "umbrella with a limit of $5,000,000". */
const longestGap = 30
/** As many characters as words across a comma are farther away. */
const acrossComma = 15

/** What the client wants on the certificate, unlike what they only ask about. */
function demandedIn(message: string, names: readonly string[]): string {
  return askedSentences(message, names)
    .filter((sentence) => demanded.test(sentence) && !isInquiry(sentence))
    .join('\n')
}

/** What the client asks for, sentence by sentence, without names and what they do not want. */
function askedSentences(message: string, names: readonly string[]): string[] {
  return names
    .filter(Boolean)
    .reduce((rest, name) => rest.replaceAll(name.replace(/\.$/, ''), ''), message)
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((sentence) => !declined.test(sentence))
}

const spoken: Readonly<Record<string, string>> = {
  'workers compensation': "Workers' compensation",
  'general liability': 'General liability',
}
