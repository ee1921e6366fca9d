import { chooseSkill } from '../../api/copilot/planner/chooseSkill.ts'
import { skills as known } from '../../api/copilot/skills/skillRegistry.ts'
import type { EvalPart } from '../evalPart.ts'

/** Authors name the skill, or the presets of which any is right, and call the text one or the other. */
interface Phrasing {
  readonly skill?: string
  readonly presets?: readonly string[]
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
      const { skill, presets, text, phrasing }: Phrasing = JSON.parse(line)
      const named = skill === undefined ? [] : [ownNames[skill] ?? skill]
      const ofPresets = known.filter(({ preset }) => preset !== null && presets?.includes(preset) === true)
      return { expected: [...named, ...ofPresets.map(({ name }) => name)], text: text ?? phrasing ?? '' }
    })
    const results = wanted.map(({ expected, text }) => {
      const request = { text, files: [], preset: null, hasArtifacts: expected.includes('revise-artifact') }
      return { name: text, expected, chosen: chooseSkill(known, request).name }
    })
    const isRight = ({ expected, chosen }: (typeof results)[number]) => expected.includes(chosen)
    const right = results.filter(isRight).length
    return {
      results,
      misses: results
        .filter((result) => !isRight(result))
        .map(({ name, expected, chosen }) => `${name} → ${chosen}, not ${expected.join(' or ')}`),
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
