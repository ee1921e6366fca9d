import type { Space } from '../../css/space.ts'
import { compactMeasures } from '../../theme/compactMeasures.ts'
import { measures } from '../../theme/measures.ts'
import { MeasureTable } from './MeasureTable.tsx'

const uses: Record<Space, string> = {
  none: 'Things that touch',
  half: 'A title and its second line',
  xxs: 'A label and its field, an icon and its word',
  xs: 'Buttons side by side',
  s: 'Inside a button or a field',
  m: 'Inside a panel, between fields',
  l: 'Between panels, at the page’s edge',
  xl: 'Between parts of a page',
  xxl: 'Around what stands alone',
}

const steps = Object.keys(uses) as Space[]

/** The spacing steps in both densities. */
export function SpaceTable() {
  return (
    <MeasureTable
      columns={['Step', 'Comfortable', 'Compact', 'Between']}
      rows={steps.map((name) => ({
        name,
        lengths: [measures.space[name], compactMeasures.space[name]],
        use: uses[name],
      }))}
    />
  )
}
