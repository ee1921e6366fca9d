import { dayInWords } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { readThread } from '../../tools/readThread.ts'
import { cell } from '../citations.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const input: SkillInput = { prefix: '[Thread]', types: ['OTHER'], isRequired: true }

/** Sums up an email thread or letter: who wants what, what changed, and what is due when. */
export const summarizeThread: Skill = defineSkill({
  name: 'thread-summary',
  title: 'Thread summary',
  description:
    'Sums up an email thread or letter: who wants what, what changed, what is due and what is open.',
  preset: null,
  role: 'ANSWER',
  questions:
    /\bwhere (?:does )?(?:this|it|that|things|we|everything)\b.{0,20}\b(?:stands?|are|is|at)\b|\bwhat(?:['’]s| is| has|s)? (?:changed|due|open|left|next|outstanding)\b|\bwho (?:wants|asked|owes)\b/i,
  phrasings,
  inputs: [input],
  makes: 'An answer with the words of the thread',
  run,
})

const wants =
  /\b(?:wants?|needs?|requires?|asks?|asked|insists?|must|accepts?|agreed?|won['’]?t (?:budge|accept|move)|will (?:not )?accept|still has to|can you|could you|please|has to|have to|or we go)\b|\?\s*$/i
const changes =
  /\b(?:moved (?:to|up|back)|chang(?:ed|es) to|now|instead of|no longer|postponed|rescheduled|pushed (?:to|back)|revised|increased|reduced|dropped|raised|extended)\b/i
const dated =
  /\b(?:by|before|until|due|deadline|start(?:s|ing| date)?|no later than|on|effective|expires?)\b[^.]{0,40}\b(?:\d{1,2}\/\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|today|tomorrow|(?:next|this) week)\b/i
const opens =
  /\?\s*$|\bor we (?:go|will|have)\b|\bwon['’]?t budge\b|\bstill\b|\bwaiting\b|\bnobody\b|\bnot yet\b/i

/** The day of an email as its header has it, in words; other dates as the thread writes them. */
function dayOf(date: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0]
  return day ? dayInWords(day) : date
}

async function run(task: Task): Promise<Reply> {
  const parts = await assignInputs([input], task)
  const file =
    parts.of(input.prefix)[0] ?? task.files.findLast(({ name }) => /\.(?:eml|msg|txt)$/i.test(name))
  if (!file) return askFor(parts.missing)
  const messages = await task.journal.call(readThread, { fileId: file.id, name: file.name })
  const said = messages.flatMap(({ from, date, sentences }, at) =>
    sentences.map((sentence) => ({ from: from ?? 'The writer', date, sentence, isLatest: at === 0 })),
  )
  if (said.length === 0) return { text: `I could read no message in ${file.name}.` }
  const list = (title: string, found: typeof said) =>
    found.length === 0
      ? []
      : ['', `**${title}**`, ...found.map(({ from, sentence }) => `- ${from}: “${cell(sentence)}”`)]
  const latest = said.filter(({ isLatest }) => isLatest)
  const [newest] = messages
  const due = said.filter(({ sentence }) => dated.test(sentence))
  return {
    text: [
      `**${newest?.from ?? 'The latest message'}${newest?.date ? ` (${dayOf(newest.date)})` : ''} has the last word: “${latest.map(({ sentence }) => sentence).join(' ')}”**`,
      ...list(
        'Who wants what',
        said.filter(({ sentence, isLatest }) => isLatest && wants.test(sentence)),
      ),
      ...list(
        'What changed',
        said.filter(({ sentence, isLatest }) => isLatest && changes.test(sentence)),
      ),
      ...list('What is due when', due),
      ...list(
        'Open',
        said.filter(
          ({ sentence, isLatest }) => opens.test(sentence) && (isLatest || sentence.trim().endsWith('?')),
        ),
      ),
      ...list(
        'Before that',
        said.filter(({ isLatest }) => !isLatest),
      ),
    ].join('\n'),
  }
}
