import {
  addressIn,
  type BusinessPolicyRow,
  type KnownValue,
  ownFiles,
  type PolicyOnFile,
  recordValues,
  statedAboutInsured,
} from '../../../knowledge/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { Task } from '../../runs/task.ts'
import { ToolError } from '../../tools/tool.ts'
import { scheduledRows } from './scheduledRows.ts'

/** What the documents of an account's policies say of the insured, newest first. */
export async function statedOnFile(
  task: Task,
  policies: readonly BusinessPolicyRow[],
): Promise<KnownValue[]> {
  const files = policies
    .flatMap((policy) => ownFiles(task.agency, policy.id).map((file) => ({ ...file, type: policy.type })))
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, mostOnFile)
  const values: KnownValue[] = []
  for (const { id, type } of files) {
    const read = await readFileOf(task, id).catch((error: unknown) => {
      // A file that can't be read says nothing.
      if (error instanceof ToolError) return null
      throw error
    })
    if (!read) continue
    const { name, reading, facts } = read
    for (const key of ['fein', 'legalEntityType', 'dba'] as const) {
      const stated = statedAboutInsured(reading, key)
      if (stated)
        values.push(...recordValues({ account: { [key]: stated.value } }, `${name}, page ${stated.page}`))
    }
    const mod = statedAboutInsured(reading, 'experienceMod')
    if (mod)
      values.push(
        ...recordValues({ policies: [{ type, experienceMod: mod.value }] }, `${name}, page ${mod.page}`),
      )
    const { fact } = facts.scalars.insuredAddress
    const mailingAddress = addressIn(fact?.value ?? '')
    if (fact && mailingAddress)
      values.push(...recordValues({ account: { mailingAddress } }, `${name}, page ${fact.page}`))
  }
  return values
}

const mostOnFile = 12

/** The vehicles, drivers and classes of policies, and how many there are. */
export function scheduledOnFile(policies: readonly PolicyOnFile[]): KnownValue[] {
  const schedules = policies.flatMap((policy) =>
    policy.schedules.map(({ schedule: { kind, columns }, rows }) => ({ kind, columns, rows })),
  )
  const { vehicles, drivers, classes } = scheduledRows(schedules)
  const units = vehicles.filter((row) => !Object.values(row).some((value) => /\btrailer\b/i.test(value)))
  const source = 'Schedules of the policies'
  const counted = [
    ['Number of power units', units.length],
    ['Number of drivers', drivers.length],
  ] as const
  return [
    ...recordValues({ vehicles, drivers, classes }, source),
    ...counted.flatMap(([label, count]) => (count > 0 ? [{ label, value: String(count), source }] : [])),
  ]
}
