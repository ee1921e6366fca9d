import type { Tone } from '@coverdesk/design-system'
import type { CoverageVerdict } from './__generated__/ExplorerAnswer_message.graphql.ts'

/** The badge of a coverage question's verdict. */
export const verdictBadges: Partial<Record<CoverageVerdict, { tone: Tone; label: string }>> = {
  COVERED: { tone: 'success', label: 'Covered' },
  EXCLUDED: { tone: 'danger', label: 'Excluded' },
  DEPENDS: { tone: 'warning', label: 'Depends' },
}
