import { compactMeasures } from '../../theme/compactMeasures.ts'
import { measures } from '../../theme/measures.ts'
import { touchMeasures } from '../../theme/touchMeasures.ts'
import { MeasureTable } from './MeasureTable.tsx'

const sizes = ['row', 'control', 'controlSmall'] as const

/** Row and control sizes in both densities and on touch devices. */
export function DensityTable() {
  return (
    <MeasureTable
      columns={['Size', 'Comfortable', 'Compact', 'Under a finger, either']}
      rows={sizes.map((name) => ({
        name,
        lengths: [measures.size[name], compactMeasures.size[name], touchMeasures.size[name]],
      }))}
    />
  )
}
