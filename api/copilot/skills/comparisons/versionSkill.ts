import type { Difference } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { compare } from '../../tools/compare.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { askFor } from '../assignInputs.ts'
import { Citations } from '../citations.ts'
import { comparedPair } from './comparedPair.ts'
import { type DifferenceRow, markdownDifferences, sideText, tableOfDifferences } from './differencesTable.ts'
import { identityDifferences } from './identityDifferences.ts'
import { isOfWorkers, workersDifferences } from './workersDifferences.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'

interface VersionSkill extends Pick<
  Skill,
  'name' | 'title' | 'description' | 'role' | 'questions' | 'phrasings'
> {
  readonly before: SkillInput
  readonly after: SkillInput
  /** Labels of the two in tables: "Binder or quote", "Issued policy". */
  readonly headers: readonly [before: string, after: string]
  /** Whether both are for the same term, so that their dates have to agree. */
  readonly isOneTerm: boolean
  readonly email: { readonly subject: string; readonly opening: string; readonly closing: string }
}

/** Declares a skill that compares a later document with the one it should follow. */
export function versionSkill({ before, after, headers, isOneTerm, email, ...skill }: VersionSkill): Skill {
  const inputs = [before, after]
  return defineSkill({
    ...skill,
    preset: null,
    inputs,
    makes: 'A table of differences with sources, as a document, and an email to the carrier',
    async run(task: Task): Promise<Reply> {
      const { pair, missing } = await comparedPair(task, { before, after, isOneTerm })
      if (!pair) return askFor(missing)
      const [a, b] = pair
      const compared = await task.journal.call(compare, { a: { fileId: a.id }, b: { fileId: b.id } })
      const { same } = compared
      const identity = await identityDifferences(task, { before: a, after: b, isOneTerm })
      const workers = await workersDifferences(task, { before: a, after: b })
      const others = compared.differences.filter((each) => workers === null || !isOfWorkers(each))
      const differences = [...identity, ...(workers ?? []), ...others]
      if (differences.length === 0 && same.length === 0) {
        return {
          text: `I found no limits, deductibles or premiums in ${a.name} and ${b.name}. Are these the right documents?`,
        }
      }
      if (differences.length === 0)
        return { text: `${b.name} agrees with ${a.name} on all ${same.length} items that both state.` }
      const citations = new Citations()
      const columns = { documents: headers, outcome: { header: 'For the insured', width: 1.6 } }
      const rows = differences.map((each): DifferenceRow => ({
        label: each.label,
        sides: [each.a, each.b],
        outcome: outcomeOf(each, [...identity, ...(workers ?? [])]),
      }))
      const table = markdownDifferences(rows, { columns, files: [a, b], citations })
      const worse = differences.filter(({ better }) => better === 'A')
      await task.journal.call(generateDocument, {
        title: skill.title,
        blocks: [
          { type: 'heading', level: 1, text: skill.title },
          tableOfDifferences('Differences', rows, columns),
        ],
        citations: citations.list.slice(0, 60),
      })
      const unclear = (workers ?? []).filter(({ better }) => better === null)
      const toCorrect = [...identity, ...worse, ...unclear]
      const lines = toCorrect.map(
        ({ label, a: old, b: now }) =>
          `- ${label}: ${headers[0].toLowerCase()} ${sideText(old)}; ${headers[1].toLowerCase()} ${sideText(now)}`,
      )
      if (lines.length > 0) await task.journal.call(draftEmail, emailOn(lines, email))
      return {
        text: [
          ...identity.flatMap(({ label, a: old, b: now }) => [
            `**${label}: ${sideText(old)} (${headers[0].toLowerCase()}), but ${sideText(now)} (${headers[1].toLowerCase()}).** Check which one is right.`,
            '',
          ]),
          `**${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}**, ${worse.length} of them worse for the insured.${lines.length > 0 ? ' I drafted an email to the carrier.' : ''}`,
          '',
          ...table,
        ].join('\n'),
        citations: citations.list,
        ...(lines.length > 0 && {
          letter: [`We compared ${a.name} with ${b.name}. These items differ:`, lines.join('\n')].join(
            '\n\n',
          ),
        }),
      }
    },
  })
}

/** That a document does not mention something makes the other one no better. */
function outcomeOf(difference: Difference, toCheck: readonly Difference[]): string {
  const { a, b, better } = difference
  if (better === null) return toCheck.includes(difference) ? 'Check' : ''
  if (better === 'A') return 'Worse'
  return a && b ? 'Better' : 'Check'
}

function emailOn(lines: readonly string[], email: VersionSkill['email']) {
  const body = ['Hello,', email.opening, lines.join('\n'), email.closing, 'Thank you.'].join('\n\n')
  return { subject: email.subject, to: [], body }
}
