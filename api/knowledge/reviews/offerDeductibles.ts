import { type Reading, sentencesOf } from '../../reading/index.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { propertyItems } from './propertyItems.ts'
import { type Statement, statement } from './statement.ts'
import { linesIn } from './statements.ts'

/** What an offer states, with each deductible as that of what it is kept of. */
export function offerDeductibles(all: readonly Statement[], reading: Reading): Statement[] {
  return withLiability(all.map((each) => ofCoverage(each, reading)))
}

/** "Flood $1,000,000 annual aggregate, $100,000 deductible" and "Spoilage: $25,000, deductible $1,000" keep that of the coverage that they begin with. */
function ofCoverage(each: Statement, { blocks }: Reading): Statement {
  if (each.item?.key === 'propertyDeductible' && /^(?:flood|earthquake|theft) deductible$/i.test(each.label))
    return { ...each, item: null }
  if (!/^deductible$/i.test(each.label) || each.amount === null) return each
  const sentence = blocks
    .filter(({ page, kind }) => page === each.page && kind !== 'table')
    .flatMap((block) => (block.kind === 'table' ? [] : linesIn(block)))
    .flatMap((line) => sentencesOf(line))
    .find((line) => line.includes(each.quote))
  const before = coverageAhead.exec(sentence ?? each.quote)?.[1]
  if (before === undefined || coverageNamed(before) === null) return each
  const own = { ...statement(`${before} deductible`, each.text, each.quote, each), amount: each.amount }
  return own.item?.key === each.item?.key ? { ...own, item: null } : own
}

const coverageAhead =
  /^([A-Z][A-Za-z ,/&'’-]{3,60}?)(?::| \$)(?=.*\$.*\bdeductible\b|.*\bdeductible\b.*\$)(?!.*\bdeductibles?:)/

const liability = /^(?:eachOccurrence|generalAggregate|productsAggregate|personalAdvertising)$/

const perClaim = /\bper claim(?:ant)?\b|\bBI\/PD\b/i

/** The deductible of a liability-only offer, or of each claim, isn't a property deductible. */
function withLiability(all: readonly Statement[]): Statement[] {
  // What is excluded makes no property offer: "Exclusion - Earth movement".
  const isOf = (items: (key: string) => boolean) =>
    all.some(({ item, standing }) => item !== null && standing !== 'excluded' && items(item.key))
  const isLiability = isOf((key) => liability.test(key))
  const isMixed = !isLiability || isOf((key) => propertyItems.some((each) => each.key === key))
  return all.map((each) =>
    each.item?.key === 'propertyDeductible' && (!isMixed || perClaim.test(`${each.label} ${each.text}`))
      ? { ...each, item: itemOf('Liability deductible') }
      : each,
  )
}
