import type { Reading } from '../../reading/index.ts'
import { formsIn } from './formsIn.ts'
import type { Evidence } from './policyWording.ts'
import { sentencesOf } from '../../reading/index.ts'

/** A term that contracts ask for and policies give or refuse, whatever the line of business. */
export interface CoverageTerm {
  readonly label: string
  /** What a contract says to ask for it, or a certificate to claim it. */
  readonly asked: RegExp
  /** Words of a policy that give it. */
  readonly given: RegExp
  /** Words of a policy that give less. */
  readonly contrary: RegExp | null
  /** Words that give less where no others give it. */
  readonly otherwise?: RegExp
  /** A row that gives less for one of several things. */
  readonly partly?: RegExp
  /** What it may be given for, each of which says nothing of the others. */
  readonly units?: readonly RegExp[]
  /** Common enough that a policy's silence gives it. */
  readonly isUsual?: true
  /** Never given without an endorsement that says so. */
  readonly isEndorsed?: true
}

/** "The interest of Lender is not voided by an act or neglect of Borrower". */
const voidedByActs =
  /\b(?:not|nor|never)\b[^.;]{0,30}\b(?:voided?|invalidated?|impaired|defeated|affected)\b[^.;]{0,60}\b(?:acts?|neglect|default)\b|\bno (?:act|default|neglect)\b[^.;]{0,60}\b(?:voids?|invalidates?|impairs?|defeats?|affects?)\b/i

export const coverageTerms: readonly CoverageTerm[] = [
  {
    label: 'Replacement cost valuation',
    asked:
      /\breplacement (?:cost|value)\b|without (?:any )?(?:deduction for )?depreciation|\b(?:not|no)\b[^.;]{0,40}\bactual cash value\b/i,
    given: /\breplacement cost\b/i,
    partly: /\bbuildings?\b(?=.*\$\d).*\bactual cash value\b/i,
    contrary:
      /(?:adjusted|valued|settled|paid|determined|valuation\b.{0,20})\s(?:at |on |is |an? )*actual cash value|^valuation\W+actual cash value|\bactual cash value basis/i,
  },
  {
    label: 'Agreed value or no coinsurance',
    asked:
      /\bagreed (?:amount|value)\b|coinsurance (?:clause |provision |penalty )?(?:be |is )?waived|\bwaiv\w+ co-?insurance\b|(?:no|nor subject to|without|not .{0,30}subject to) coinsurance/i,
    given: /\bagreed (?:amount|value)\b(?!\W+(?:is )?not)|coinsurance\W+(?:is )?(?:waived|suspended)/i,
    contrary:
      /agreed (?:amount|value)\W+(?:is |option\W+)?not (?:selected|included|applicable|elected)|\bbears? \d+ ?(?:%|percent)|\b\d+ ?(?:%|percent) coinsurance|(?<!business income )\bcoinsurance\W+\d+ ?(?:%|percent)/i,
  },
  {
    label: 'Direct primary basis',
    asked: /\bdirect primary\b/i,
    given: /\bdirect primary\b/i,
    contrary:
      /\blegal liability basis\b|\bdirect excess\b|\bdirect (?:primary|coverage)(?: option)?\b[^.]{0,30}\bnot (?:purchased|selected|elected|included)\b/i,
    otherwise: /\bgaragekeepers legal liability\b/i,
  },
  {
    label: 'Separate aggregate',
    asked:
      /\baggregate\b.{0,40}\b(?:separate from|not eroded|not shared)|\bseparate (?:annual )?aggregate|\bseparate limits?\b|\blimits?\b[^.;]{0,20}\bseparate (?:for|to)\b|\b(?:limits?|claim|aggregate)\b.{0,40}\b(?:dedicated (?:to|and)|not (?:be )?shared|shared with no)/i,
    given: /\bseparate (?:aggregate|limits?)\b|(?:aggregate|limits?) .{0,30}separate/i,
    contrary:
      /\bshared limits?\b|\blimits? (?:of liability )?(?:is|are) shared\b|\baggregate\b[^.]{0,50}\b(?:all|both)\b[^.]{0,40}\bcombined|\b(?:shared|combined|maximum policy) aggregate|\bpolicy aggregate\b[^.]{0,30}\ball\b/i,
  },
  {
    label: 'Occurrence form',
    isUsual: true,
    asked:
      /\boccurrence (?:form|basis)\b|\bon an occurrence\b|\b(?:not|no|nor|never)\b[^.;]{0,40}\bclaims[- ]made\b|\bclaims[- ]made\b[^.;]{0,40}\b(?:not|unacceptable)\b/i,
    given: /\boccurrence (?:form|basis)\b|\bbasis:? occurrence\b|\(occurrence\)/i,
    contrary:
      /(?:is|on an?|applies on an?|written on an?) claims[- ]made|claims[- ]made (?:and reported )?(?:basis|policy|form)/i,
  },
  {
    label: 'Aggregate per project or location',
    isEndorsed: true,
    units: [/\bprojects?\b/i, /\blocations?\b/i],
    asked:
      /\bper[- ](?:project|location)\b|\bapply (?:separately )?(?:to |per )(?:the |each )?(?:project|location)|separately to (?:the|this|each) (?:project|location)|\b(?:each|per|any one) (?:project|location)\b/i,
    given:
      /(?:designated|construction) (?:construction )?(?:project|location).{0,40}aggregate|location general aggregate|\bper[- ](?:project|location)\b|separately to each (?:of your )?(?:construction )?(?:project|location)|\bseparate\b[^.]{0,30}\baggregate\b[^.]{0,90}\beach (?:of your )?(?:construction )?(?:project|location)/i,
    contrary: null,
  },
  {
    label: 'Coverage beyond designated premises or work',
    isUsual: true,
    asked:
      /\b(?:not|no|without)\b[^.;]{0,60}\b(?:designated|scheduled|specified)\b[^.;]{0,30}\b(?:premises|projects?|operations?|locations?|work)\b/i,
    given: /(?!)/,
    contrary:
      /\blimitation of coverage to designated\b|\binsurance applies only to\b[^.]{0,120}\b(?:premises|projects?|operations?|work)\b[^.]{0,40}\b(?:shown|described|designated|listed)\b/i,
  },
  {
    label: 'Worldwide territory',
    asked: /anywhere in the world|\bworld-?wide\b/i,
    given: /anywhere in the world|\bworld-?wide\b/i,
    contrary: /only (?:in|within) the united states/i,
  },
  {
    label: 'Contractual liability',
    asked: /\bcontractual liability\b/i,
    given: /"?insured contract"? means|contractual liability (?:is )?(?:covered|included)/i,
    contrary:
      /contractual liability (?:limitation|exclusion)|["“]?insured contract["”]?.{0,160}(?:is|are) deleted/i,
  },
  {
    label: 'Pollution from the vehicle’s load',
    asked:
      /\b(?:release|discharge|escape|spill) of pollutants|\bCA ?99 ?48\b|\bpollution\b.{0,60}\bbroadened\b/i,
    given: /\bCA ?99 ?48\b|pollution liability - broadened/i,
    contrary:
      /\b(?:do not|does not|not) (?:pay|apply|cover).{0,140}pollutants.{0,100}(?:transported|towed|covered auto)/i,
  },
  {
    label: 'Certified acts of terrorism',
    asked: /\bacts? of terrorism\b|\bterrorism (?:insurance|coverage)\b/i,
    given:
      /\bterrorism\b[^.]{0,80}\b(?:is |are )?(?:included|accepted|covered|purchased)\b|\byou have accepted this coverage\b|\bpremium for (?:certified )?acts of terrorism is \$/i,
    contrary:
      /\bterrorism\b[^.]{0,80}\b(?:declined|rejected|excluded|not (?:covered|purchased|included))\b|\bexclusion of (?:certified )?acts? of terrorism\b/i,
  },
  {
    label: 'Mortgagee protected from acts of the insured',
    asked: voidedByActs,
    given: voidedByActs,
    contrary: null,
  },
  {
    label: 'Special causes of loss',
    asked:
      /["“]?special form\b|\ball[- ]risks?\b|\bopen perils?\b|causes of loss[ -]+special|\bspecial causes? of loss\b/i,
    given: /\bspecial\b|\bdirect physical loss\b|\ball[- ]risks?\b/i,
    contrary: /\bcauses of loss\W+(?:basic|broad)|\b(?:basic|broad) form\b|\bnamed perils\b/i,
  },
  {
    label: 'Defense outside the limits',
    asked:
      /(?:defen[cs]e\b|claims? expenses?).{0,60}(?:in addition to|outside)|(?:defen[cs]e (?:costs?|expenses?)|claims? expenses?|costs? of defen[cs]e)\b[^.]{0,40}\bnot\b[^.]{0,20}\b(?:erode|reduce|deplete|exhaust|diminish|impair|count against|be (?:within|inside|part of|included in))/i,
    given:
      /(?:defen[cs]e (?:costs?|expenses?)|claims? expenses?|costs? of defen[cs]e).{0,60}(?:in addition to|outside|\bnot (?:erode|reduce|deplete|exhaust|diminish))/i,
    contrary:
      /(?:defen[cs]e (?:costs?|expenses?)|claims? expenses?|costs? of defen[cs]e)(?:(?!\bnot\b).){0,60}(?:reduce|within|erode|inside|part of)|\binclu(?:sive of|de|ding)\b.{0,30}\bdefen[cs]e\b/i,
  },
]

/** What takes a term back in the same sentence, or leaves it to an option. */
const isOpenTo =
  /\b(?:does not apply|not (?:selected|included|provided|elected|covered|available)|if (?:shown|selected|elected|indicated)|optional|may be (?:added|purchased|bought))\b/i

/** Whether the words of a policy give a term, refuse it, or do not say. */
export function termIn(
  { given, contrary, otherwise }: CoverageTerm,
  sentences: readonly Evidence[],
): { readonly standing: 'given' | 'refused' | 'silent'; readonly evidence: Evidence | null } {
  // "Film coverings are valued at actual cash value" leaves the rest at replacement cost.
  const isGiven = sentences.some(({ quote }) => given.test(quote) && !isOpenTo.test(quote))
  const against =
    contrary &&
    sentences.find(
      ({ quote, form }) =>
        (contrary.test(quote) || contrary.test(form ?? '')) &&
        !(isGiven && isOfOneThing(quote)) &&
        !/\bfor example\b|\bif (?:it|they|the)\b|^in all other cases\b|^otherwise\b/i.test(quote),
    )
  if (against) return { standing: 'refused', evidence: against }
  const proof = sentences.find(
    ({ quote, form }) => (given.test(quote) && !isOpenTo.test(quote)) || given.test(form ?? ''),
  )
  if (proof) return { standing: 'given', evidence: proof }
  const less = otherwise && sentences.find(({ quote }) => otherwise.test(quote))
  return less ? { standing: 'refused', evidence: less } : { standing: 'silent', evidence: null }
}

/** Whether a sentence values one kind of thing, and not the property or its losses at large. */
function isOfOneThing(quote: string): boolean {
  const thing =
    /^(?:[A-Z\d]{1,3}[.)] )?([A-Z][^.;:,]{2,60}?) (?:is|are|will be|shall be) (?:valued|settled|adjusted|paid)\b/.exec(
      quote,
    )?.[1]
  return (
    thing !== undefined &&
    !/\b(?:propert\w+|buildings?|structures?|roof\w*|siding|loss(?:es)?|damage|contents|claims?|it|they|you|we)\b/i.test(
      thing,
    )
  )
}

/** Longer cells hold sentences. */
const longCell = 120

/** Every sentence and row of a policy. What only lists its forms says nothing. */
export function policySentences(policy: Reading): Evidence[] {
  return formsIn(policy).flatMap(({ block, form }) => {
    const title = form ?? block.headings.at(-1) ?? null
    if (block.kind === 'table')
      return [...(block.header ? [block.header] : []), ...block.rows].flatMap((row) => {
        const cells = row.map(({ text }) => text).filter(Boolean)
        const page = row[0]?.page ?? block.page
        const long = cells.filter((text) => text.length > longCell).flatMap((text) => sentencesOf(text))
        return [cells.join(' '), ...long].map((quote) => ({ quote, page, form: title }))
      })
    return sentencesOf(block.text).map((quote) => ({ quote, page: block.page, form: title }))
  })
}
