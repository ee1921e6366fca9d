import { chooseSkill } from '../../api/copilot/planner/chooseSkill.ts'
import { skills as known } from '../../api/copilot/skills/skillRegistry.ts'
import type { EvalPart } from '../evalPart.ts'

/** What staff type, each with the skill that should take it. */
export const skills: EvalPart = {
  name: 'skills',
  resultsKey: 'skills',
  async run(folder) {
    const files = await folder.list('.', 'phrasings.jsonl')
    const lines = files.length === 0 ? [] : (await folder.text('phrasings.jsonl')).trim().split('\n')
    const wanted: { skill: string; text: string }[] = lines.map((line) => JSON.parse(line))
    const results = wanted.map(({ skill, text }) => {
      const request = { text, files: [], preset: null, hasArtifacts: skill === 'revise-artifact' }
      return { name: text, skill, chosen: chooseSkill(known, request).name }
    })
    const right = results.filter(({ skill, chosen }) => skill === chosen).length
    return {
      results,
      misses: results.flatMap(({ name, skill, chosen }) =>
        skill === chosen ? [] : [`${name} → ${chosen}, not ${skill}`],
      ),
      scores: [
        {
          metric: 'right skill',
          value: results.length === 0 ? null : right / results.length,
          unit: 'share',
          detail: `${right} of ${results.length}`,
        },
      ],
    }
  },
}
