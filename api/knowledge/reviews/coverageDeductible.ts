import { type Reading, sentencesOf } from '../../reading/index.ts'
import { coverageNamed } from './coverageNamed.ts'
import { type Statement, statement } from './statement.ts'
import { linesIn } from './statements.ts'

/** "Flood $1,000,000 annual aggregate, $100,000 deductible" and "Spoilage: $25,000, deductible $1,000" keep that of the coverage that they begin with. */
export function coverageDeductible(each: Statement, { blocks }: Reading): Statement {
  if (each.item?.key === 'propertyDeductible' && /^(?:flood|earthquake|theft) deductible$/i.test(each.label))
    return { ...each, item: null }
  if (!/^deductible$/i.test(each.label) || each.amount === null) return each
  const sentence = blocks
    .filter(({ page, kind }) => page === each.page && kind !== 'table')
    .flatMap((block) => (block.kind === 'table' ? [] : linesIn(block)))
    .flatMap((line) => sentencesOf(line))
    .find((line) => line.includes(each.quote))
  const before = ofCoverage.exec(sentence ?? each.quote)?.[1]
  if (before === undefined || coverageNamed(before) === null) return each
  const own = { ...statement(`${before} deductible`, each.text, each.quote, each), amount: each.amount }
  return own.item?.key === each.item?.key ? { ...own, item: null } : own
}

const ofCoverage =
  /^([A-Z][A-Za-z ,/&'’-]{3,60}?)(?::| \$)(?=.*\$.*\bdeductible\b|.*\bdeductible\b.*\$)(?!.*\bdeductibles?:)/
