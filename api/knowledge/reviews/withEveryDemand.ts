import { standardTitle } from '../facts/standardTitle.ts'
import { dollars } from '../policies/policyMoney.ts'
import { numberInWords, spokenNumber } from '../../reading/index.ts'
import { cannotTell, type Judgment, notMet } from './contractFinding.ts'
import { namesIn } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import { lossPayeeCheck } from './payeeChecks.ts'
import { eachPlaceCheck, namedPlacesCheck, placeCheck, premisesCheck } from './placeChecks.ts'
import { amountsIn } from './limitsNamed.ts'
import { includedCheck, limitedCheck, otherPartCheck } from './sublimitChecks.ts'
import type { Evidence } from './policyWording.ts'
import { takenBack } from './takenBack.ts'
import { type Check, fails, holds, open, type Proof } from './check.ts'
import type { RequirementKind } from './requirementKinds.ts'

type ProofCheck = (proof: Proof) => Check | null

/** What any proof needs: it lasts as long, is for the same places and people, and no endorsement takes it back. */
const ofAny: readonly ProofCheck[] = [
  yearsCheck,
  placeCheck,
  takenBackCheck,
  payeeCheck,
  premisesCheck,
  eachPlaceCheck,
  namedPlacesCheck,
  alsoAppliesCheck,
  limitedCheck,
]
/** An endorsement for others has to be of the line, and of the part of the policy, that is asked for. */
const ofProvision: readonly ProofCheck[] = [...ofAny, lineCheck, otherPartCheck]

/**
 * What a reviewer has to see beside the subject of a demand before it is met, for each kind of demand. Nothing is met while
 * the policy leaves one of them unproven. What coverage needs by itself is in `requirementChecks` and `unprovenParts`.
 */
const needed: Readonly<Record<RequirementKind, readonly ProofCheck[]>> = {
  coverage: [...ofAny, amountCheck, includedCheck],
  additionalInsured: [...ofProvision, fullLimitsCheck, faultCheck, scheduledWorkCheck, workFormCheck],
  waiver: [...ofProvision, scheduledWorkCheck],
  primary: [...ofProvision, contributionCheck],
  notice: ofAny,
  rating: ofAny,
  deductible: ofAny,
}

/** Keeps a requirement from being met by a proof that covers only a part of it. */
export function withEveryDemand(judgment: Judgment, given: Omit<Proof, 'evidence' | 'ownForm'>): Judgment {
  const { evidence } = judgment
  if (judgment.status === 'not met' || evidence === null) return judgment
  const ownForm = formOf(evidence, given.policy.sentences)
  const checks = needed[given.requirement.kind].flatMap(
    (check) => check({ ...given, evidence, ownForm }) ?? [],
  )
  const failed = checks.find(({ standing }) => standing === 'fails')
  if (failed) return notMet(failed.reason, failed.evidence)
  const unsettled = checks.find(({ standing }) => standing === 'open')
  return unsettled && judgment.status === 'met' ? cannotTell(unsettled.reason) : judgment
}

/** The sentences of the form that some evidence is from. */
function formOf({ quote, page, form }: Evidence, sentences: readonly Evidence[]): readonly Evidence[] {
  const near = sentences.filter((each) => each.page === page)
  // The heading above it is a part of its words, too.
  const own =
    near.find((each) => each.quote.includes(quote)) ?? near.find((each) => quote.includes(each.quote))
  const title = own?.form ?? form
  return sentences.filter((each) => each.form === title)
}

const ofPremises =
  /\b(?:managers?|lessors?)(?: (?:or|and) (?:managers?|lessors?))* of (?:the )?(?:leased )?premises\b|\bCG ?20 ?11\b/i
const ofWork = /\bowners,? lessees,? (?:or|and) contractors\b|\bCG ?20 ?(?:10|33|37|38)\b/i

/** The forms for a contractor's work insure nobody as the manager or lessor of premises: that is CG 20 11. */
function workFormCheck({ requirement: { quote }, evidence, ownForm }: Proof): Check | null {
  const titles = [evidence, ...ownForm].map((each) => `${each.form ?? ''} ${each.quote}`).join('\n')
  return ofPremises.test(quote) && !ofWork.test(quote) && ofWork.test(titles) && !ofPremises.test(titles)
    ? fails(
        'The form is for work that the insured does, and not for the manager or lessor of its premises.',
        evidence,
      )
    : null
}

/** A deductible that is low enough proves no limit: "insured for not less than that sum, with a deductible of no more than $1,000". */
function amountCheck({ requirement: { item, amount }, evidence }: Proof): Check | null {
  if (!item?.key.startsWith('other:') || amount === null) return null
  const stated = amountsIn(evidence.quote)
  return stated.length > 0 && stated.every((each) => each.amount < amount)
    ? open(`The policy does not say that ${dollars(amount)} is insured.`)
    : null
}

const years = new RegExp(
  String.raw`\b(\d{1,2}|${numberInWords})(?:\s*\(\d+\))?(?:\s+full)?\s+years?\b(?![’'] notice)`,
  'i',
)

function yearsIn(text: string): number | null {
  const count = years.exec(text)?.[1]
  return count === undefined ? null : (spokenNumber(count) ?? Number(count))
}

const lasting =
  /\b(?:after|following|from|beyond|until|through|for (?:a (?:period|term|minimum) of|at least|not less than|no less than))\b/i

/** "For five years after final acceptance": longer than a policy lasts, so that its wording has to promise it. */
function yearsCheck({ requirement: { quote }, ownForm }: Proof): Check | null {
  if (
    /\bstatutes? of (?:repose|limitations?)\b|\btail\b|\bextended reporting\b|(?<!\b[A-Z]{2} ?\d{2} ?\d{2}(?: \d{2} \d{2})? )\bor equivalent\b/i.test(
      quote,
    )
  )
    return open('How long the insurance lasts needs a person.')
  const asked = yearsIn(quote)
  if (asked === null || !lasting.test(quote) || /\bretroactive\b/i.test(quote)) return null
  const promise = ownForm.find((each) => yearsIn(each.quote) !== null && lasting.test(each.quote))
  const given = promise ? yearsIn(promise.quote) : null
  if (!promise || given === null) return open(`The policy does not say that this lasts for ${asked} years.`)
  if (given < asked) return fails(`The contract asks for ${asked} years, the policy gives ${given}.`, promise)
  return holds(`The policy gives ${given} years.`, promise)
}

const asksNoContribution = /\bnon-?\s?contribut|\bcontribut/i
const sharesNothing =
  /\bnon-?\s?contribut|\b(?:not|without|nor|no)\b[^.]{0,60}\bcontribut|\bnot share\b|\b(?:other|that|their|its|such|own)\b[^.,;]{0,60}\b(?:insurance|polic\w+|coverage)\b[^.,;]{0,80}\b(?:is|are|be|applies as|as) excess\b|\b(?:pays?|applies) (?:first|ahead of|before)\b/i

/** Insurance that is primary may still ask other insurance to share. */
function contributionCheck({ requirement, policy, evidence }: Proof): Check | null {
  if (!asksNoContribution.test(requirement.quote)) return null
  const all = policy.wording.primary.map(({ form, whole }) => `${form ?? ''}. ${whole}`)
  // The form that a schedule lists has its wording elsewhere: its title says that it is both, or its number stands for it.
  const numbered = evidence.quote.split(/,\s+/).map((form) => standardTitle(form) ?? '')
  return [...all, evidence.quote, ...numbered].some(
    (text) => sharesNothing.test(text) || /\bnon-? ?contribut/i.test(text),
  )
    ? null
    : fails('The insurance is primary, but the policy does not say that it is noncontributory.', evidence)
}

/** "Not limited to the lesser of the policy limits and those that this contract requires". */
function fullLimitsCheck({ requirement: { quote }, ownForm }: Proof): Check | null {
  if (!/\bnot\b[^.]{0,40}\blimited to\b|\bfull (?:policy )?limits\b|\blesser of\b/i.test(quote)) return null
  const lesser = ownForm.find((each) =>
    /\b(?:whichever is (?:less|lower|the lesser)|the lesser of)\b|\bnot exceed\b[^.]{0,60}\bcontract\b/i.test(
      each.quote,
    ),
  )
  return lesser
    ? fails('An additional insured gets no more than the contract requires.', lesser)
    : open('Compare the limits for additional insureds with the contract.')
}

const ownFault = /\b(?:sole|own) (?:negligence|fault)\b|\bregardless of (?:fault|negligence)\b/i
const onlyOursFault =
  /\b(?:caused(?:,)? in whole or in part(?:,)? by (?:you|your)|to the extent (?:caused|of your)|vicarious(?:ly)?|only (?:with respect to|for) liability caused by your)\b|\bnot\b[^.;]{0,60}\bsole negligence\b/i

/** "Including the sole negligence of Owner": an endorsement for what the insured causes in whole or in part gives less. */
function faultCheck({ requirement: { quote }, ownForm }: Proof): Check | null {
  if (
    !ownFault.test(quote) ||
    /\b(?:except|excluding|other than|not)\b[^.;]{0,40}\b(?:sole|own)\b/i.test(quote)
  )
    return null
  const less = ownForm.find((each) => onlyOursFault.test(each.quote))
  return less
    ? fails('The endorsement is only for what the insured causes in whole or in part.', less)
    : open('Check whether the endorsement covers the negligence of the additional insured alone.')
}

/** A loss payee that the policy names is not another one. */
function payeeCheck({
  requirement: { kind, quote },
  policy,
  evidence,
  ownForm,
  contract,
}: Proof): Check | null {
  if (!/\bloss payees?\b|\bmortgagees?\b/i.test(quote)) return null
  // "Additional insured on the liability policy and loss payee on the property policy" asks for both.
  if (kind === 'additionalInsured') return lossPayeeCheck(quote, policy)[0] ?? null
  const named = [evidence, ...ownForm].flatMap((each) => namesIn(each.quote))
  const isGeneral = ownForm.some((each) => /\bwritten (?:agreement|contract|lease)\b/i.test(each.quote))
  if (named.length === 0 || isGeneral) return null
  const parties = normal(contract)
  return named.some((name) => parties.includes(normal(name)))
    ? null
    : fails(`The policy names ${named[0]} as loss payee.`, evidence)
}

/** An endorsement that its title gives to one line of business proves nothing for another one. */
function lineCheck({ requirement: { quote }, policy, evidence, ownForm }: Proof): Check | null {
  const form = evidence.form ?? ownForm[0]?.form ?? ''
  // "QE-17": the list of forms says what it is.
  const title =
    policy.sentences.find((each) => form !== '' && each.quote.startsWith(`${form} `))?.quote ?? form
  const [asked, given] = [coverageNamed(quote), coverageNamed(title)]
  if (!asked || !given || asked.key === given.key) return null
  if (asked.key === 'eachOccurrence' && !/\bgeneral liability\b/i.test(quote)) return null
  return fails(`“${title}” does not apply to ${asked.label.toLowerCase()}.`, evidence)
}

const scheduledWork =
  /^(?:(?:project|job)(?: \w+)?|(?:locations?|descriptions?)(?:\(s\))?(?: (?:and|or) (?:locations?|descriptions?))?(?: of)?(?: (?:the |your |covered |completed |designated )*(?:operations?|work|projects?|job)(?:\(s\))?))[:|\s]+(.{6,})$/i
const anyWork = /\b(?:all|any|each|every|various|blanket|required|written|on file|operations of)\b/i

/** An endorsement whose schedule describes other work than the contract's: "Completed operations: West wing, 2023". */
function scheduledWorkCheck({ ownForm, contract }: Proof): Check | null {
  const own = tellingWords(contract)
  for (const row of ownForm) {
    const work = scheduledWork.exec(row.quote)?.[1]
    if (work === undefined || anyWork.test(work)) continue
    const words = tellingWords(work)
    if (words.size > 1 && words.isDisjointFrom(own))
      return fails(`The endorsement is for other work: ${work.replace(/\.$/, '')}.`, row)
  }
  return null
}

/** A coverage of the declarations that an endorsement takes back. */
function takenBackCheck({ requirement: { item, limits }, policy }: Proof): Check | null {
  const items = new Set([...(item ? [item] : []), ...limits.map((limit) => limit.item)])
  for (const each of items) {
    const own = takenBack(each, policy.sentences)
    if (own) return fails(`An endorsement of the policy takes it back: ${each.label.toLowerCase()}.`, own)
  }
  return null
}

const alsoApplies = /\b(?:also|shall|must|will) (?:apply|extend) to ([^.;]{6,120})/i
const denies =
  /\b(?:not (?:paid|payable|covered|insured)|(?:does|do|will) not (?:pay|apply|extend)|excluded)\b/i

/** "Medical payments, which shall also apply to persons taking part in lessons": those for whom the policy takes it back. */
function alsoAppliesCheck({ requirement: { item, quote }, policy }: Proof): Check | null {
  const [, whom = ''] = alsoApplies.exec(quote) ?? []
  if (item === null || tellingWords(whom).size === 0) return null
  const own = policy.sentences.find(
    (each) =>
      denies.test(each.quote) &&
      sharedWords(item.label, `${each.form ?? ''} ${each.quote}`).count > 0 &&
      sharedWords(whom, each.quote).share >= 0.5,
  )
  return own ? fails('The policy does not give it to those whom the contract names.', own) : null
}
