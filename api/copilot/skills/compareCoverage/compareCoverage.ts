import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { compareOptions } from './compareOptions.ts'
import { asksQuestion } from '../../planner/questionForm.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import {
  changesChoice,
  choiceRemark,
  type ComparedChoice,
  comparedChoice,
} from '../comparisons/comparedChoice.ts'
import { comparedOffers, inOrder, quotedOffers } from '../comparisons/comparedOffers.ts'
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
  const choice = await choiceOf(task, options)
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
  const reply = await compareOptions(task, shown, { labels, choice })
  const isChanged = choice !== null && choiceRemark(choice) !== ''
  return corrects(task) && !isChanged ? { ...reply, text: `${unchanged}\n\n${reply.text}` } : reply
}

const unchanged =
  '**I can’t change the comparison by what you tell me: it holds only what I read in the quotes, and is as before.** To compare another option, attach it as a quote of its own; correct anything else in the document by hand before it goes out.'
const correction =
  /\b(?:is|are|was|were)(?: not|n['’]t)\b|\b(?:wrong|incorrect|mistakes?|should (?:be|say|read)|actually|also (?:had|has|have|offer\w*|quot\w+)|missing|missed|correct(?:ion)?|fix|change|add)\b/i

/** Whether a message after the first comparison says that something in it is wrong or missing. */
function corrects({ history, request }: Task): boolean {
  return (
    history.some(({ by }) => by !== 'USER') &&
    !asksQuestion(request) &&
    correction.test(request) &&
    !/\bback\b/i.test(request)
  )
}

/** What the user's messages say about the options; null if they say nothing. */
async function choiceOf(task: Task, options: readonly TaskFile[]): Promise<ComparedChoice | null> {
  const earlier = task.history.flatMap(({ by, text }) => (by === 'USER' ? [text] : []))
  const texts = [...earlier, task.request]
  if (!texts.some(changesChoice)) return null
  const files = options.slice(0, mostOffers)
  const { rows, ...about } = await comparedOffers(task, files)
  return comparedChoice(texts, { offers: offersOf(files, about), rows })
}
