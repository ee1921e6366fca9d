import { numberInWords } from '../../reading/index.ts'
import { type Place, statement, type Statement } from './statement.ts'

const days = String.raw`(?:\d{2,3}|${numberInWords}) days\b`
const dayOf = String.raw`(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|(?:\d{1,2}[ -])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[ -](?:\d{1,2},? )?\d{4})`
/** "Terms stand until 03/31/2027", "valid sixty days", "acceptance by March 1, 2027". */
const standsUntil = new RegExp(
  String.raw`\b(?:valid|good|open|firm|holds?|stands?|lapses?|expires?|accepted|acceptance)\b[^.;|]{0,25}?(?:${days}|${dayOf})`,
  'i',
)
/** "(non-admitted, A- VIII)": a grade with its size, apart from other words. */
const alone =
  /(?:^|[(,;:·|]\s*)([AB](?:\+{1,2}|-)?,? (?:VI{1,3}|IX|X(?:I{1,3}|IV|V)?|\((?:VI{1,3}|IX|X(?:I{1,3}|IV|V)?)\)))(?=[),;.·|]|$)/
/** What else ends on a day, or has days. */
const noOffer =
  /\b(?:policy (?:period|expires|term)|coverages?|claims?|loss(?:es)?|cancel\w*|notice|licen[sc]e\w*|endorse\w*|period|losses|waiting|report\w*|retroactive|term)\b/i
/** "Half down, half in 90 days", "quarterly billing available". */
const paidHow =
  /\b(?:(?:quarterly|monthly|semi-?annual(?:ly)?|annual) (?:billing|payments?|instal\w+|parts)|half down|\d{1,2} ?(?:%|percent) down|pa(?:id|y|yable|yment)\b[^.;|]{0,40}?\b(?:in full|instal\w+|quarterly|monthly|parts|semi-?annual\w*)|(?:premium|payment)\b[^.;|]{0,40}?\b(?:due|received|paid|payable|within)\b[^.;|]{0,30}?\bdays)\b[^.;|]{0,60}/i
const noPremium =
  /\b(?:medical|supplementary|claims?|loss(?:es)?|cancel\w*|benefits?|indemnity|monthly limit\w*|payroll report)\b/i

/** "Comprehensive carries a $2,500 deductible", "COLLISION 7 1,000 DED", "$2,500 for comprehensive". */
const ofCars =
  /\b(comprehensive|collision)\b[^.;$|]{0,25}?(?:\$|\b(?:\d{1,2} )?)(\d{1,3}(?:,\d{3})*|\d{3,5}) ded|\$(\d{1,3}(?:,\d{3})*) (?:deductible )?(?:for|on) (comprehensive|collision)\b/gi

const longestTerm = 90

/** How strong the carrier is, whether the state admits it, how long the offer stands and how it is paid. */
export function offerTerms(line: string, place: Place): Statement[] {
  const rating =
    /\bbest(?:'s)?\b[^.;,$]{0,30}?\b([AB](?:\+{1,2}|-)?(?![\w+])(?:[ (,]{1,2}(?:excellent|superior|good))?[), ]{0,3}(?:\b[IVX]+\b)?)/i.exec(
      line,
    )?.[1] ??
    alone.exec(line)?.[1] ??
    /\brated ([AB](?:\+{1,2}|-)?(?![\w+])(?: \([A-Z][a-z]+\))?(?:,? [IVX]+\b)?)/.exec(line)?.[1]
  // Only a carrier that the state has not licensed is taxed so.
  const admitted =
    /\b(non-?\s?admitted|not admitted|admitted)\b/i.exec(line)?.[1] ??
    (/\bsurplus lines? (?:tax|carrier|insurer)/i.test(line) ? 'no' : undefined)
  const validity = noOffer.test(line) ? undefined : standsUntil.exec(line)?.[0]
  const payment = noPremium.test(line) ? undefined : paidHow.exec(line)?.[0]
  // "Form: claims made, defense OUTSIDE the limit", "Aggregate limit (defense erodes)".
  const defense =
    /\bdefen[cs]e(?: costs?| expenses?)?(?: (?:is|are|costs))? (outside|in addition|inside|within|erodes?|reduces?)\b/i.exec(
      line,
    )?.[1]
  const commission = /^(?:[^.;]*[.;] )?(?:agency |producer )?commission\W{1,3}(\d{1,2}(?:\.\d+)?\s?%)/i.exec(
    line,
  )?.[1]
  const deductibles = [...line.matchAll(ofCars)].map(([, behind, amount, given, before]) =>
    statement(`${behind ?? before} deductible`, `$${amount ?? given}`, line, place),
  )
  const earned =
    /\b\d{1,3} ?(?:%|percent) (?:earned\b|[^.;]{0,20}\b(?:minimum|premium)\b[^.;]{0,20}\bearned\b)/i.test(
      line,
    )
      ? (line.split(/\.\s/).find((each) => /\bearned\b/i.test(each)) ?? line)
      : undefined
  return [
    ...deductibles,
    ...(earned && earned.length <= longestTerm
      ? [statement('Minimum earned premium', earned.replace(/\.$/, '').trim(), line, place)]
      : []),
    ...(defense
      ? [
          statement(
            'Defense',
            /^(?:out|in add)/i.test(defense) ? 'Outside the limit' : 'Inside the limit',
            line,
            place,
          ),
        ]
      : []),
    ...(commission ? [statement('Commission', commission, line, place)] : []),
    ...(validity ? [statement('Validity of the offer', validity.trim(), line, place)] : []),
    ...(payment ? [statement('Payment plan', payment.trim(), line, place)] : []),
    ...(rating ? [statement('AM Best rating', rating.trim(), line, place)] : []),
    ...(admitted
      ? [statement('Admitted status', /^no/i.test(admitted) ? 'Non-admitted' : 'Admitted', line, place)]
      : []),
  ]
}
