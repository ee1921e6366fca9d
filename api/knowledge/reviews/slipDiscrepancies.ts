import type { Reading } from '../../reading/index.ts'
import { type Words, wordsOf } from './certificateCells.ts'
import { type Discrepancy, differs } from './discrepancy.ts'

/** Something written that must be letter for letter as the policy has it. */
interface Written {
  readonly text: string
  readonly words: Words
}

const vin = /\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b/g
/** "5210 Ashley Phosphate Loop" */
const street =
  /(?<![\d$,.-])\b\d{1,5} (?:[A-Z][\w'’.-]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Way|Loop|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Place|Pl|Highway|Hwy|Parkway|Pkwy|Row|Square|Terrace|Trail|Pike)\b/g

/** Vehicles and places of a certificate that the policy has in other digits: a slip of the pen insures another truck. */
export function slipDiscrepancies(certificate: Reading, policy: Reading): Discrepancy[] {
  const [shown, real] = [wordsOf(certificate), wordsOf(policy)]
  const slips = (pattern: RegExp, isSlipOf: (a: string, b: string) => boolean) => {
    const known = writtenIn(real, pattern)
    return writtenIn(shown, pattern).flatMap((own) => {
      if (known.some(({ text }) => text === own.text)) return []
      const meant = known.filter(({ text }) => isSlipOf(own.text, text))
      const [only] = meant
      return only && new Set(meant.map(({ text }) => text)).size === 1 ? [{ own, only }] : []
    })
  }
  const told = (field: string, severity: 'high' | 'medium', found: ReturnType<typeof slips>) =>
    found.map(({ own, only }) =>
      differs(field, { ...own.words, text: own.text }, { ...only.words, text: only.text }, { severity }),
    )
  return [
    ...told('VIN', 'high', slips(vin, areAlmostAlike)),
    ...told('Location address', 'medium', slips(street, isOtherNumber)),
  ]
}

function writtenIn(words: readonly Words[], pattern: RegExp): Written[] {
  return words.flatMap((each) => (each.text.match(pattern) ?? []).map((text) => ({ text, words: each })))
}

/** At most this many of 17 characters differ by a slip. */
const mostSlips = 3

function areAlmostAlike(a: string, b: string): boolean {
  return [...a].filter((sign, at) => sign !== b[at]).length <= mostSlips
}

/** "771 Packline Way" and "77 Packline Way": the same street, and a number with the same digits or one more. */
function isOtherNumber(a: string, b: string): boolean {
  const [[one = '', ...left], [other = '', ...right]] = [a.split(' '), b.split(' ')]
  const sorted = (digits: string) => [...digits].toSorted().join('')
  const [short = '', long = ''] = [one, other].toSorted((x, y) => x.length - y.length)
  const isSlip =
    sorted(one) === sorted(other) ||
    (long.length - short.length === 1 &&
      [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short))
  return left.join(' ').toLowerCase() === right.join(' ').toLowerCase() && isSlip
}
