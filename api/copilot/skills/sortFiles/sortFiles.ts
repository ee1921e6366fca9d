import { usDate } from '../../../platform/index.ts'
import { recognizedLabels } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { cell } from '../citations.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

/** Says what each file of a bundle is, and what to call it. */
export const sortFiles: Skill = defineSkill({
  name: 'file-bundle',
  title: 'Sort files',
  description: 'Says what each attached file is, whose it is, and suggests a name for it.',
  preset: null,
  questions:
    /\bwhat (?:are|is) (?:these|this|all (?:these|this)|in (?:these|this|the))\b|\bwhich (?:files?|documents?|ones?)\b.{0,30}\b(?:are|is)\b/i,
  phrasings,
  inputs: [],
  makes: 'A table of the files with type, insured, policy and a suggested name',
  run,
})

const noName =
  /^(?:the )?(?:landlord|tenant|lessee|lessor|owner|contractor|subcontractor|insured|named insured|applicant|client|company|trade name|dba|name)\b[\s.,:]*(?:\(.*\))?[\s.]*$/i

async function run({ journal, files }: Task): Promise<Reply> {
  if (files.length === 0)
    return {
      text: 'Attach the files, and I will say what each one is. Which ones?',
      question: { topic: 'files' },
    }
  const rows: string[] = []
  for (const file of files.slice(-30)) {
    const { facts } = await journal.call(readFacts, { fileId: file.id, name: file.name })
    const { type, confidence } = facts.document
    const label = confidence >= 0.5 && type !== 'OTHER' ? recognizedLabels[type].label : 'Document'
    const { insuredName, policyNumber, effectiveDate } = facts.scalars
    const read = insuredName.fact?.value ?? null
    // A blank form's own label, or the role of a party in a contract, is nobody's name.
    const insured = read !== null && noName.test(read) ? null : read
    const number = policyNumber.fact?.value ?? null
    const day = effectiveDate.fact?.value ?? null
    const ending = /\.\w+$/.exec(file.name)?.[0] ?? ''
    const name = [label, insured, number, day].filter(Boolean).join(' - ')
    rows.push(
      `| ${cell(file.name)} | ${label}${confidence < 0.7 ? ' (check)' : ''} | ${cell(insured ?? '')} | ${cell([number, day && usDate(day)].filter(Boolean).join(', '))} | ${cell(`${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}${ending}`)} |`,
    )
  }
  return {
    text: [
      `${rows.length} ${rows.length === 1 ? 'file' : 'files'}. The files keep their names; the last column is a suggestion.`,
      '',
      '| File | What it is | Insured | Policy | Suggested name |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  }
}
