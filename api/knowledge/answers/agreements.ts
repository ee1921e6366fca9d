import type { Candidate } from './answerCandidates.ts'

/** What a policy may insure, as its insuring agreements tell. */
export const insurances = [
  'LIABILITY',
  'AUTO_LIABILITY',
  'AUTO_DAMAGE',
  'PROPERTY',
  'INCOME',
  'MEDICAL',
  'EMPLOYEE_INJURY',
] as const
export type Insurance = (typeof insurances)[number]

interface Agreement {
  /** What its insuring agreement says. */
  readonly wording: readonly RegExp[]
  readonly not: RegExp
  /** A sign of it on the declarations, where its form may be missing. */
  readonly sign: RegExp
}

const auto =
  /\bcovered "?autos?\b|\b(?:auto|car|motor vehicle) accident\b|\b(?:maintenance or use|use) of (?:an? |any |the )?(?:covered )?"?autos?\b/i

const agreements: Record<Insurance, Agreement> = {
  LIABILITY: {
    wording: [/\bbodily injury\b/i, /\b(?:legally|liable|damages)\b/i],
    not: auto,
    sign: /\b(?:general aggregate|(?:personal|general|premises|public|business) liability|liability and medical)\b/i,
  },
  AUTO_LIABILITY: {
    wording: [auto, /\bbodily injury\b/i, /\b(?:legally|liable|damages|responsible)\b/i],
    not: /\bmedical\b/i,
    sign: /\b(?:covered autos?|auto liability|combined single limit|hired|non-?owned)\b/i,
  },
  AUTO_DAMAGE: {
    wording: [
      /\b(?:loss|damage)\b/i,
      /\b(?:loss|damage) to (?:an? |any |your |the )?(?:covered )?"?autos?\b|\bcomprehensive\b|\bother than collision\b/i,
    ],
    not: /\bbodily injury\b/i,
    sign: /\b(?:comprehensive|collision|specified causes)\b/i,
  },
  PROPERTY: {
    wording: [
      /\b(?:direct )?physical (?:loss|damage)\b/i,
      /\b(?:property|buildings?|dwelling|belongings|structures?)\b/i,
    ],
    not: /\bcovered "?autos?\b|\bincome\b|\bbodily injury\b/i,
    sign: /\b(?:buildings?|contents|personal property|dwelling|belongings)\b[^.;]*\$ ?\d/i,
  },
  INCOME: {
    wording: [/\bincome\b/i, /\b(?:suspension|stopped|actual loss|closed|interrupt\w*)\b/i],
    not: /^(?!)/,
    sign: /\b(?:business|net|rental) income\b|\bincome loss\b|\bextra expense\b/i,
  },
  MEDICAL: {
    wording: [/\bmedical (?:expenses?|bills|payments)\b/i, /\b(?:accident|hurt|injur\w+)\b/i],
    not: auto,
    sign: /\bmedical\b/i,
  },
  EMPLOYEE_INJURY: {
    wording: [/\bworkers['’]? compensation law\b|\bbenefits required of you\b/i],
    not: /\bbecause of bodily injury\b.*\boccurrence\b/i,
    sign: /\bemployers['’]? liability\b|\bpart one\b.*\bworkers/i,
  },
}

/** The insuring agreements of a kind of insurance, those first that name what happened. */
export function agreementsOf(
  insurance: Insurance,
  candidates: readonly Candidate[],
  named: RegExp | null = null,
): Candidate[] {
  const { wording, not } = agreements[insurance]
  const promised = candidates.filter(
    (candidate) =>
      candidate.role === 'GRANT' &&
      candidate.kind !== 'row' &&
      !candidate.isExample &&
      !isForOthers(candidate) &&
      promises.test(candidate.text) &&
      !mostPaid.test(candidate.text),
  )
  const own = promised.filter(({ text }) => !not.test(text) && wording.every((pattern) => pattern.test(text)))
  const first = own.find(({ isEndorsement }) => !isEndorsement) ?? own[0]
  const naming =
    insurance === 'PROPERTY' && named
      ? promised.find(
          ({ text, isEndorsement }) => !isEndorsement && named.test(text) && /\bproperty\b/i.test(text),
        )
      : undefined
  return [...new Set([first, naming])].filter((each) => each !== undefined)
}

const promises = /\b(?:pays?|insures?|covers?|indemnif(?:y|ies))\b/i
const mostPaid = /\b(?:the most|no more than|not pay more)\b/i

/** The row of the declarations that shows the limit of an insurance per loss. */
export function declaredRows(insurance: Insurance, candidates: readonly Candidate[]): Candidate[] {
  const rows = candidates.filter(
    ({ text, kind, isFront }) =>
      kind === 'row' &&
      isFront &&
      agreements[insurance].sign.test(text) &&
      !/\b(?:aggregate|premium)\b/i.test(text),
  )
  const own = insurance === 'MEDICAL' ? rows.find(({ text }) => /^med/i.test(text)) : undefined
  return [own ?? rows[0]].filter((each) => each !== undefined)
}

/** Whether the documents may have the insurance without its form. */
export function showsSignOf(insurance: Insurance, candidates: readonly Candidate[]): boolean {
  return candidates.some(
    ({ text, role, title }) => role !== 'EXCLUSION' && agreements[insurance].sign.test(`${title} ${text}`),
  )
}

const others = /\b(?:additional(?:ly)?|added) (?:named )?(?:insured|assured)s?\b|\badditional insured\b/i

/** Whether a clause speaks of additional insureds only: it decides nothing about a loss of the named insured. */
export function isForOthers({ text, headings }: Pick<Candidate, 'text' | 'headings'>): boolean {
  return others.test(text) || others.test(headings.at(-1) ?? '')
}
