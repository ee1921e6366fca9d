import type { Reading } from '../../reading/index.ts'
import { amendedDescriptions, amendedNotices } from './amendedFacts.ts'
import { amendmentsOf } from './amendments.ts'
import { readCoverageBasis } from './coverageBasis.ts'
import { documentParts, type DocumentPart } from './documentParts.ts'
import { distinctDeductibles, mainDeductible, withReplaced } from './mainDeductible.ts'
import { extractSchedules } from './schedules/extractSchedules.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { feeInPremium } from './feeInPremium.ts'
import { insuredLocations } from './insuredLocations.ts'
import { readLimitsInWords } from './limitsInWords.ts'
import { readLineOfBusiness } from './readLineOfBusiness.ts'
import { limitNames, type Fact, type FactField, type PolicyFacts, type PolicyForm } from './policyFacts.ts'
import { withPlausibleAggregate } from './withPlausibleAggregate.ts'
import { premiumWithTerrorism } from './premiumWithTerrorism.ts'
import { otherInsureds } from './otherInsureds.ts'
import { readDescriptions } from './readDescriptions.ts'
import { nameAsWritten } from './nameAsWritten.ts'
import { readEndorsements, readForms } from './readForms.ts'
import type { Candidate } from './labelPlaces.ts'
import { readIdentity, type Identity } from './readIdentity.ts'
import { readMoney, type Money } from './readMoney.ts'
import { readWording } from './readWording.ts'
import { recognizeDocumentType } from './recognizeDocumentType.ts'
import { placedDeductibles } from './placedDeductibles.ts'
import { settled } from './settled.ts'
import { settledLimit } from './settledLimit.ts'
import { summaryOf } from './summaryOf.ts'
import { labelKey } from './values.ts'
import { withoutInsured } from './withoutInsured.ts'
import { withoutNotices } from './withoutNotices.ts'

/** Reads what a document says about a policy. A field the document does not state stays empty. */
export function readPolicyFacts(whole: Reading): PolicyFacts {
  const reading = withoutNotices(bounded(whole))
  const parts = documentParts(reading)
  const identity = readIdentity(parts, reading)
  const forms = readForms(parts, reading)
  const { line, money } = readLineAndMoney(parts, reading, forms)
  const insuredName = asWritten(settled(identity.insuredName.map(legalName).map(stated), labelKey))
  const wording = readWording(parts, reading)
  const address = settled(fullest(identity.insuredAddress).map(stated), labelKey)
  const locations = insuredLocations(parts, reading, {
    address: address.fact,
    line: line?.value ?? null,
    limits: money.limits,
  })
  const amendments = amendmentsOf(reading, parts)
  const descriptions = amendedDescriptions(readDescriptions(parts, reading), amendments, reading)
  const limits = withPlausibleAggregate(
    Object.fromEntries(
      limitNames.map((name) => [name, settledLimit(name, money.limits[name], locations)]),
    ) as PolicyFacts['limits'],
    money.limits.glAggregateLimit,
  )
  const main = mainDeductible(distinctDeductibles(money.deductibles), line?.value ?? null)
  const deductibles = distinctDeductibles(placedDeductibles(money.deductibles, locations))
  const retention =
    line?.value !== 'CYBER'
      ? null
      : money.deductible.length > 0
        ? money.deductible
        : money.limits.cyberRetentionLimit.length === 0
          ? main
          : null
  const facts: PolicyFacts = {
    document: recognizeDocumentType(whole),
    scalars: {
      policyNumber: settled(wholeNumbers(identity.policyNumber).map(stated), policyNumberKey),
      lineOfBusiness: { fact: line, conflict: [] },
      insuredName,
      otherInsureds: otherInsureds(insuredName),
      insuredAddress: address,
      carrierName: asWritten(settled(fullest(identity.carrierName).map(stated), labelKey)),
      carrierAddress: addressOfCarrier(
        identity.carrierName,
        identity.carrierAddress.filter(
          ({ value }) => labelKey(value) !== labelKey(address.fact?.value ?? ''),
        ),
      ),
      ...termOf(identity),
      ...feeInPremium(reading, {
        premium: premiumWithTerrorism(reading, settled(best(money.premium))),
        fees: settled(money.fees.slice(0, 1)),
      }),
      taxes: settled(money.taxes.slice(0, 1)),
      deductible: settled(money.deductible.length > 0 ? money.deductible : main),
      cancellationNoticeDays: settled(
        lastWord([...wording.cancellationNoticeDays, ...amendedNotices(amendments, reading)]),
      ),
      retroactiveDate: settled(identity.retroactiveDate.map(stated)),
    },
    limits: retention === null ? limits : { ...limits, cyberRetentionLimit: settled(retention) },
    extraLimits: recognizeDocumentType(whole).type === 'LOSS_RUN' ? [] : money.extraLimits,
    limitsInWords: readLimitsInWords(parts, reading),
    deductibles: withReplaced(deductibles, money.deductible),
    locations,
    forms,
    endorsements: readEndorsements(parts, reading),
    namedAdditionalInsureds: withoutInsured(wording.named, insuredName.fact?.value),
    blanketAdditionalInsureds: wording.blanket,
    waiversOfSubrogation: wording.waivers,
    primaryNoncontributory: wording.primary,
    basis: readCoverageBasis(reading),
    ...descriptions,
    schedules: extractSchedules(reading),
    summary: null,
  }
  const recognized = { ...facts, document: recognizedByFacts(facts, reading) }
  return { ...recognized, summary: summaryOf(recognized) }
}

/** Labels look for their values in all lines of a page: a sheet with thousands of cells would take minutes. */
const mostLines = 1_500
/** A longer paragraph is no document's. */
const mostCharacters = 20_000

/** What of a reading facts are looked for in, so that no file takes minutes. */
function bounded(reading: Reading): Reading {
  return {
    ...reading,
    pages: reading.pages.map((page) => ({
      ...page,
      lines: page.lines.slice(0, mostLines).filter(({ text }) => text.length <= mostCharacters),
    })),
    blocks: reading.blocks.filter((block) => block.kind === 'table' || block.text.length <= mostCharacters),
  }
}

/** Titles may name one part of a package only, or none; limits of a kind tell what the policy insures. */
function readLineAndMoney(
  parts: readonly DocumentPart[],
  reading: Reading,
  forms: readonly Fact<PolicyForm>[],
): { line: Fact<LineOfBusiness> | null; money: Money } {
  const line = readLineOfBusiness(parts, reading)
  const isOpen =
    line === null ||
    line.source.origin === 'endorsement' ||
    ['PROPERTY', 'GENERAL_LIABILITY', 'OTHER', 'RENTAL'].includes(line.value)
  const any = isOpen ? readMoney(parts, reading, null) : null
  const declared = parts.filter(({ kind }) => kind === 'declarations').flatMap(({ pages }) => pages)
  const isParted = declared.some(({ lines }) =>
    lines.some(({ text }) =>
      /\bcoverage parts?\b|\bpackage\b|^(?:commercial )?general liability$/i.test(text),
    ),
  )
  const isOwners = forms.some(({ value: { title } }) => /\bbusiness ?owners\b/i.test(title ?? ''))
  const inferred = any && insuredBy(any.limits, { isParted, isOwners })
  // One amount "each occurrence" is not yet a general liability policy.
  const isLiability = any && limitNames.filter((name) => any.limits[name].length > 0).length > 1
  if (!inferred || (line?.value === 'OTHER' && inferred === 'PROPERTY'))
    return { line, money: readMoney(parts, reading, line?.value ?? (isLiability ? null : 'OTHER')) }
  const proof = limitNames.flatMap((name) => any.limits[name]).slice(0, 1)
  const own = line ?? proof.map((fact) => ({ ...fact, confidence: 0.6 }))[0] ?? null
  return { line: own && { ...own, value: inferred }, money: readMoney(parts, reading, inferred) }
}

/** What limits of one kind or of several say that a policy insures; null when they are too few to tell. */
function insuredBy(
  limits: Money['limits'],
  {
    isParted,
    isOwners,
  }: {
    readonly isParted: boolean
    /** Whether a businessowners form is listed. */
    readonly isOwners: boolean
  },
): LineOfBusiness | null {
  const count = (kind: string) =>
    limitNames.filter((name) => name.startsWith(kind) && limits[name].length > 0).length
  if (count('wc') > 1) return 'WORKERS_COMPENSATION'
  const hasProperty = count('property') > 0
  if (count('gl') > 2 && limits.glPerOccurrenceLimit.length > 0) {
    const isNamedAlike = /liability and medical/i.test(limits.glPerOccurrenceLimit[0]?.quote ?? '')
    return hasProperty
      ? isOwners || isNamedAlike || !isParted
        ? 'BUSINESS_OWNERS'
        : 'PACKAGE'
      : 'GENERAL_LIABILITY'
  }
  return count('property') > 1 ? (isOwners ? 'BUSINESS_OWNERS' : 'PROPERTY') : null
}

const otherPaper =
  /\b(?:certificate|evidence of|quot(?:e|ation)|proposal|indication|invoice|application|applicant|binder|loss runs?)\b/i

/** A paper without a telling title that has all that declarations have is a policy's. */
function recognizedByFacts({ document, scalars }: PolicyFacts, { pages }: Reading): PolicyFacts['document'] {
  const { policyNumber, insuredName, effectiveDate, expirationDate, premium } = scalars
  const isComplete = [policyNumber, insuredName, effectiveDate, expirationDate, premium].every(
    ({ fact }) => fact !== null,
  )
  const opening = pages.slice(0, 1).flatMap(({ lines, margins }) => [...margins, ...lines])
  if (document.type !== 'OTHER' || !isComplete || opening.some(({ text }) => otherPaper.test(text)))
    return document
  return { type: 'DECLARATIONS', confidence: 0.55, quote: null, page: null }
}

/** A term that ends before it begins was misread, and neither day is shown. */
function termOf(identity: Identity): Pick<PolicyFacts['scalars'], 'effectiveDate' | 'expirationDate'> {
  const effectiveDate = settled(identity.effectiveDate.map(stated))
  const start = effectiveDate.fact?.value
  const ends = identity.expirationDate.filter(({ value }) => start === undefined || value > start)
  return { effectiveDate, expirationDate: settled(ends.map(stated)) }
}

function stated({ value, quote, page, box, score }: Candidate): Fact<string> {
  return {
    value,
    quote,
    page,
    box,
    confidence: Math.min(0.98, score),
    source: { origin: score >= 0.7 ? 'declarations' : 'form', form: null, documentId: null, reason: null },
  }
}

function asWritten({ fact, conflict }: FactField<string>): FactField<string> {
  const named = (each: Fact<string>) => ({ ...each, value: nameAsWritten(each.value) })
  return { fact: fact && named(fact), conflict: conflict.map(named) }
}

/** "Foghorn Fermentation Company, LLC, doing business as Foghorn Brewing": the trade name is no part of the insured's. */
function legalName(candidate: Candidate): Candidate {
  return { ...candidate, value: candidate.value.replace(tradeName, '') }
}

const tradeName = /(?<=\S),?\s+\(?(?:(?:also )?doing business (?:as|under)|trading (?:as|under))\b.*$/i

function policyNumberKey(value: string): string {
  return value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** Later pages may leave the end of the number away. */
function wholeNumbers(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    const own = policyNumberKey(candidate.value)
    const whole = candidates.find(
      ({ value }) => policyNumberKey(value).length > own.length && policyNumberKey(value).startsWith(own),
    )
    return whole ? { ...whole, score: Math.max(whole.score, candidate.score) } : candidate
  })
}

/** A logo or a schedule may shorten a name or an address: the whole one is meant. */
function fullest(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    const words = labelKey(candidate.value).split(' ')
    const full = candidates.find(({ value }) => {
      const own = labelKey(value).split(' ')
      return own.length > words.length && own[0] === words[0] && words.every((word) => own.includes(word))
    })
    return full ? { ...full, score: Math.max(full.score, candidate.score) } : candidate
  })
}

/** The address printed with the chosen company, or labeled as the company's. */
function addressOfCarrier(names: readonly Candidate[], addresses: readonly Candidate[]): FactField<string> {
  const name = settled(fullest(names).map(stated), labelKey).fact
  const own = addresses.filter(
    ({ owner }) => owner === undefined || (name !== null && labelKey(name.value).startsWith(labelKey(owner))),
  )
  return settled(fullest(own).map(stated), labelKey)
}

function best(facts: readonly Fact<number>[]): Fact<number>[] {
  const top = Math.max(...facts.map(({ confidence }) => confidence))
  return facts.filter(({ confidence }) => confidence > top - 0.03)
}

/** An endorsement's word counts over the form's. */
function lastWord(facts: readonly Fact<number>[]): readonly Fact<number>[] {
  const endorsed = facts.filter(({ source }) => source.origin === 'endorsement')
  return endorsed.length > 0 ? endorsed.slice(-1) : facts
}
