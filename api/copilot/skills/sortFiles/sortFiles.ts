import { recognizedLabels } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { cell } from '../citations.ts'
import { usDate } from '../letters/letterSkill.ts'
import { defineSkill, type Skill } from '../skill.ts'

/** Says what each file of a bundle is, and what to call it. */
export const sortFiles: Skill = defineSkill({
  name: 'file-bundle',
  title: 'Sort files',
  description: 'Says what each attached file is, whose it is, and suggests a name for it.',
  preset: null,
  phrasings: [
    'go through the uploads and tell me what kind of document each one is',

    'sort these files',
    'what are these documents',
    'classify and name the attachments',
    'organize the bundle of pdfs',
    'tell me what each file is and suggest a file name',
    'rename the scans so that we can file them',
    'identify the attached documents',
    'the client sent a pile of files, put them in order',
    'scans named IMG_001, figure out what is what',
    'label these attachments',
    'which of these is the policy and which is the quote',
    'give these pdfs proper names',
    'a zip with documents, sort it',
    'put names on the documents',
  ],
  inputs: [],
  makes: 'A table of the files with type, insured, policy and a suggested name',
  run,
})

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
    const insured = insuredName.fact?.value ?? null
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
