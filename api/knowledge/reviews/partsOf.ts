import { spelledOut } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { type Place, type Statement, statement } from './statement.ts'

/** "Limit: $4,000,000 each occurrence and $4,000,000 aggregate", "Excluded: barges; mold": one statement each. */
export function partsOf(whole: Statement): Statement[] {
  const { item, label, text, quote } = whole
  if (whole.standing === 'excluded' && item === null && label.includes(';'))
    return label
      .replace(/^[^:;]{0,30}:\s*/, '')
      .split(/;\s+/)
      .map((part) => ({ ...statement(part, 'Excluded', quote, whole), item: null }))
  // "Money inside / outside" of "$10,000 / $5,000".
  const [, lead = '', one, other] = /^(.*?)(\w+) ?\/ ?(\w+)$/.exec(label) ?? []
  const [, left, right] = /^(\$[\d,]+) ?\/ ?(\$[\d,]+)$/.exec(text) ?? []
  if (one && other && left && right)
    return [statement(`${lead}${one}`, left, quote, whole), statement(`${lead}${other}`, right, quote, whole)]
  // "Quote date / valid until" of "05/12/2026 / 06/11/2026".
  const [names, days] = [label.split(' / '), text.split(' / ')]
  if (names.length > 1 && names.length === days.length && days.every((each) => isDay.test(each.trim())))
    return names.map((name, at) => statement(name, days[at] ?? '', quote, whole))
  // "Fraudulent transfer, retention $25,000 | $250,000": what is kept is said with the name.
  const [, named, kept, ofKept] =
    /^(.{3,60}?),? (?:with )?(?:an? )?(retention|deductible|waiting period)(?: of)? (\$[\d,]*\d|\d{1,3} (?:hours?|days?))$/i.exec(
      label,
    ) ?? []
  if (named && kept && ofKept && whole.amount !== null)
    return [
      statement(named, text, quote, whole),
      {
        ...statement(`${named} ${kept.toLowerCase()}`, ofKept, quote, whole),
        ...(/^w/i.test(kept) && { item: itemOf(kept) }),
      },
    ]
  if (/\bunderlying\b/i.test(label))
    return underlyingLimits(text, whole) ?? [{ ...whole, item: null, label: spelledOut(label) }]
  const isList = /^sub-?limits?\b/i.test(label)
  const parts = text.split(/;\s+|,? and (?=\$)/)
  if (parts.length < 2) return [whole]
  const candidate = parts.flatMap((part) => {
    const [, before = '', amount, behind] =
      /^([a-z][a-z ]{0,40} )?(\$[\d,.]*\d),? ([a-z][a-z -]{3,40}(?: \([^()$]{3,40}\))?)$/i.exec(part) ?? []
    if (amount && behind) return [statement(`${before}${behind}`, amount, quote, whole)]
    const [, name, value] = /^([a-z][a-z -]{2,60}?) (\$[\d,.]*\d.*)$/i.exec(part) ?? []
    return name && value ? [statement(name, value, part, whole)] : []
  })
  return candidate.length === parts.length && candidate.every((each) => isList || each.item !== null)
    ? candidate
    : [whole]
}

/** "GL $1M/$2M, Auto $1M CSL; employers liability $500,000": what each line below an umbrella has to carry; null for other texts. */
function underlyingLimits(text: string, place: Place): Statement[] | null {
  const parts = text.replace(/\.$/, '').split(/;\s+|,\s+(?:and )?(?=[A-Za-z][A-Za-z ]*,? \$)|,? and (?=\$)/)
  const named = parts.flatMap((part) => {
    const [, name, value] = /^([a-z][a-z '’-]{1,60}?):? (\$[\d,.]*\d.*)$/i.exec(part) ?? []
    return name && value
      ? [{ ...statement(name, value, part, place), item: null, label: underlyingLabel(name) }]
      : []
  })
  return named.length > 1 && named.length === parts.length ? named : null
}

/** "Underlying general liability" of "CGL"; any other name stays as it is. */
function underlyingLabel(name: string): string {
  const key = coverageNamed(spelledOut(name))?.key
  return `Underlying ${lines[key ?? ''] ?? spelledOut(name)}`
}

const lines: Readonly<Record<string, string>> = {
  eachOccurrence: 'general liability',
  autoLiability: 'auto liability',
  wcPerAccident: 'employers liability',
}

const isDay = /^(?:\d{1,2}\/\d{1,2}\/\d{2,4}|[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4})$/
