import type { Reading } from '../../reading/index.ts'
import type { CoverageItem } from './coverageItem.ts'
import { asksOfThings, asksWording, isOwnLiability, proves } from './clauseSubject.ts'
import { type Duties, dutiesOf, isForOthers, isOfOtherSide } from './contractDuties.ts'
import { compoundDemands, type DemandOfClause } from './compoundDemands.ts'
import { announcesTerms, type ContractClause, contractClauses } from './contractClauses.ts'
import { contractParties } from './contractParties.ts'
import { contractTerms } from './contractTerms.ts'
import { coverageNamed, isOtherLiability } from './coverageNamed.ts'
import { amountsIn, limitsNamed, type NamedLimit } from './limitsNamed.ts'
import { tellingWords } from './likeWords.ts'
import { asksForProof } from './proofDuties.ts'
import { ofPolicyAbove } from './ofPolicyAbove.ts'
import { type RequirementKind, requirementKinds } from './requirementKinds.ts'
import { daysIn } from './policyWording.ts'

/** One insurance requirement of a contract. */
export interface Requirement {
  readonly kind: RequirementKind
  /** The coverage it is about; null when it is about all of them. */
  readonly item: CoverageItem | null
  readonly limits: readonly NamedLimit[]
  /** The largest amount in the sentence, in cents. */
  readonly amount: number | null
  readonly days: number | null
  /** It depends on something that may not be the case. */
  readonly isConditional: boolean
  /** Somebody other than the reviewed party has to carry it. */
  readonly isOthersDuty: boolean
  /** Verbatim. */
  readonly quote: string
  readonly page: number
  readonly headings: readonly string[]
  /** What it says with its subject, and with what the contract's own names stand for, where its words alone do not tell. */
  readonly said?: string
  /** What announces it, where it is only a part of a sentence. */
  readonly lead?: string
}

const obligation =
  /\b(shall|must|agrees? (?:to|that)|is required|are required|required to|requires?|may not|may neither|may no policy|no later than|not (?:to )?exceed|(?:is|are) to (?:be|have|carry|get|receive)|responsible for (?:carrying|maintaining|obtaining|insuring)|will (?:be|also|not|at all times|carry|hold|maintain|keep|provide|procure|obtain|name|include|furnish|insure|have|purchase|waive|require|add|contain|cover|apply)|not less than|no less than|at least|minimum|provided each|provided that|first proves?|evidence that|carr(?:y|ies)|maintains?|waives?|needs?|is a condition|(?:is|are) to (?:be|insure|name|show)|to insure|each provides?|may be (?:no )?(?:more|less)|to be (?:carried|maintained|named)|no (?:[\w-]+ ){0,2}(?:policy|deductible|retention|insurance)\b.{0,80}(?:may|shall|will|over|above)|may (?:not )?be excluded|(?:answerable|liable) for .{0,60} shall)\b/i
const insurance =
  /\binsur(?:ance|ances|ed|eds|e|es|er|ers)\b|\bcoverages?\b|\bpolic(?:y|ies)\b|\bliability\b|\bsubrogation\b|\bdeductibles?\b|\bself-insured\b|\bunderwriters?\b|\bcompensation\b|\bumbrella\b|\bfloaters?\b|\bcover(?= (?:for|of|against))|medical payments|\bbusiness (?:income|interruption)\b|\baggregate\b|\bnon-? ?contributory\b|\bA\. ?M\. ?Best|\bnotice of cancell?ation\b|\bexcluded\b|\bexclusions?\b|\bloss pay(?:ees?|able)\b|\bmortgag(?:ees?|e ?holders?)\b|\bretroactive date|\bextended reporting|\bendorsements?\b(?! by)|\bwaiting period|\bcoinsurance\b|\bsub-?limit|\bretentions?\b|\b(?:carry|carries|hold|holds|maintain)\b.{0,60}\$\s?\d{2,3},\d{3}/i
/** What happens when insurance is missing, who pays for it, and what proves it, require no coverage. */
const aside =
  /\bafter (?:it |they )?(?:receiv\w+|receipt of|learn\w*)\b.{0,30}\bnotice of (?:cancel|non-?renew)|\bmay (?:buy|procure|purchase|obtain)\b|fails? to (?:carry|maintain|keep|provide|procure)|does not (?:keep|carry|maintain|procure)|share of|premiums? (?:for|of|paid)|\breimburse|not (?:be )?limit(?:ed)? (?:the )?(?:liability|obligation)|certificates? (?:of insurance )?(?:are|is|shall be) (?:due|delivered|provided|furnished|filed|evidenc)|shall (?:furnish|deliver|provide|submit)\b.{0,60}\bcertificates?|nothing in this|review of (?:a|any) certificate|(?:holds?|hold) .{0,30}harmless|indemnify|failure to (?:request|obtain)|(?:not|never) limited (?:to|by)|insurance proceeds|^proceeds\b|\b(?:copies|copy|certificates?) of\b.{0,80}\b(?:accompany|be (?:delivered|furnished|provided|submitted|attached|sent))|proceeds of (?:the )?insurance|casualty or condemnation|\bis (?:an? )?(?:event of )?default\b|\bcoverage ratio\b|\bshall have received\b/i

/** What only insurance has: these words ask for it with an amount, a number of days or a rating, under any heading. */
const plainDemand =
  /\b(?:fire legal|medical (?:payments|expenses?)|combined single limit|(?:any|per|each) (?:one )?(?:occurrence|accident)|employers['’]? liability)\b|\binsurers?\b.{0,40}\bnotice of cancell?ation\b|^(?:maximum )?deductibles?[.:]? (?:not |no )|\binsurers?:? (?:rated )?A[-+]?,? (?:or better|[VIX]+\b)|\brated A[-+]?,? [VIX]+\b|^(?:rating[.:] )?A\. ?M\. ?Best\b/i
/** An indemnity that has to be insured: "and shall insure this obligation under its liability policy". */
const insuresIndemnity =
  /\b(?:shall|must|will|agrees? to) (?:also )?(?:insure|maintain insurance|carry insurance)\b.{0,60}\b(?:obligation|indemnit|undertaking)/i
const showsLimits = /\b(?:certificates?|evidence|proof)\b.{0,60}\b(?:shows?|showing|of|with|evidencing)\b/i

/** Reads the insurance requirements of a contract, one for each kind of thing that a sentence asks of the insured. */
export function readContractRequirements(reading: Reading, insured: string | null = null): Requirement[] {
  const duties = dutiesOf(contractParties(reading), insured)
  const inPlainWords = contractTerms(reading)
  const readPart = ({ clause, said: words }: DemandOfClause) => {
    const { quote } = clause
    const said = inPlainWords(words)
    const asked = requirementsIn({ ...clause, quote: said }, duties)
    return { clause, asked: asked.map((each) => ({ ...each, quote, ...(said !== quote && { said }) })) }
  }
  const read = contractClauses(reading).flatMap((clause) => {
    const parts = compoundDemands(clause).map(readPart)
    // What asks for nothing by itself only adds to the rest of its sentence.
    const from = parts.findIndex(({ asked }) => asked.length > 0)
    const telling = parts.slice(Math.max(from, 0))
    if (telling.every(({ asked }) => asked.length > 0)) return telling
    const whole = readPart({ clause, said: clause.quote })
    const asking = telling.filter(({ asked }) => asked.length > 0)
    // A duty to prove the insurance hides the demand before it.
    return whole.asked.length === 0 && asking.length > 0 ? asking : [whole]
  })
  const all = read.flatMap(({ clause, asked }): Requirement[] => {
    const mayAsk =
      ((spokenOf.test(clause.quote) || coverageNamed(clause.quote) !== null) &&
        clause.quote.split(' ').length >= 4) ||
      /\bfor (?:its|their|the) full (?:\w+ )?value\b/i.test(clause.quote) ||
      namedTerm.test(clause.quote)
    const isPart =
      tellingWords(clause.quote).size > 0 && !aside.test(clause.quote) && !isProof.test(clause.quote)
    if (asked.length === 0 && clause.lead && isPart)
      return [{ ...plainRequirement(clause, duties), ...keptOnly(clause.quote), lead: clause.lead }]
    if (asked.length > 0 || clause.list === null || !mayAsk || aside.test(clause.quote)) return asked
    // Anything listed among requirements is one, whatever its words.
    const list = read.filter((each) => each.clause.list === clause.list)
    const count = list.filter((each) => each.asked.length > 0).length
    return list.length >= fewest && count >= list.length * 0.6 ? [plainRequirement(clause, duties)] : []
  })
  return ofPolicyAbove(all.filter((each) => !announcesOnly(each)))
}

/** "Subcontractor shall procure and maintain, at its expense:" asks for what follows it. */
function announcesOnly({ kind, item, amount, days, quote }: Requirement): boolean {
  return kind === 'coverage' && item === null && amount === null && days === null && /:\s*$/.test(quote)
}

const isProof =
  /^\W*(?:(?:an?|the|paid|full) )*(?:certificates?|evidence|proofs?|copies|receipts?|invoices?)\b/i

/** The subject of a demand that names no coverage: "Losses shall be settled at replacement cost". */
const spokenOf =
  /\b(?:insur\w*|cover(?:s|ed|ages?)?|polic(?:y|ies)|limits?|loss(?:es)?|defen[cs]e|exclu\w+|compensation|contribut\w+)\b/i

/** "Territory: worldwide". */
const namedTerm = /^[A-Z][a-z]+(?: [a-z]+){0,3}: \S/

/** Notice of cancellation as a demand of its own, joined to another. */
const givesNotice =
  /[,;] (?:and )?[^,;]{0,60}\b(?:shall|must|will)\b[^,;]{0,60}\bnotice of (?:any )?(?:cancell|non-?renew|terminat)/i

/** A shorter list tells nothing about its other items. */
const fewest = 4

function plainRequirement({ quote, page, headings }: ContractClause, duties: Duties): Requirement {
  return {
    kind: 'coverage',
    item: null,
    limits: [],
    amount: null,
    days: null,
    isConditional: conditional.test(quote),
    isOthersDuty: isForOthers(quote, duties),
    quote,
    page,
    headings,
  }
}

/** "A waiver in favor of the additional insureds", "any insurance of the additional insureds", "copies of the additional insured endorsements". */
const mentionsInsureds =
  /\b(?:in favor of|for the benefit of|against|of|to|by|from|carried by|maintained by) (?:all |any |each |every )?(?:the |such |said |its |their )?additional insureds?\b(?! (?:on|under))|\badditional insured endorsements?\b(?=[^.]{0,80}\b(?:delivered|furnished|provided|submitted|attached|sent)\b)/gi

function requirementsIn(clause: ContractClause, duties: Duties): Requirement[] {
  const { quote, headings, isListed, isRow, isInsuranceSection } = clause
  const isPlain = plainDemand.test(quote) && (/\d|\bA-/.test(quote) || daysIn(quote) !== null)
  const isOfThings = isInsuranceSection && asksOfThings(quote, duties)
  // An amount of insurance, or its wording in a section on insurance, asks for it whatever the verb.
  const isRequired =
    isRow ||
    isPlain ||
    isOfThings ||
    obligation.test(quote) ||
    refusesExclusion.test(quote) ||
    ((insurance.test(quote) || coverageNamed(quote) !== null) &&
      amountsIn(quote).some(({ amount }) => amount >= leastLimit)) ||
    (isInsuranceSection && requirementKinds.some(({ pattern }) => pattern.test(quote))) ||
    (isListed &&
      (amountsIn(quote).length > 0 ||
        /additional insured|subrogation|non-? ?contributory|statutory|\bbest\b/i.test(quote)))
  const isAboutInsurance =
    isRow ||
    isPlain ||
    isOfThings ||
    insurance.test(quote) ||
    (isInsuranceSection && isCovered.test(quote)) ||
    (coverageNamed(quote) !== null && amountsIn(quote).some(({ amount }) => amount >= leastLimit)) ||
    (isListed && amountsIn(quote).length > 0) ||
    (isInsuranceSection && requirementKinds.some(({ pattern }) => pattern.test(quote)))
  const limits = limitsNamed(quote, headings)
  // "Delivers a certificate that shows liability of $1,000,000" asks for the limit, not only for its proof.
  const isAside =
    (aside.test(quote) && !(limits.length > 0 && showsLimits.test(quote)) && !insuresIndemnity.test(quote)) ||
    asksForProof(quote)
  // "Certificates shall be delivered before occupancy, and Tenant shall give Landlord 30 days' notice of cancellation."
  const isAlsoNotice = isAside && givesNotice.test(quote) && daysIn(quote) !== null
  if (
    !isRequired ||
    !isAboutInsurance ||
    (!isListed && !isRow && isBareTitle.test(quote)) ||
    (isAside && !isAlsoNotice) ||
    announcesTerms.test(quote) ||
    isOwnLiability(quote) ||
    isOfOtherSide(quote, duties) ||
    /\bnot required\b/i.test(quote)
  )
    return []
  // "All policies but professional liability" is not of that one.
  const item = limits[0]?.item ?? coverageNamed(quote.replace(/\b(?:but|except|other than)\b[^.;,]*/i, ''))
  const base = {
    ...plainRequirement(clause, duties),
    amount: limits.length > 0 ? Math.max(...limits.map(({ amount }) => amount)) : null,
  }
  const special = requirementKinds.filter(
    ({ kind, pattern }) =>
      pattern.test(quote) &&
      (!isAlsoNotice || kind === 'notice') &&
      // "The coverage afforded the additional insureds shall be primary" mentions them without requiring them.
      !(
        kind === 'additionalInsured' &&
        (/(?:afforded|provided|available|applies) (?:to )?(?:the |an |any )?additional insured/i.test(
          quote,
        ) ||
          !pattern.test(quote.replaceAll(mentionsInsureds, ' ')))
      ),
  )
  // "Limits of $3,000,000 per claim, with a deductible not above $10,000" asks for both.
  const isKept = special.some(({ kind }) => kind === 'deductible')
  const insuredLimits = isKept
    ? limitsNamed(quote.slice(0, quote.search(/\b(?:deductible|retention|self-insured)/i)), headings).filter(
        ({ amount }) => amount >= leastLimit,
      )
    : limits
  const asksCoverage =
    !isAlsoNotice &&
    (limits.length > 0
      ? insuredLimits.length > 0
      : item !== null &&
        special.length === 0 &&
        (isRow || /\b(?:insur\w*|coverage|polic\w*|carry|maintain|include|form)\b/i.test(quote)))
  const found = [
    ...(asksCoverage ? [{ ...base, kind: 'coverage' as const, item, limits: insuredLimits }] : []),
    ...special.map(({ kind }) => ({
      ...base,
      kind,
      item: kind === 'deductible' || kind === 'rating' ? null : item,
      limits: kind === 'deductible' ? limits : [],
      amount: kind === 'deductible' ? keptAmount(quote) : asksCoverage ? null : base.amount,
      days: kind === 'notice' ? daysIn(quote) : null,
    })),
  ]
  const namesOther = isOtherLiability(quote) && amountsIn(quote).length > 0
  const isAsked =
    namesOther || [dutyToInsure, asksOfPolicy, refusesExclusion].some((each) => each.test(quote))
      ? !leadsIn.test(quote)
      : isInsuranceSection &&
        (isOfThings ||
          asksWording(quote) ||
          isCovered.test(quote) ||
          (obligation.test(quote) && insurance.test(quote) && !proves.test(quote)))
  if (found.length > 0 || !isAsked || leadsIn.test(quote) || /\bmay, but\b/i.test(quote)) return found
  return [base]
}

/** "Regulatory fines must be covered." */
const isCovered = /\b(?:must|shall|will|(?:is|are) to) (?:also )?be covered\b(?! (?:with|by (?!the polic)))/i

/** "E.8 Additional insureds." is the title of what follows. */
const isBareTitle = /^(?:[A-Z]?[\d.]+\s+)?[A-Z][a-z]+(?: [a-z]+){0,3}\.$/

/** "No deductible greater than $10,000", as a part of a demand. */
function keptOnly(quote: string): Partial<Requirement> {
  const isKept = requirementKinds.some(({ kind, pattern }) => kind === 'deductible' && pattern.test(quote))
  return isKept ? { kind: 'deductible', amount: keptAmount(quote) } : {}
}

/** The amount that a deductible may reach: the first one behind the word, or else the last before it. */
function keptAmount(quote: string): number | null {
  const at = quote.search(/\b(?:deductibles?|retentions?)\b/i)
  const all = amountsIn(quote)
  return (all.find(({ index }) => index > at) ?? all.at(-1))?.amount ?? null
}

/** In cents; less is a fee or a deductible. */
const leastLimit = 2_500_000

const conditional =
  /^\W*(?:\d[\d.]*\s+)?(?:[A-Z][A-Za-z ]{2,30}\.\s+)?(?:if|when|where|should|in the event|unless|upon|during any|for so long as|so long as)\b|\bunless .{3,80} (?:first|proves?)|\bunless (?:it|[A-Z]\w+) first\b|\buntil it has\b|\bif .{3,60}\b(?:performs?|uses?|adds?|involves?|requires?|delivers?|serves?|stores?|handled|offered|served|used|stored)\b|\bmay (?:[a-z]+ ){1,4}only (?:after|if|when|with)\b/i

/** "Each party shall obtain and maintain insurance customary in its industry" names no line, and asks for something. */
const dutyToInsure =
  /\b(?:shall|must|will|agrees? to|required to|undertakes? to|responsible for)\b.{0,120}?\b(?:obtain|maintain|carry|procure|keep|provide|effect|take out|purchase|arrange|acquire|self-insure)\w*\b.{0,140}?\b(?:insurance|self-insur\w*|coverage)\b(?! certificates?| carriers?| compan)|\bshall (?:be|keep (?:\w+ ){1,4}) ?insured\b/is

/** A demand on a policy, anywhere in the document: "The insurance in Section 4 shall cover collapse", "shall be loss payee". */
const asksOfPolicy =
  /^(?!.{0,60}\b(?:if|proceeds|certificates?)\b)[^,;.]{0,80}\b(?:insurance|polic(?:y|ies)|coverages?|endorsements?|retroactive date)\b[^,;.]{0,40}\b(?:shall|must|may not)\b|\b(?:(?:shall|must|will|to) be|is|are) (?:named |shown |listed |protected )?(?:as )?(?:a |an |the |first |second )*(?:(?:lender['’]?s )?loss pay(?:ees?|able)|mortgag(?:ees?|e ?holders?))\b|\b(?:shall|must) be (?:included|covered) (?:in|under|by) the (?:coverage|polic\w+|insurance)\b|\bmay (?:not )?be excluded\b|\bmay not exclude\b|\bno policy (?:may|shall)\b|\bpolic(?:y|ies)\b.{0,30}\b(?:must|shall|may) (?:not|neither) exclude\b/i
/** "No exclusion for the height of buildings is acceptable", "without any exclusion of roofing methods". */
const refusesExclusion =
  /\b(?:no|without|free (?:of|from)|not (?:contain|include|have|be subject to))\b[^.;]{0,50}\bexclusions? (?:for|of|on|as to|relating|regarding|with respect|applicable|that|based)\b/i
const leadsIn =
  /:\s*$|\b(?:the following|as follows|set forth below|table below|listed below|described below|below)\b(?!.{0,20}\bmust be in (?:effect|force))|\b(?:maintain|carry|obtain|keep|procure|provide)\b.{0,50}\bthe insurance (?:(?:described |listed |set out |specified |required )?(?:in|by)|of) (?:exhibit|attachment|schedule|appendix|section|article)\b/i
