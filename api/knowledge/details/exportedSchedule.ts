import { z } from 'zod'
import { defineExport, type ExportCells } from '../../exports/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { loadDetails } from './loadDetails.ts'

/** A schedule from a policy's documents, as corrected by staff. */
export const exportedSchedule = defineExport({
  name: 'schedule',
  heading: null,
  hasWorkbook: true,
  asked: z.object({ policyId: z.string(), schedule: z.string() }),
  async *lines({ agency }, { policyId, schedule: id }) {
    const details = agency.table(businessPolicyKind).get(policyId) && (await loadDetails(agency, policyId))
    const found = details?.schedules.find((each) => each.id === id)
    if (!found) return
    const { columns } = found.schedule
    yield [columns.map(({ label }) => label)]
    yield found.rows.map(({ cells }): ExportCells =>
      cells.map(({ text, value, decision }, at) => {
        if (typeof value === 'number') return columns[at]?.kind === 'money' ? value / 100 : value
        return decision ? value : (value ?? text)
      }),
    )
  },
})
