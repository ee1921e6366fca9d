import { chooseSkill } from '../../api/copilot/planner/chooseSkill.ts'
import { skills as known } from '../../api/copilot/skills/skillRegistry.ts'
import type { EvalPart } from '../evalPart.ts'

/** Authors call the text one or the other. */
interface Phrasing {
  readonly skill: string
  readonly text?: string
  readonly phrasing?: string
}

/** What authors call skills, who know only what each is for. */
const ownNames: Readonly<Record<string, string>> = {
  'business-change': 'business-change-check',
  'call-summary': 'meeting-summary',
  cancellation: 'cancellation-request',
  'carrier-submission': 'submission-letter',
  certificate: 'issue-certificate',
  'certificate-review': 'review-certificate',
  'classify-files': 'file-bundle',
  'contract-against-policies': 'review-contract',
  'contract-review': 'review-contract',
  'coverage-comparison': 'compare-coverage',
  'coverage-declined': 'declined-coverage',
  'document-exploration': 'explore-document',
  'endorsement-changes': 'endorsement-review',
  'non-renewal': 'nonrenewal-letter',
  'policy-check': 'check-issued-policy',
  'quote-proposal': 'make-proposal',
  'renewal-comparison': 'review-renewal',
  'renewal-meeting': 'renewal-meeting-sheet',
  schedule: 'export-schedule',
  'web-research': 'research-web',
}

/** What staff type, each with the skill that should take it. */
export const skills: EvalPart = {
  name: 'skills',
  resultsKey: 'skills',
  async run(folder) {
    const files = await folder.list('.', 'phrasings.jsonl')
    const lines = files.length === 0 ? [] : (await folder.text('phrasings.jsonl')).trim().split('\n')
    const wanted = lines.map((line) => {
      const { skill, text, phrasing }: Phrasing = JSON.parse(line)
      return { skill: ownNames[skill] ?? skill, text: text ?? phrasing ?? '' }
    })
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
