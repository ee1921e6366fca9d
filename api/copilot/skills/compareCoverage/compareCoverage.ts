import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { compareOptions } from './compareOptions.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import {
  changesChoice,
  choiceRemark,
  type ComparedChoice,
  comparedChoice,
} from '../comparisons/comparedChoice.ts'
import { leftOutBy } from '../comparisons/leftOut.ts'
import { comparedOffers, inOrder, quotedOffers } from '../comparisons/comparedOffers.ts'
import { correctsOfferedValue, offerCorrections, unapplied } from '../comparisons/offerCorrections.ts'
import { mostOffers, offersOf } from './askedOffers.ts'
import { comparedLimits } from '../lookUpRecords/comparedLimits.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const types = ['QUOTE', 'POLICY', 'DECLARATIONS', 'BINDER'] as const
const inputs: readonly SkillInput[] = [
  { prefix: '[Option 1]', types, isRequired: true },
  { prefix: '[Option 2]', types, isRequired: true },
]

export const compareCoverage: Skill = defineSkill({
  name: 'compare-coverage',
  title: 'Coverage comparison',
  description:
    'Compares two or more quotes or policies and says which is better for the insured, item by item.',
  preset: 'COVERAGE_COMPARISON',
  role: 'ANSWER',
  questions:
    /\b(?:better|best|worse|stronger|weaker|differen\w+|differs?|compar\w+|cheaper|versus|vs|recommend|side by side|apples|which (?:one|quote|option|of (?:these|the|them))|between (?:these|the|them))\b/i,
  phrasings,
  inputs,
  makes: 'A comparison table with sources, as a document',
  run,
})

async function run(task: Task): Promise<Reply> {
  // Two clients named without documents are compared by what is on record.
  const onRecord = task.files.length === 0 ? await comparedLimits(task) : null
  if (onRecord) return onRecord
  const parts = await assignInputs(inputs, task)
  const [[first, ...firsts], [second, ...seconds]] = [parts.of('[Option 1]'), parts.of('[Option 2]')]
  if (!first || !second) return askFor(parts.missing)
  const isAttached = ({ id }: TaskFile) => task.files.some((file) => file.id === id)
  const files = inOrder([first, second, ...[...firsts, ...seconds].filter(isAttached)], task.files)
  const options = await quotedOffers(task, files)
  const texts = [...task.history.flatMap(({ by, text }) => (by === 'USER' ? [text] : [])), task.request]
  const choice = await choiceOf(task, texts, options)
  const shown = choice?.shown.map(({ file }) => file) ?? options.slice(0, mostOffers)
  const [a, b] = shown
  if (!a || !b) {
    const [only] = choice?.shown ?? []
    return {
      text: `A comparison needs two options${only ? `, and only ${only.label} would be left` : ''}. Tell me which ones to compare.`,
    }
  }
  // Whatever is left out or moved, an option keeps the number by which it was shown.
  const labels = shown.map((file) => `Option ${options.indexOf(file) + 1}`)
  const corrections = await offerCorrections(task, options)
  const reply = await compareOptions(task, shown, {
    labels,
    choice,
    corrections,
    isLeftOut: leftOutBy(texts),
  })
  const isChanged = (choice !== null && choiceRemark(choice) !== '') || corrections.done.length > 0
  const isOpen =
    corrections.open.length > 0 ||
    (task.history.length > 0 && correctsOfferedValue(task.request) && !isChanged)
  return isOpen ? { ...reply, text: `${unapplied(corrections)}\n\n${reply.text}` } : reply
}

/** What the user's messages say about the options; null if they say nothing. */
async function choiceOf(
  task: Task,
  texts: readonly string[],
  options: readonly TaskFile[],
): Promise<ComparedChoice | null> {
  if (!texts.some(changesChoice)) return null
  const files = options.slice(0, mostOffers)
  const { rows, ...about } = await comparedOffers(task, files)
  return comparedChoice(texts, { offers: offersOf(files, about), rows })
}
