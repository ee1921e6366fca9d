import { numberInWords, type Reading } from '../../reading/index.ts'
import { contractClauses } from './contractClauses.ts'
import { dutiesOf, isForOthers, isOfOtherSide } from './contractDuties.ts'
import { contractParties } from './contractParties.ts'
import { amountsIn } from './limitsNamed.ts'

/** What a contract asks to send as proof of insurance: a thing to do, which no policy can meet. */
export interface ProofDuty {
  /** What to send: "certificates of insurance", "copies of the policies". */
  readonly things: readonly string[]
  /** When, in the words of the contract: "before the Commencement Date", "at each renewal". */
  readonly due: readonly string[]
  /** Whether the insured has to get it from somebody else, such as its subcontractors. */
  readonly isFromOthers: boolean
  /** Verbatim. */
  readonly quote: string
  readonly page: number
}

/** The clauses of a contract that ask for certificates of insurance, and for other proof of it. */
export function readProofDuties(contract: Reading, insured: string | null = null): ProofDuty[] {
  const duties = dutiesOf(contractParties(contract), insured)
  const clauses = contractClauses(contract)
  return clauses.flatMap(({ quote, page, isInsuranceSection }, at) => {
    // "The Tenant must hand the Landlord a certificate", behind the insurance that it shows.
    const isAbout =
      isInsuranceSection || ofInsurance.test(quote) || ofInsurance.test(clauses[at - 1]?.quote ?? '')
    if (!isAbout || !asksForProof(quote) || isOfOtherSide(quote, duties)) return []
    const things = proofs.flatMap(([pattern, name]) => (pattern.test(quote) ? [name] : []))
    return [
      {
        things,
        due: dueIn(quote),
        isFromOthers: ofOthers.test(quote) || isForOthers(quote, duties),
        quote,
        page,
      },
    ]
  })
}

/** Whether a clause asks to deliver proof of insurance, and for no limits that it has to show. */
export function asksForProof(quote: string): boolean {
  return (
    proofs.some(([pattern]) => pattern.test(quote)) &&
    delivered.test(quote) &&
    !(ofOtherThings.test(quote) && !/\binsur/i.test(quote)) &&
    !consequence.test(quote) &&
    amountsIn(quote).length === 0
  )
}

/** "Each contractor shall furnish …", "Tenant shall obtain certificates from its movers". */
const ofOthers =
  /^\W*(?:\d[\d.]*\s+)?(?:an?|each|any|every|all|its|their) (?:[\w-]+ ){0,2}(?:(?:sub-?)*(?:contractor|consultant|tenant)|vendor|caterer|mover|supplier|exhibitor)s?\b|\b(?:obtain|collect|require|get)s?\b[^.;]{0,60}\b(?:from|of) (?:its|each|all|any|every|their)\b/i

const proofs: readonly (readonly [RegExp, string])[] = [
  [/\bcertificates?\b(?! holder)/i, 'certificates of insurance'],
  [
    /\b(?:evidence|proof) (?:(?:reasonably )?satisfactory to [\w' ]{3,40} )?(?:of|that) (?:[\w-]+ ){0,3}(?:insur\w+|coverages?|renewals?|polic(?:y|ies))\b/i,
    'proof of insurance',
  ],
  [
    /\b(?:copies|copy)\b[^.;]{0,60}\bendorsements?\b|\bcertificates? and (?:[\w-]+ ){0,3}endorsements?\b/i,
    'copies of the endorsements',
  ],
  [/\b(?:copies|copy|originals?) of (?:[\w'’-]+ ){0,4}polic(?:y|ies)\b/i, 'copies of the policies'],
]
const delivered =
  /\b(?:deliver(?:s|ed|y)?|furnish(?:es|ed)?|provid(?:e|es|ed)|submit(?:s|ted)?|supply|supplies|files?|filed|sends?|sent|hands?|gives?|given|go(?:es)? to|reach(?:es)?|turns? over|presents?|presented|(?:is|are|be) due|(?:is|are|be|been) received|receives?|on file|accompan(?:y|ied))\b/i
const ofInsurance = /\binsur\w+|\bcoverages?\b|\bpolic(?:y|ies)\b|\bendorsements?\b|\bACORD\b/i
const ofOtherThings =
  /\b(?:estoppel|lien|food|birth|training|calibration|gift|stock|share|tax|exemption) (?:\w+ )?certificates?\b|\bcertificates? of (?:occupancy|destruction|completion|title|origin|analysis|good standing|incorporation|compliance)\b/i
/** What happens without proof, and what its acceptance means, is nothing to do. */
const consequence =
  /^\W*unless\b|\bwaive[srd]?\b|\bwaiver of (?:any|the|a|this)\b|\bno waiver\b|\b(?:failure|fails?|failed|declines?|neglects?) (?:of|to|by)\b|\b(?:do|does|did|has|have|is|are) not (?:been )?(?:furnish|deliver|provide|give|file|receive|submit|filed|received)\w*|\bwithh[eo]ld|\bno (?:\w+ ){0,2}payment|\bpayment is\b|\bhold back\b|\bsample certificates?\b|\bneed not\b|\bmissing\b|\bwill be returned\b/i

const count = String.raw`(?:\d{1,3}|${numberInWords})(?: ?\(\d{1,3}\))?`
const days = String.raw`(?:(?:at least|not less than|no(?:t)? (?:later|fewer|less) than|within) )?${count} (?:(?:business|calendar|working) )?(?:days?|weeks?|months?)['’]?`
const stop = String.raw`(?=[,;.:()]|$| (?:and|but|or) (?:again|at|before|upon|on|each|every|with|within|annually|yearly|copies|a|an|the|shall|must|keeps?|no|not|${count}|prior)\b| (?:(?:the )?[A-Z]\w+(?: (?!and\b)[A-Z]\w+)? )?(?:shall|must|will|agrees|delivers?|furnish(?:es)?|files?|provides?|sends?|submits?|shows?|showing|evidencing|naming)\b)`
const phrases = new RegExp(
  [
    String.raw`\b${days} (?:before|prior to|in advance of|after|following|of|from) [^,;.:()]{3,70}?${stop}`,
    String.raw`\b(?:on or )?(?:before|prior to) [^,;.:()]{3,70}?${stop}`,
    String.raw`\b(?:at|on|upon|with|before|and) (?:each|every|any|the) (?:[\w-]+ ){0,3}(?:renewals?|expirations?|anniversary|request)\b`,
    String.raw`\b(?:by|no later than|not later than) (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?(?: of each year)?`,
    String.raw`\b(?:upon|on|after) (?:written )?(?:request|demand)\b`,
    String.raw`\b(?:annually|(?:each|every) year(?: after\w*)?)\b`,
  ].join('|'),
  'gi',
)

/** When proof is due, in the words of a clause. */
function dueIn(quote: string): string[] {
  return [...quote.matchAll(phrases)]
    .filter(([phrase]) => !ofPolicy.test(phrase))
    .map(([phrase]) =>
      phrase
        .trim()
        .replace(/^and /, '')
        .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
    )
}

/** "30 days' notice prior to cancellation" is a duty of the insurer. */
const ofPolicy = /\b(?:cancell?ation|non-?renewal|material change)\b/i
