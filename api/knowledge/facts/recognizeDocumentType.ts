import type { Line, Reading } from '../../reading/index.ts'
import type { DocumentRecognition, RecognizedType } from './policyFacts.ts'

interface TypeRule {
  readonly type: RecognizedType
  /** Titles that name the type. */
  readonly title: RegExp
  /** Words that support it anywhere on the first pages. */
  readonly words?: RegExp
  readonly not?: RegExp
}

/** In order of how special a title is: a certificate mentions policies, a policy mentions no certificate in its title. */
const rules: readonly TypeRule[] = [
  {
    type: 'CERTIFICATE',
    title:
      /certificate of (?:liability|property|insurance|garage)|evidence of (?:\w+ ){0,2}insurance|\bacord 2[4578]\b/i,
    words: /certificate holder|this certificate is issued as a matter of information/i,
  },
  {
    type: 'LOST_POLICY_RELEASE',
    title: /lost policy release|policy release|cancellation request/i,
    words: /lost,? destroyed or retained|releases? (?:and discharges )?the (?:insurer|company)/i,
  },
  {
    type: 'REINSTATEMENT_NOTICE',
    title:
      /\bnotice of (?:policy )?reinstatement|\breinstatement (?:notice|confirmation|letter)|\bconfirmation of (?:policy )?reinstatement|\b(?:policy|coverage|insurance) (?:has been )?reinstate(?:d|ment)\b|\breinstatement of (?:your )?(?:policy|coverage|insurance)|^\W*reinstatement\W*$|\b(?:resci(?:ssion|nding) of|withdrawal of) (?:\w+ ){0,3}cancell?ation|cancell?ation (?:notice )?(?:is |has been )?(?:rescinded|withdrawn)/i,
    words:
      /\b(?:has|have|is|are|was|were) (?:been )?(?:hereby )?(?:reinstated|rescinded|withdrawn)\b|\blapse in coverage\b|\bwithout (?:a |any )?lapse\b/i,
    not: /\brequest|\boffer|\bapplication|\bno[- ]loss|\blimits?\b|\baggregate|\bpremium|\bif\b|\bunless\b/i,
  },
  {
    type: 'CANCELLATION_NOTICE',
    title:
      /notice of (?:intent to )?(?:cancel|cancellation|nonrenewal|non-renewal)|cancellation notice|notice of (?:policy )?termination/i,
    words: /will be cancell?ed|is hereby cancell?ed|cancellation effective/i,
  },
  {
    type: 'PREMIUM_AUDIT',
    title:
      /\b(?:premium|payroll|final|physical|voluntary|interim|policy) audit\b|\baudit (?:notice|statement|invoice|request|report|adjustment|results?|bill(?:ing)?)\b|\b(?:notice|request|report) (?:of|for) (?:\w+ )?audit\b/i,
    words:
      /\bauditor\b|\baudited\b|\badditional premium\b|\breturn premium\b|\b(?:payroll|sales|your) records\b|\bthis audit\b/i,
    not: /\bannual|\bperiod\b|\bconditions?\b|\bdeclarations\b|\bendorsement\b|\bpart\b|:\s*\S/i,
  },
  {
    type: 'LOSS_RUN',
    title: /loss runs?\b|loss history|claims? (?:history|experience) report|loss experience|loss summary/i,
    words: /date of loss|total incurred|reserve/i,
  },
  {
    type: 'INVOICE',
    title:
      /\binvoice\b|billing statement|premium (?:notice|statement)|statement of account|amount due notice/i,
    words: /amount due|payment due|remit|please pay/i,
    not: /policy declarations/i,
  },
  {
    type: 'QUOTE',
    title: /\b(?:quot(?:e|ation)|proposal|indication|premium indication)\b/i,
    words: /quote (?:is )?valid|this is not a binder|subject to|subjectivit|proposed|quotation/i,
    not: /endorsement/i,
  },
  {
    type: 'BINDER',
    title: /\bbinder\b|cover note|confirmation of (?:coverage|insurance)/i,
    words: /binder|temporary insurance|is bound/i,
  },
  {
    type: 'APPLICATION',
    title: /\bapplication\b|\bacord 1[0-9]{2}\b|supplemental questionnaire/i,
    words: /applicant|signature of applicant|have you ever/i,
    not: /applications? of/i,
  },
  {
    // What a contractor, landlord or lender demands, on a sheet of its own
    type: 'CONTRACT',
    title:
      /\binsurance (?:and \w+ )?requirements?\b|\brequire(?:ments?|d) (?:(?:for|of|as to) )?(?:(?:the|your|our|\w+) )?(?:insurance|certificates?|coverages?)\b|\b(?:coi|certificate(?: of insurance)?|coverage) requirements?\b/i,
    words: /additional insured|subrogation|each occurrence|noncontributory|certificate holder/i,
    not: /policy|endorsement|\bquote/i,
  },
  {
    type: 'CONTRACT',
    title: /\b(?:agreement|contract|lease|subcontract|purchase order|master services)\b/i,
    words: /witness whereof|hereinafter|shall indemnify|landlord|subcontractor shall|tenant shall/i,
    not: /insuring agreement|policy|endorsement|insurance contract/i,
  },
]

/** What a document is, from its titles and the words of its first pages. */
export function recognizeDocumentType(reading: Reading): DocumentRecognition {
  const [first] = reading.pages
  if (!first) return { type: 'OTHER', confidence: 0, quote: null, page: null }
  const top = first.lines.slice(0, 30)
  const titles = [...first.margins.slice(0, 3), ...top].filter((line, at) => isTitle(line, at))
  const opening = reading.pages
    .slice(0, 2)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')
  for (const rule of rules) {
    const title = titles.find(({ text }) => rule.title.test(text) && !rule.not?.test(text))
    const isSupported = rule.words?.test(opening) === true
    if (title && (isSupported || isStrong(title, top)))
      return { type: rule.type, confidence: isSupported ? 0.95 : 0.75, quote: title.text, page: first.number }
  }
  return policyLike(reading, titles)
}

const declarations = /\bdeclarations?\b|information page/i
const endorsement = /\bendorsement\b|this endorsement changes the policy|policy change/i
const policy = /\bpolicy\b|coverage form|coverage part/i

function policyLike(reading: Reading, titles: readonly Line[]): DocumentRecognition {
  const declared = titles.find(({ text }) => declarations.test(text)) ?? laterDeclarations(reading)
  const endorsed = titles.find(({ text }) => endorsement.test(text) && !/forms|schedule/i.test(text))
  const text = reading.pages.map(({ lines }) => lines.map((line) => line.text).join(' ')).join(' ')
  const hasForm =
    /\b(?:we will pay|the insurer shall pay|insuring agreement)\b/i.test(text) && /exclusions?/i.test(text)
  if (declared) {
    const type = hasForm ? 'POLICY' : 'DECLARATIONS'
    return { type, confidence: 0.92, quote: declared.text, page: pageOf(reading, declared) }
  }
  if (endorsed && reading.pages.length <= 6)
    return { type: 'ENDORSEMENT', confidence: 0.9, quote: endorsed.text, page: 1 }
  const named = titles.find((line) => policy.test(line.text))
  if (hasForm)
    return {
      type: 'POLICY',
      confidence: named ? 0.85 : 0.6,
      quote: named?.text ?? null,
      page: named ? 1 : null,
    }
  if (
    named &&
    /\bpolicy\b|\bcoverage part\b/i.test(named.text) &&
    /policy (?:number|no\b|period|term)/i.test(text)
  )
    return { type: 'DECLARATIONS', confidence: 0.6, quote: named.text, page: 1 }
  return agreementWithoutTitle(reading) ?? { type: 'OTHER', confidence: 0.5, quote: null, page: null }
}

/** `Pemaquid Hotel Group LLC ("Hotel")`: a party with the name that an agreement gives it. */
const namedParty = /\((?:the |hereinafter |hereafter |,? ?)*["“][A-Z][A-Za-z ]{2,30}["”]\)/g
/** What one party owes the other, and no insurer owes anybody. */
const dutyToInsure =
  /\b(?!you\b)\w+ (?:shall|must|will|agrees to) (?:\w+,? ){0,6}?(?:maintain|carry|procure|obtain|purchase|keep|provide)\b[^.]{0,80}\binsurance\b/i

/** A contract whose title was not read: two named parties, one of which has to be insured. */
function agreementWithoutTitle(reading: Reading): DocumentRecognition | null {
  const paragraphs = reading.blocks.flatMap((block) => (block.kind === 'table' ? [] : [block]))
  const duty = paragraphs.find(({ text }) => dutyToInsure.test(text))
  const parties = new Set(paragraphs.flatMap(({ text }) => text.match(namedParty) ?? []))
  if (!duty || parties.size < 2) return null
  return { type: 'CONTRACT', confidence: 0.75, quote: duty.text, page: duty.page }
}

/** Declarations behind a cover letter or a notice. */
function laterDeclarations(reading: Reading): Line | undefined {
  return reading.pages
    .slice(1, 5)
    .flatMap(({ lines }) =>
      lines.slice(0, 16).filter((line, at) => isTitle(line, at) && line.text.split(' ').length <= 8),
    )
    .find(({ text }) => declarations.test(text) && !/shown|see /i.test(text))
}

function pageOf(reading: Reading, line: Line): number {
  return (
    reading.pages.find(({ lines, margins }) => lines.includes(line) || margins.includes(line))?.number ?? 1
  )
}

function isTitle(line: Line, at: number): boolean {
  const words = line.text.trim().split(/\s+/)
  // "PROPOSAL FOR INSURANCE no. 4471-B for Pine Dental, effective …": a title that runs into its sentence.
  if (at < 6 && /^(?:[A-Z]{2,} ){2,6}(?:no\b|number\b|#)/.test(line.text.trim())) return true
  if (words.length > 14) return false
  const letters = line.text.replaceAll(/[^A-Za-z]/g, '')
  return at < 6 || line.isBold || (letters.length > 3 && letters === letters.toUpperCase())
}

/** The largest type on the page, or nearly. */
function isStrong(line: Line, top: readonly Line[]): boolean {
  return line.size >= Math.max(...top.map(({ size }) => size)) * 0.85 && line.text.split(' ').length <= 9
}
