import { dollars } from '../policies/policyMoney.ts'
import { type Check, fails, holds, type JudgedPolicy, open } from './check.ts'
import type { Requirement } from './contractRequirements.ts'
import { autoWords } from './certificateBoxes.ts'
import { normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { type CoverageTerm, coverageTerms, termIn } from './coverageTerms.ts'
import { autosAsked, coveredAutosIn } from '../facts/coverageBasis.ts'
import { datesIn } from '../facts/values.ts'
import { exclusionCheck } from './exclusionCheck.ts'
import { familyOfItemKey } from './insuredFamilies.ts'
import { tellingWords } from './likeWords.ts'
import { lenderCheck, lossPayeeCheck, mortgageeCheck } from './payeeChecks.ts'
import { extendedPeriodCheck, hoursCheck, monthsCheck } from './periodChecks.ts'
import type { Evidence } from './policyWording.ts'
import { statutoryCheck } from './statutoryCheck.ts'
import { stated } from './statements.ts'
import { lowerLimitCheck } from './sublimitChecks.ts'

/** The parts of a requirement that are no limits: terms, exclusions, autos, dates, forms and loss payees. */
export function requirementChecks(requirement: Requirement, policy: JudgedPolicy): Check[] {
  const { quote } = requirement
  const months = monthsCheck(requirement, policy)
  return [
    ...termChecks(quote, policy),
    ...exclusionCheck(quote, policy),
    ...autosCheck(quote, policy),
    ...termCheck(quote, policy),
    ...dateCheck(quote, policy),
    ...hoursCheck(quote, policy),
    ...extendedPeriodCheck(quote, policy),
    ...months,
    ...formCheck(requirement, policy),
    ...lossPayeeCheck(quote, policy),
    ...lenderCheck(quote, policy),
    ...mortgageeCheck(quote, policy),
    ...enoughCheck(quote, months, policy.sentences),
    ...insuredsCheck(quote, policy),
    ...lowerLimitCheck(quote, policy),
    ...statutoryCheck(quote, policy),
  ]
}

function termChecks(quote: string, policy: JudgedPolicy): Check[] {
  const sentences = ofOwnPart(quote, policy.sentences)
  return coverageTerms.flatMap((term) => {
    if (!term.asked.test(quote)) return []
    const { standing, evidence } = termIn(term, sentences)
    if (standing === 'silent' && term.isUsual) return []
    const less =
      standing === 'given' && term.partly
        ? sentences.find((each) => term.partly?.test(each.quote))
        : undefined
    if (less && ofEach.test(quote))
      return [fails(`${term.label}: the policy does not give it for each.`, less)]
    if (less) return [open(`${term.label}: the policy does not give it for a part.`)]
    if (
      standing === 'given' &&
      evidence &&
      isForOther(term, quote, `${evidence.form ?? ''} ${evidence.quote}`)
    )
      return [fails(`${term.label}: the policy gives it for another.`, evidence)]
    if (standing === 'given') return [holds(`${term.label}: the policy gives it.`, evidence)]
    if (standing === 'refused') return [fails(`${term.label}: the policy does not give it.`, evidence)]
    return [
      term.isEndorsed
        ? fails(`${term.label}: the policy has no endorsement for it.`, null)
        : open(`${term.label}: the policy does not say.`),
    ]
  })
}

/** An aggregate for each project is none for each location. */
function isForOther({ units = [] }: CoverageTerm, asked: string, given: string): boolean {
  return (
    units.some((unit) => unit.test(given)) &&
    units.filter((unit) => unit.test(asked)).every((unit) => !unit.test(given)) &&
    units.some((unit) => unit.test(asked))
  )
}

/** The sentences of a package that are not of the part for another line: inland marine is valued otherwise than buildings. */
function ofOwnPart(quote: string, sentences: readonly Evidence[]): readonly Evidence[] {
  const lineOf = (text: string) => familyOfItemKey(coverageNamed(text)?.key ?? '')
  const asked = lineOf(quote)
  if (asked === null) return sentences
  return sentences.filter(({ form }) => {
    const own = form !== null && coveragePart.test(form) ? lineOf(form) : null
    return own === null || own === asked
  })
}

const coveragePart = /\b(?:coverage (?:form|part|section)|insuring agreement)\b/i

const ofEach = /\b(?:all|each|every|both)\b(?! risks?\b)/i

/** "Full replacement cost" and "sufficient" are judged by somebody who knows the values. */
export const asksEnough =
  /\bfull (?:replacement|insurable)|\bsufficient\b|\badequate\b|\b(?:percent|%) of (?:(?:the|its|their) )?(?:full |insurable |actual )?(?:replacement|value|insurable|cash)/i

function enoughCheck(quote: string, months: readonly Check[], sentences: readonly Evidence[]): Check[] {
  // What is paid without a limit for the time asked is enough.
  const isUnlimited = ({ standing, evidence }: Check) =>
    standing === 'holds' && /\bactual loss(?:es)? sustained\b/i.test(evidence?.quote ?? '')
  if (months.some(isUnlimited)) return []
  if (!asksEnough.test(quote)) return []
  // "Glass of the shop front is limited to $1,500 per pane" is not in full.
  const asked = tellingWords(quote)
  const capped = sentences.find((each) => {
    const [subject = ''] = cappedTo.exec(each.quote)?.[1]?.split(/ (?:of|in|at|on) /) ?? []
    const thing = [...tellingWords(subject)].at(-1)
    return thing !== undefined && asked.has(thing) && !ofAll.test(subject)
  })
  return [
    capped
      ? fails('The contract asks for the full value, the policy pays no more than a limit.', capped)
      : open('Whether the limit is enough cannot be seen from the policy.'),
  ]
}

/** What of it is limited is only a part: "Contents of vehicles are limited to". */
const ofAll = /\b(?:contents|property|improvements|buildings?)\b/i
const cappedTo = /^(?:the )?((?!theft\b)[^.;$]{3,50}?) (?:is|are) limited to \$/i

const asInsureds = [
  /\b([a-z]{4,}) as (?:an insured|insureds)\b/i,
  /\b([a-z]{4,}) (?:shall|must|will|are to) (?:also )?be (?:an insured|(?:deemed )?insureds)\b/i,
]

/** A class of people that has to be insured: "shall extend to its subconsultants as insureds". */
function insuredsCheck(quote: string, { sentences }: JudgedPolicy): Check[] {
  const group = asInsureds.map((each) => each.exec(quote)?.[1]).find(Boolean)
  if (!group) return []
  const stem = group.toLowerCase().replace(/s$/, '')
  const about = sentences.filter((each) => new RegExp(String.raw`\b${stem}s?\b`, 'i').test(each.quote))
  const refused = about.find((each) =>
    new RegExp(
      String.raw`\b${stem}s?\b[^.]{0,40}\b(?:is|are) not (?:an? )?insureds?\b|\bno ${stem}\b[^.]{0,30}\bis (?:an? )?insured\b`,
      'i',
    ).test(each.quote),
  )
  if (refused) return [fails(`The policy does not insure ${group.toLowerCase()}.`, refused)]
  const given = about.find(
    (each) =>
      /\b(?:is|are) (?:also )?(?:an? )?insureds?\b|\binsureds? (?:means|includes?)\b/i.test(each.quote) &&
      !/\b(?:not|except|unless|only)\b/i.test(each.quote),
  )
  return given ? [holds(`The policy insures ${group.toLowerCase()}.`, given)] : []
}

function autosCheck(quote: string, { statements, sentences }: JudgedPolicy): Check[] {
  const asked = autosAsked(quote)
  if (asked.length === 0) return []
  // A policy without symbols has a limit of its own for the autos of others.
  const borrowed = asked.every((kind) => kind === 'HIRED' || kind === 'NON_OWNED')
  const own = borrowed ? stated(statements, 'hiredNonOwned') : null
  if (own?.amount != null) return [holds(`${own.label} ${dollars(own.amount)}.`, own)]
  const covered = coveredAutosIn(sentences.map((each) => ({ ...each, text: each.quote })))
  if (!covered) return statements.length > 0 ? [open('The covered autos are not clear from the policy.')] : []
  const { value, said } = covered
  const row = { quote: said.quote, page: said.page, form: null }
  // Scheduled autos are owned; "any auto" and "owned autos" on a certificate say more than that.
  const missing = asked.find(
    (kind) => !value.covers.has(kind) && !(kind === 'OWNED' && value.covers.has('SCHEDULED')),
  )
  return missing
    ? [
        fails(
          `The policy covers only autos of symbols ${value.symbols}, not ${missing === 'ANY' ? 'any auto (symbol 1)' : autoWords[missing]}.`,
          row,
        ),
      ]
    : [holds(`Covered autos: symbols ${value.symbols}.`, row)]
}

/** "The policy shall not expire before November 30, 2026." */
const lasts = /\b(?:not|never) (?:expire|end|lapse|terminate)\w*\b[^.]{0,20}\b(?:before|prior to)\b/i

function termCheck(quote: string, { sentences }: JudgedPolicy): Check[] {
  const asked = lasts.test(quote) ? datesIn(quote)[0] : undefined
  const term = sentences.find(
    (each) => datesIn(each.quote).length === 2 && /\b(?:period|term|from|to|until)\b/i.test(each.quote),
  )
  const end = datesIn(term?.quote ?? '').at(-1)
  if (!asked || !term || !end) return []
  return end.iso >= asked.iso
    ? [holds(`The policy is in force until ${end.text}.`, term)]
    : [fails(`The policy ends on ${end.text}.`, term)]
}

/** "The retroactive date is no later than May 1, 2024", "reaching back to acts of May 1, 2024". */
const reachesBack =
  /\bretroactive date\b.{0,80}\b(?:(?:no|not) later than|or (?:earlier|before)|on or before|before|precedes?|prior to|barred?)\b|\b(?:barred?|limited) by (?:an?y? )?retroactive date\b|\b(?:prior acts\b|reach(?:ing|es)? back to\b|acts (?:(?:since|from|of) (?=[a-z]+ \d|\d)|that predate\b))/i

function dateCheck(quote: string, { statements, sentences }: JudgedPolicy): Check[] {
  if (!reachesBack.test(quote)) return []
  const own = stated(statements, 'retroactiveDate')
  if (own && /full prior acts|\bnone\b/i.test(own.text)) return [holds('Full prior acts.', own)]
  const full = sentences.find((each) => /\bretroactive date\W+full prior acts\b/i.test(each.quote))
  if (full) return [holds('Full prior acts.', full)]
  const asked = datesIn(quote)[0]
  if (!asked) return []
  const row =
    own ??
    sentences.find(
      (each) => /\bretroactive date\W+(?:is )?\w/i.test(each.quote) && datesIn(each.quote).length === 1,
    )
  const day = datesIn(own?.text ?? row?.quote ?? '')[0]
  if (!row || !day) return [open('The policy states no retroactive date.')]
  return day.iso <= asked.iso
    ? [holds(`Retroactive date ${day.text}.`, row)]
    : [fails(`The retroactive date is ${day.text}, after ${asked.text}.`, row)]
}

/** A form that has to be part of the policy, by its number. */
function formCheck({ quote, limits }: Requirement, { sentences }: JudgedPolicy): Check[] {
  const number =
    /\b(MCS[- ]?90|[A-Z]{2} ?\d{2} ?\d{2})\b.{0,60}\b(?:attached|included|part of)|\b(?:attach|include|add|carr(?:y|ies)|contain|bear|have)\w* .{0,30}\b(MCS[- ]?90|[A-Z]{2} ?\d{2} ?\d{2})\b/i.exec(
      quote,
    )
  const code = number?.[1] ?? number?.[2]
  if (code === undefined || limits.some(({ item }) => !item.key.startsWith('other:'))) return []
  const key = normal(code).replaceAll(' ', '')
  const found = sentences.find(({ quote: each, form }) =>
    normal(`${form ?? ''} ${each}`)
      .replaceAll(' ', '')
      .includes(key),
  )
  return found
    ? [holds(`${code} is part of the policy.`, found)]
    : [fails(`${code} is not part of the policy.`, null)]
}
