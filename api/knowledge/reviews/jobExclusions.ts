import { spokenNumber } from '../../reading/index.ts'
import type { JudgedPolicy } from './check.ts'
import { type Judgment, quotedWords } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { familyOfItemKey } from './insuredFamilies.ts'
import type { Evidence } from './policyWording.ts'

/** The largest height in feet that a text names; null if it names none. */
function feetIn(text: string): number | null {
  const all = [
    ...text.matchAll(
      /(?<![\d,])(\d{1,3})\)?(?:[ -](?:feet|ft|foot)\b|['’′](?!s))(?! (?:wide|long|from|deep|of))/gi,
    ),
  ]
  return all.length === 0 ? null : Math.max(...all.map(([, number]) => Number(number)))
}

/** A kind of work that liability policies for contractors exclude, and how contracts show that the job is of that kind. */
interface Hazard {
  readonly name: string
  readonly job: RegExp
  /** In the words of an exclusion or the title of its endorsement. */
  readonly excluded: RegExp
  /** How a sentence that is no exclusion keeps the coverage from such work. */
  readonly limits?: RegExp
  /** Whether the words of the exclusion reach this job, of all that are of this kind. */
  readonly isReached?: (job: string, exclusion: string) => boolean
}

/** Kinds of homes; an exclusion that names some of them alone leaves the others covered. */
const dwellings = [
  'condominiums?|condos?',
  'town ?(?:houses?|homes?)',
  'apartments?',
  'multi-?family',
  'single-?family',
  'tract (?:homes?|housing)',
]
const anyDwelling = dwellings.join('|')
const everyDwelling = /\b(?:residential|habitational|residences?|homeowners['’]? associations?)\b/i

const heightUnit = String.raw`(?:stor(?:y|ies)|floors?|feet|ft)\b`
const aboveHeight = String.raw`\b(?:above|over|exceed\w*|(?:more|greater|higher|taller) than|in excess of)\b.{0,30}\b${heightUnit}`
/** "Three stories or less", "not more than 40 feet in height". */
const atMostHeight = String.raw`(?:\b${heightUnit}(?: in height)? (?:or|and) (?:less|fewer|lower|under|below)\b|\b(?:up to|not (?:more|higher|taller) than|not (?:over|exceeding|above)|no (?:more|higher|taller) than|at most|maximum(?: height)? of)\b.{0,20}\b${heightUnit}(?! (?:of|from|wide|long|deep)))`

const hazards: readonly Hazard[] = [
  {
    name: 'residential work',
    job: new RegExp(
      String.raw`\b(?:${anyDwelling}|residential (?:and \w+ )?(?:construction|building|development|project|units?|tower|complex|housing|subdivision)|dwelling units?)\b`,
      'i',
    ),
    excluded: new RegExp(String.raw`${everyDwelling.source}|\b(?:${anyDwelling})\b`, 'i'),
    isReached: (job, exclusion) =>
      everyDwelling.test(exclusion) ||
      dwellings.some((kind) =>
        [job, exclusion].every((text) => new RegExp(String.raw`\b(?:${kind})\b`, 'i').test(text)),
      ),
  },
  {
    name: 'work at this height',
    job: /\bstor(?:y|ies)\b|\bhigh-?rise\b|\b(?:feet|ft|foot)\b/i,
    excluded: new RegExp(String.raw`\bheight\b|${aboveHeight}`, 'i'),
    limits: new RegExp(
      String.raw`\b(?:not|no|never|exclud\w*|without)\b[^.;]{0,140}${aboveHeight}|${aboveHeight}[^.;]{0,80}\b(?:not|excluded)\b|\b(?:only|limited|restricted|applies)\b[^.;]{0,140}${atMostHeight}|${atMostHeight}[^.;]{0,40}\bonly\b`,
      'i',
    ),
    isReached: (job, exclusion) => {
      const [mostFeet, feet] = [feetIn(exclusion), feetIn(job)]
      const [most, has] = [storiesIn(exclusion), storiesIn(job)]
      if (mostFeet !== null && feet !== null && feet > mostFeet) return true
      // "Above three stories or 40 feet" is either of both; without any number, stories are enough.
      return has !== null && (most === null ? mostFeet === null : has > most)
    },
  },
  {
    name: 'earth movement and subsidence',
    job: /\b(?:excavat\w+|(?:site|mass|finish|rough) grading|earthwork|trench\w*|foundations?|retaining walls?|shoring|underpinning|pil(?:e|ing) driving|site ?work)\b/i,
    excluded: /\b(?:subsidence|earth movement|landslide|mudflow)\b/i,
  },
  {
    name: 'injury to the employees of contractors (action over)',
    job: /\b(?:sub)?contractor\b[^.]{0,200}\b(?:indemnif\w+|hold harmless)\b|\bSubcontract\b/,
    excluded:
      /\baction[- ]over\b|\bthird[- ]party[- ](?:action[- ])?over\b|\binjury to\b[^.;]{0,40}\b(?:employees?|workers?|volunteers?|laborers?)\b[^.;]{0,60}\b(?:any insured|(?:sub)?contractors?|others)\b|\b(?:employees?|workers?) of (?:any|an?|other|independent) (?:\w+ )?(?:sub)?contractors?\b|\binjury to (?:\w+ )?(?:sub)?contractors?\b/i,
  },
]

/** The exclusion of a kind of work that a contract names in its own words: "work at height" is excluded above 35 feet. */
export function hazardousWork(words: string, exclusions: readonly Evidence[]): Evidence | undefined {
  const hazard = hazards.find(({ excluded }) => excluded.test(words))
  return (
    hazard &&
    exclusions.find(
      ({ quote, form }) =>
        !isDefinition.test(quote) &&
        (ofLiability.test(quote) || /\bexclusion\b/i.test(quote)) &&
        (hazard.excluded.test(quote) || (/\bexclu/i.test(form ?? '') && hazard.excluded.test(form ?? ''))),
    )
  )
}

/** The most or the only number of stories that a text names; null if it names none. */
function storiesIn(text: string): number | null {
  const all = [...text.matchAll(/\b(\d{1,3}|[a-z]+)(?: \(\d+\))?[- ]stor(?:y|ies)\b/gi)].flatMap(
    ([, word = '']) => {
      const number = /^\d+$/.test(word) ? Number(word) : spokenNumber(word)
      return number === null || number === 0 ? [] : [number]
    },
  )
  return all.length === 0 ? null : Math.max(...all)
}

/** Whether words that exclude a kind of work reach the job that a contract describes. */
export function isHazardOf(contract: string, words: string): boolean {
  return hazards.some(
    ({ job, excluded, isReached }) =>
      job.test(contract) && excluded.test(words) && (isReached?.(contract, words) ?? true),
  )
}

/** An exclusion that the work of a contract falls under. */
interface JobExclusion {
  readonly name: string
  readonly exclusion: Evidence
}

/**
 * The exclusions of a liability policy that endanger the work which a contract is for, one for each kind of work. What a
 * demand of the contract does not allow to be excluded is told there.
 */
export function jobExclusions(
  contract: string,
  exclusions: readonly Evidence[],
  {
    demands = [],
    sentences = [],
  }: { readonly demands?: readonly string[]; readonly sentences?: readonly Evidence[] } = {},
): JobExclusion[] {
  return hazards.flatMap(({ name, job, excluded, limits, isReached }) => {
    const isTold = demands.some((demand) => /\bexclu/i.test(demand) && excluded.test(demand))
    if (isTold || !job.test(contract)) return []
    const exclusion = [
      ...exclusions.filter(
        ({ quote, form }) =>
          !isDefinition.test(quote) &&
          (ofLiability.test(quote) || /\bexclusion\b/i.test(quote)) &&
          (excluded.test(quote) || (/\bexclu/i.test(form ?? '') && excluded.test(form ?? ''))),
      ),
      ...sentences.filter(({ quote }) => limits?.test(quote) === true && !isDefinition.test(quote)),
    ].find(({ quote, form }) => isReached?.(contract, `${form ?? ''} ${quote}`) ?? true)
    return exclusion ? [{ name, exclusion }] : []
  })
}

/** An exclusion of a property policy is about the insured's own buildings. */
const ofLiability =
  /\b(?:bodily injury|property damage|injury|liabilit\w+|your work|operations|arising out of|work (?:at|on)|roofing|stor(?:y|ies))\b/i
const isDefinition = /^["“]?[\w ]{3,40}["”]? means\b/i

function isWholeLiability({ kind, item, limits, isOthersDuty }: Requirement): boolean {
  return (
    kind === 'coverage' &&
    !isOthersDuty &&
    item !== null &&
    familyOfItemKey(item.key) === 'liability' &&
    limits.some((limit) => limit.item.key === 'eachOccurrence')
  )
}

/** The demand for general liability as a whole, with the exclusions that endanger it; null if none does. */
export function endangeredDemand(
  requirements: readonly Requirement[],
  contract: string,
  { families, wording, sentences }: Pick<JudgedPolicy, 'families' | 'wording' | 'sentences'>,
): { readonly demand: Requirement; readonly found: readonly JobExclusion[] } | null {
  const demand = families.has('liability') ? requirements.find(isWholeLiability) : undefined
  if (!demand) return null
  const demands = requirements.map(({ quote }) => quote)
  return { demand, found: jobExclusions(contract, wording.exclusions, { demands, sentences }) }
}

/** Limits alone do not meet a demand if the policy excludes the work that they are for. */
export function withJobExclusions<Own extends Judgment>(judgment: Own, found: readonly JobExclusion[]): Own {
  const [first] = found
  if (!first || judgment.missingLine) return judgment
  const reason = [judgment.reason, ...found.map(jobExclusionText)].join(' ')
  return judgment.status === 'met'
    ? { ...judgment, reason, status: 'cannot tell', evidence: first.exclusion }
    : { ...judgment, reason, evidence: judgment.evidence ?? first.exclusion }
}

/** "The policy excludes residential work, and this job may be that: “…” (GRM 2188 01 22, page 5)." */
function jobExclusionText({ name, exclusion }: JobExclusion): string {
  return `The policy excludes ${name}, and this job may be that: ${quotedWords(exclusion)}.`
}
