import { capitalized } from '../../platform/index.ts'
import { dollars } from '../policies/policyMoney.ts'
import { coverageNamed } from './coverageNamed.ts'
import { limitsNamed } from './limitsNamed.ts'
import { type Place, type Statement, statement } from './statement.ts'

/** "A policy fee of $750", "surplus lines tax of 5%, $2,482.50", "a further $60 for the filing", beside a price. */
const charge =
  /\b((?:[a-z]+ ){0,2}(?:fee|tax|surcharge))\b(?: of| is)?(?: \d+(?:\.\d+)? ?(?:%|percent),?)? (\$[\d,]*\d(?:\.\d{2})?)|\b(?:further|additional) (\$[\d,]*\d(?:\.\d{2})?) for (?:the |an? )?([A-Za-z ]{3,30}?(?:filing|inspection|fee|tax))\b/g

/** "Liability pays up to $1,000,000 for each occurrence": amounts of a sentence, by the coverage that it names. */
export function namedAmounts(quote: string, place: Place): Statement[] {
  if (
    !/\b(?:covered|covers?|insured|insures?|included|limits?|pays?|up to|provides?|deductible|premium|prices?|costs?|fee|altogether|in all|umbrella of)\b/i.test(
      quote,
    ) &&
    quote.search(keptAmount) < 0
  )
    return []
  const premium = /\b(?:premium|price)\b[^$]{0,30}\b(?:is|of|comes to|will be)\s+(\$[\d,.]*\d)/i.exec(
    quote,
  )?.[1]
  const total = /(\$[\d,.]*\d) (?:altogether|all told|in all|in total)\b/i.exec(quote)?.[1]
  if (premium || total)
    return [
      ...(premium ? [statement('Premium', premium, quote, place)] : []),
      ...(total ? [statement('Total', total, quote, place)] : []),
      ...[...quote.matchAll(charge)].map(([, name = '', first, second, behind]) =>
        statement(behind ?? name, first ?? second ?? '', quote, place),
      ),
    ]
  // Of several deductibles none is the one of the whole sentence.
  const all = [...quote.matchAll(keptAmount)]
  const [said, before, first, second, after] = (all.length === 1 && all[0]) || []
  const own = said === undefined ? quote : quote.replace(said, '')
  const kept =
    said === undefined
      ? []
      : [statement(capitalized(before ?? after ?? ''), first ?? second ?? '', quote, place)]
  const part = partCovered.exec(own)?.[1]
  const most = part === undefined ? null : /\bup to ((?:\$|USD )[\d,]*\d)/i.exec(own)?.[1]
  if (!coverageNamed(own) && part && most) return [statement(part, most, quote, place)]
  if (!coverageNamed(own)) return kept
  return [
    ...limitsNamed(own, place.headings).map(({ item, amount }) =>
      part !== undefined && isWholeLine.test(item.key)
        ? { ...statement(part, dollars(amount), quote, place), item: null }
        : { ...statement(item.label, dollars(amount), quote, place), item },
    ),
    ...kept,
  ]
}

/** "A self-insured retention of $10,000 applies", "with a $2,500 deductible", "$25,000 SIR". */
const keptAmount =
  /\b((?:self-insured )?retention|SIR|deductible) (?:of|is) (\$[\d,.]*\d)|(\$[\d,.]*\d) ((?:self-insured )?retention|SIR|deductible)\b/gi

/** "Injury arising from assault or battery", "for covered pollution cost": a limit for a part of a line is not the line's. */
const partCovered =
  /\b(?:arising (?:out of|from)|caused by|resulting from|because of|for)\s+(?!(?:the |an? |any |all )?(?:each|every|one|bodily|property damage|damages?|personal|an occurrence|limits?|premium|policy|which|you)\b)(?:the |an? |any |all )?([a-z][a-z -]{3,50}?)(?= (?:at|up|is|are|in|under|to|that|which|of|we)\b|[,.;]| \$)/i
const isWholeLine = /^(?:eachOccurrence|generalAggregate)$/
