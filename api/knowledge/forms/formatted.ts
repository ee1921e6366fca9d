import type { Ask } from './askedFields.ts'
import type { Piece } from './fieldPieces.ts'
import { limitAttributes, wordsOf } from './fieldSubject.ts'

/** A value as the field wants it. */
export function formatted({ field, attribute, isExact }: Ask, value: string): string {
  const words = wordsOf(field.label)
  const day = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)
  // "VIN (last 6)".
  const last =
    /^[A-Z\d-]{7,}$/.test(value) && /\blast ([4-8])(?: digits)?\)?$/.exec(field.label.toLowerCase())?.[1]
  if (last) return value.slice(-Number(last))
  const [, given, family] =
    /^(?:(?:Dr|Mrs?|Ms)\.? )?([A-Z][\w'’-]+)(?: [A-Z]\.)? ([A-Z][\w'’-]+(?: (?:Jr|Sr|I+)\.?)?)$/.exec(
      value,
    ) ?? []
  if (given && family && /^(?:\d+\.? )?(?:\w+ )?(?:last name|surname|family name)\b/i.test(field.label))
    return family
  if (given && family && /^(?:\d+\.? )?(?:\w+ )?(?:first|given) name\b/i.test(field.label)) return given
  // "Policy period from" of a record that has both days in one.
  const period = /^(\d{2}\/\d{2}\/\d{4}) to (\d{2}\/\d{2}\/\d{4})$/.exec(value)
  if (period && attribute === 'effective') return period[1] ?? value
  if (period && attribute === 'expiration') return period[2] ?? value
  const phone = /^(\d{3})-(\d{3})-(\d{4})$/.exec(value)
  if (field.piece && (day ?? phone)) return pieceOf(field.piece, day ?? phone) ?? value
  if (day && /\byear\b/.test(words) && !/\bdate\b|\bfrom\b/.test(words)) return day[3] ?? value
  if (/^\d{9}$/.test(value) && attribute === 'fein') return `${value.slice(0, 2)}-${value.slice(2)}`
  if (/^\d+(?:\.\d+)?%$/.test(value) && /%|percent/i.test(field.label)) return value.slice(0, -1)
  if (/^0?\.\d+$/.test(value) && (isExact ? attribute === 'ownership' : /percent|ownership/.test(words)))
    return String(Math.round(Number(value) * 10_000) / 100)
  if (attribute === 'included' && /\binc.*exc/i.test(field.label)) {
    const isIn = /^yes/i.test(value)
    return /\bincluded\b/i.test(field.label) ? (isIn ? 'Included' : 'Excluded') : isIn ? 'INC' : 'EXC'
  }
  const isMoney =
    /^(?:revenue|payroll|costNew|premium|paid|reserved|incurred|exposure)$/.test(attribute ?? '') ||
    limitAttributes.has(attribute ?? '')
  if (isMoney && /^\d{4,}$/.test(value)) return Number(value).toLocaleString('en-US')
  if (attribute === 'basis') {
    if (/PremiumBasisCode/.test(field.name)) return basisCode(value)
    // "(P) payroll (S) gross sales": the form says which letter means what.
    const plain = (bases.find(({ code }) => code === value)?.name ?? value).toLowerCase().replaceAll('_', ' ')
    const letter = [...field.label.matchAll(/\((\w)\)\s*([a-z ]+)/gi)].find(
      ([, , name = '']) => name.trim().toLowerCase() === plain,
    )?.[1]
    return letter ?? plain.replace(/^./, (first) => first.toUpperCase())
  }
  if (attribute === 'claimStatus' && /^(?:OPEN|CLOSED)$/.test(value)) return capitalized(value)
  // "DIRECT_BILL" as "Direct bill".
  if (/^[A-Z]{3,}(?:_[A-Z]+)+$/.test(value)) return capitalized(value)
  return value
}

function capitalized(code: string): string {
  return code
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/^./, (first) => first.toUpperCase())
}

function pieceOf(piece: Piece, parts: RegExpExecArray | null): string | undefined {
  const at = { month: 1, day: 2, year: 3, areaCode: 1, exchange: 2, lineNumber: 3 }[piece]
  return parts?.[at]
}

/** The letters by which ACORD's forms name what premium is based on. */
const bases = [
  { code: 'S', name: 'Gross sales', words: /sales|receipts/i },
  { code: 'P', name: 'Payroll', words: /payroll/i },
  { code: 'A', name: 'Area', words: /area/i },
  { code: 'C', name: 'Total cost', words: /cost/i },
  { code: 'M', name: 'Admissions', words: /admission/i },
  { code: 'U', name: 'Units', words: /unit/i },
]

function basisCode(value: string): string {
  return bases.find(({ code, words }) => code === value || words.test(value))?.code ?? 'T'
}
