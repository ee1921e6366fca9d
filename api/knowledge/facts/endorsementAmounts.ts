import type { Reading } from '../../reading/index.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { fieldOf, perilWords } from './amountDictionary.ts'
import { changingTitle, isForSomeOnly, limitInWording, limitNamed } from './changesLimits.ts'
import { bareSubject, cappedAmounts, namedBefore, subjectOver } from './cappedAmounts.ts'
import { changedSubject } from './changedSubject.ts'
import type { DocumentPart } from './documentParts.ts'
import { subjectOfTitle } from './endorsementTitles.ts'
import { placeIn } from './extraLimits.ts'
import { partBlocks, sentencesOf } from './partSentences.ts'
import type { Fact, LimitName, NamedDeductible, NamedLimit } from './policyFacts.ts'
import { isShareOfSome, shareSubject, sharesIn } from './sharesIn.ts'
import { replacement, statedChanges } from './statedChanges.ts'
import { tabledChanges } from './tabledChanges.ts'
import { labelKey, parseMoney, titleCase } from './values.ts'

/** An amount that the text of an endorsement sets or adds. */
export type EndorsementAmount =
  | { kind: 'limit'; name: LimitName; fact: Fact<number> }
  | { kind: 'deductible'; fact: Fact<number> }
  | { kind: 'extra limit'; fact: Fact<NamedLimit>; replaces: Replaced }
  | { kind: 'named deductible'; fact: Fact<NamedDeductible> }

/** What a change says of the amount that it takes the place of. */
export interface Replaced {
  /** Whether the words name an amount that is to be replaced. */
  readonly byName: boolean
  /** "Item 3(A)" */
  readonly item: string | null
  readonly letter: string | null
}

/** "Effective at inception: Rented premises, any one fire, is $500,000", in an endorsement that changes limits. */
const restated =
  /^(?:[^:$]{0,60}:\s*)?((?!the most\b).{4,80}?)(?:,? (?:is|are|shall be)(?: now)?|(?<=\bretention|\bdeductible):) ((?:\$|USD)\s?[\d,]+)/i
/** "Cleanup of spilled cargo is limited to $10,000." */
const restriction =
  /^(?:[A-Z0-9]{1,2}[.)]\s+)?(.{4,80}?)\s+(?:is|are)\s+(?:limited to|subject to an? (?:sub)?limit of)\s+((?:\$|USD)\s?[\d,]+)/i
/** "The each claim deductible is $25,000", "the answer opposite "Retention" should read $35,000". */
const restatedShare =
  /((?:[a-z,-]+ ){0,4}(?:deductible|retention))["”]?\s+(?:is|are|should read|now reads|shall be|will be)\s+((?:\$|USD)\s?[\d,]+)/i
const correction = /\bitem \S+ is (?:hereby )?amended\b|\bshould read\b|\bnow reads\b/i
/** "You agree to reimburse us up to $1,000 for medical benefits", under the title of a deductible. */
const reimbursed =
  /\b(?:reimburse us|pay|bear)\b.{0,30}?\b(?:up to|the first)\s+((?:\$|USD)\s?[\d,]+)(?:\s+(?:for|of)\s+([^.$]{4,60}))?/i
const addition =
  /^(?:[A-Z0-9]{1,2}[.)]\s+)?(.{4,80}?)\s+(?:coverage\s+)?(?:is|are)\s+(?:hereby\s+)?added\b.{0,60}?\b(?:limit|sublimit)\s+of\s+((?:\$|USD)\s?[\d,]+(?:\s+(?:any|each|per)\s+(?:one\s+)?(?:person|occurrence|claim))?)/i
const itemReference = /\bitem\s+(\d{1,2}|[A-Z])\b(?:,?\s*\(?([A-Z])\b)?/i
/** A change of an item that says nothing of what the item is: "Item 5", "Item 5 each claim" */
const bareItem = /^item\s+(\d{1,2}|[A-Z])((?:\s+(?:each|per|any one)\b.*)?)$/i
/** "Each claim for structural engineering" is of some claims. */
const ofOneKind = /\b(?:each|per|any one) \w+ for (?!each|any|all|the policy)/i
const letterReference =
  /\b(?:(?:[Ii]nsuring )?[Aa]greement|[Ii]nsuring [Cc]lause|(?:[Cc]overage )?(?:[Pp]art|[Ss]ection)|[Cc]overage)\s+([A-Z])\b/

/** What the text of an endorsement says about amounts. */
export function endorsementAmounts(
  part: DocumentPart,
  reading: Reading,
  {
    line,
    shareItems,
  }: {
    readonly line: LineOfBusiness | null
    /** The items of the declarations that are deductibles: "5". */
    readonly shareItems: ReadonlySet<string>
  },
): EndorsementAmount[] {
  const ofLine = line ? labelKey(line) : ''
  const name = titleCase(subjectOfTitle(part.title ?? 'Endorsement'))
  const isOfLimits = changingTitle.test(part.title ?? '')
  const sentences = partBlocks(part, reading).flatMap((block) =>
    statedChanges(sentencesOf(block), { isOfLimits }),
  )
  return [...sentences, ...tabledChanges(part, reading)].flatMap((sentence): EndorsementAmount[] => {
    const { text, quote, page, box } = sentence
    const over = subjectOver({ ...sentence, text: quote }, part)
    const source = { origin: 'endorsement' as const, form: part.form, documentId: null, reason: null }
    const fact = { quote, page, box, confidence: 0.9, source }
    const patterns = [replacement, restriction, ...(isOfLimits ? [restated] : [])]
    const replaced = patterns.map((each) => each.exec(text)).find(Boolean)
    const changed = parseMoney(replaced?.[2] ?? '')
    if (replaced?.[1] && changed !== null) {
      const own = changedSubject(replaced[1]).replace(bareItem, (item, number: string, rest: string) =>
        shareItems.has(number) ? `Deductible${rest}` : item,
      )
      const subject = bareSubject.test(own) ? (subjectColon.exec(text)?.[1] ?? name) : own
      const field =
        fieldOf(subject, part.title ?? '', ofLine, '') ?? fieldOf(subject.replace(/ limit$/i, ''), '', '', '')
      if (field === 'deductible') {
        const losses =
          isForSomeOnly(text) || isShareOfSome(text) || perilWords.test(labelKey(subject))
            ? shareSubject(text)
            : undefined
        const isNamed = losses === undefined || labelKey(subject).includes(labelKey(losses))
        const value = {
          name: isNamed
            ? (losses ?? subject.charAt(0).toUpperCase() + subject.slice(1))
            : `${losses} ${subject}`,
          amount: changed,
          percent: null,
        }
        return losses !== undefined ||
          perilWords.test(labelKey(subject)) ||
          !ofWholePolicy.test(labelKey(subject)) ||
          ofSomeClaims.test(text) ||
          ofOneKind.test(subject) ||
          isPartOnly.test(text.slice(replaced.index + replaced[0].length))
          ? [{ kind: 'named deductible', fact: { ...fact, value } }]
          : [{ kind: 'deductible', fact: { ...fact, value: changed } }]
      }
      const limit = limitNamed(field)
      // "With respect to injury in a swimming pool, the Each Occurrence Limit is reduced to $250,000."
      if (limit && isForSomeOnly(text))
        return [
          {
            kind: 'extra limit',
            fact: { ...fact, value: { name, limit: changed } },
            replaces: { byName: false, item: null, letter: null },
          },
        ]
      if (limit) return [{ kind: 'limit', name: limit, fact: { ...fact, value: changed } }]
      if (field === null)
        return [
          {
            kind: 'extra limit',
            fact: { ...fact, value: { name: `${titleCase(subject)}${partOf(text)}`, limit: changed } },
            replaces: replacedBy(text.slice(0, replaced[0].length), own),
          },
          ...sharesIn(text.slice(replaced[0].length), titleCase(subject)).map((value) => ({
            kind: 'named deductible' as const,
            fact: { ...fact, value },
          })),
        ]
      return []
    }
    const added = addition.exec(text)
    const [printed = '', scope = ''] = added?.[2]?.split(/(?<=\d)\s+/) ?? []
    const own = parseMoney(printed)
    const addedLimit = limitNamed(fieldOf(`${added?.[1] ?? ''} ${scope}`, '', ofLine, ''))
    if (own !== null && addedLimit)
      return [{ kind: 'limit', name: addedLimit, fact: { ...fact, value: own } }]
    const restatement = restatedShare.exec(text)
    const restatedAmount = parseMoney(restatement?.[2] ?? '')
    if (
      restatement?.[1] &&
      correction.test(text) &&
      restatedAmount !== null &&
      ofWholePolicy.test(labelKey(restatement[1].replace(/^.*\b(?:the|your)\s+/i, '')))
    )
      return [{ kind: 'deductible', fact: { ...fact, value: restatedAmount } }]
    const repaid = /deductible|retention/i.test(part.title ?? '') ? reimbursed.exec(text) : null
    const repaidAmount = parseMoney(repaid?.[1] ?? '')
    if (repaidAmount !== null)
      return [
        {
          kind: 'named deductible',
          fact: { ...fact, value: { name: repaid?.[2] ?? name, amount: repaidAmount, percent: null } },
        },
      ]
    const [, statedOf, statedAs] = [ownLimit, readsLimit, mostPaid, limitInWording].flatMap(
      (each) => each.exec(text) ?? [],
    )
    const statedLimit = parseMoney(statedAs ?? '')
    const statedName = limitNamed(fieldOf(changedSubject(statedOf ?? ''), '', ofLine, ''))
    if (statedLimit !== null && statedName)
      return [{ kind: 'limit', name: statedName, fact: { ...fact, value: statedLimit } }]
    const replaces = { byName: false, item: null, letter: null }
    const caps = cappedAmounts(text, over)
    const inPlaceOf = caps.length === 1 ? inPlaceOfDeclared.exec(text)?.[1] : undefined
    const found: EndorsementAmount[] = caps.map((value) => ({
      kind: 'extra limit',
      fact: { ...fact, value: inPlaceOf === undefined ? value : { ...value, name: inPlaceOf } },
      replaces: { ...replaces, byName: inPlaceOf !== undefined },
    }))
    const about = shareSubject(text)
    const shares = sharesIn(text, about ?? namedBefore(text.split('$')[0] ?? '') ?? name)
    const [shared] = shares
    if (shared?.amount != null && appliesToAll.test(text))
      return [{ kind: 'deductible', fact: { ...fact, value: shared.amount } }]
    for (const value of shares) found.push({ kind: 'named deductible', fact: { ...fact, value } })
    return found
  })
}

/** "The most we pay is $25,000, in place of the Spoilage limit in the Declarations." */
const inPlaceOfDeclared =
  /\b(?:in (?:place|lieu) of|instead of|replac(?:es|ing)|supersed(?:es|ing)) the ([A-Z][^$.;]{2,50}?) (?:sub-?)?limit (?:(?:shown|stated) )?(?:in|on) the (?:declarations|schedule)\b/i

/** The subject of a change that is the policy's own deductible, and not that of one coverage. */
export const ofWholePolicy =
  /^(?:(?:policy|property(?: damage)?|bodily injury|and|liability|general|each|per|any one|all other|perils?|aop|self|insured|occurrence|claim|loss|accident|basic|standard|amount of|your) )*(?:deductibles?|retentions?|sir)(?: amount)?(?: (?:each|per|for each|for any one|applicable|of|in|on|shown|stated|under|unless|amount|limit)\b.*)?$/
/** "4. Fundraising event blackout: up to $25,000 …" is about what its first words name. */
const subjectColon = /^(?:(?:\d{1,2}|[A-Z])[.)]\s+)?([A-Z][^:$.]{3,60}):\s/
const ofSomeClaims =
  /\bfor (?:each|any|all|a) claims? (?:brought|made|by|for|from|arising|involving|under)\b/i
/** "The medical expense limit is $15,000 any one person." */
const ownLimit =
  /^(?:\(?[A-Z\d]{1,2}[.)]\s+)?(?:the|our|your)\s+(.{4,60}?\blimit|limit (?:for|of) [^.$]{4,60}?)\s+(?:is|will be|shall be)\s+(?:now\s+)?((?:\$|USD)\s?[\d,]+)/i
/** "Item 4 of the Declarations, Products-Completed Operations Aggregate Limit, shall read $1,000,000." */
const readsLimit = /^(.{4,120}?\blimit),? (?:shall|should|will|now) reads? ((?:\$|USD)\s?[\d,]+)/i
/** "The most we will pay for damage to premises rented to you is $50,000." */
const mostPaid = /\bthe most we (?:will )?pay (?:for|because of) ([^,.$]{4,60}?),? is ((?:\$|USD)\s?[\d,]+)/i
/** How a change continues when it applies to some cases only: "$15,000 when …", "$2,500 at 2019 Superior Avenue". */
const isPartOnly = /^[\s,]*(?:when|if|where|while|until|only|at)\b/i
const appliesToAll = /\b(?:deductible|retention)\b.{0,40}\bapplies to (?:all|any)\b/i
function partOf(text: string): string {
  const part = partBefore.exec(text)?.[1]
  return part !== undefined && ofOnePart.test(part) ? `, ${part.toLowerCase()}` : ''
}

function replacedBy(text: string, subject: string): Replaced {
  const [, item = null, inItem = null] = itemReference.exec(text) ?? []
  const letter = inItem ?? letterReference.exec(text)?.[1] ?? null
  // A place in the name tells which of several limits is meant.
  const isPart = ofOnePart.test(text) && placeIn(subject) === null
  return { byName: !isPart && !bareSubject.test(subject), item, letter }
}

/** A change of what one of several is insured for. */
const ofOnePart =
  /\bonly\b|\b(?:location|premises|unit|building|item|auto|vehicle|truck|trailer)\s+(?:no\. ?|number )?\d/i
/** "For covered auto no. 5 the limit …" */
const partBefore = /^(?:for|at|in respect of|with respect to|as respects)\s([^,$]{4,40}?),?\s(?=the\s)/i
