import { folded } from '../../platform/index.ts'
import { policiesOnFile } from '../documents/policiesOnFile.ts'
import type { Task } from '../runs/task.ts'
import { scheduledRows } from './fillForm/scheduledRows.ts'

/** A vehicle that a policy schedules. */
export interface VehicleOnFile {
  readonly policyId: string
  /** "2021 Ford Transit 250" */
  readonly description: string
  /** Null where the schedule prints none. */
  readonly vin: string | null
}

/** The vehicles that policies schedule: as staff keep them, or else as the documents print them. */
export async function vehiclesOnFile(
  context: Pick<Task, 'agency' | 'services' | 'signal'>,
  policyIds: readonly string[],
): Promise<VehicleOnFile[]> {
  const onFile = await policiesOnFile(context, policyIds)
  return policyIds.flatMap((policyId, at) => {
    const schedules = (onFile[at]?.schedules ?? []).map(({ schedule, rows }) => ({ ...schedule, rows }))
    return scheduledRows(schedules).vehicles.map((row) => ({
      policyId,
      description: Object.entries(row)
        .flatMap(([label, value]) => (describing.test(label) ? [value] : []))
        .join(' '),
      // A narrow column breaks it.
      vin: row['vin']?.replaceAll(/\s+/g, '') ?? null,
    }))
  })
}

const describing = /^(?:year|make|model|vehicle|description)\b/i

/** The only scheduled vehicle that a message describes: "the 2021 Transit" for a 2021 Ford Transit 250; null if several may be meant. */
export function vehicleCalled(description: string, vehicles: readonly VehicleOnFile[]): VehicleOnFile | null {
  const found = vehicles.filter((vehicle) => {
    const own = wordsOf(vehicle.description)
    return wordsOf(description).every((word) => own.includes(word))
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function wordsOf(description: string): string[] {
  return folded(description)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:van|truck|pickup|trailer)$/.test(word))
}
