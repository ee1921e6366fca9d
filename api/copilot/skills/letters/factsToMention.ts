import { sentenceOf } from '../reviseArtifact/emailChange.ts'

const subjects =
  'audit|carrier|claim|coverage|deductible|deposit|installment|invoice|limit|market|payment|payroll|premium|price|rate|renewal|underwriter'

/** "The premium went up 8%": what happened to the client's insurance, not what to write. */
const fact = new RegExp(
  String.raw`^(?:(?:and|but|because|since|as|note:?)\s+)?((?:(?:the|their|his|her|our|your)\s+)?(?:[\w-]+\s+){0,2}(?:${subjects})s?\s+(?:is|are|was|were|will|has|have|had|can|could|won['’]t|did|does|goes|went|rose|fell|dropped|increased|decreased|changed|stays|stayed|moved|wants|asked|needs|declined|offered)\b[^]*)$`,
  'i',
)

/** What the user tells about the client's insurance besides what to write, as sentences to the client. */
export function factsToMention(request: string): string[] {
  const clauses = request.split(/(?<=[.!?])\s+|,\s+|;\s*|\s[–-]\s|:\s+|\n+/)
  return clauses.flatMap((clause) => {
    const told = clause.trim().endsWith('?') ? undefined : fact.exec(clause.trim())?.[1]
    return told ? [sentenceOf(/^(?:the|their|his|her|our|your)\b/i.test(told) ? told : `the ${told}`)] : []
  })
}
