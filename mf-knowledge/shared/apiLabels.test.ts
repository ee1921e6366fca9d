import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import {
  aggregatePerLabels,
  claimsBasisLabels,
  coveredAutoLabels,
  provisionLabels,
  retentionKindLabels,
} from '../policy/certificateFactLabels.ts'
import { securityLogList } from '../settings/securityLogList.ts'

const schema = buildSchema(readFileSync(new URL('../../api/schema.graphql', import.meta.url), 'utf8'))

/** The labels that the API writes into its documents and exports, by value. */
function labelsOf(typeName: string): Record<string, string | null | undefined> {
  const type = schema.getType(typeName)
  if (!isEnumType(type)) throw new Error(`${typeName} is not an enum of the schema.`)
  return Object.fromEntries(type.getValues().map(({ name, description }) => [name, description]))
}

test.each([
  ['PolicyAggregatePer', aggregatePerLabels],
  ['PolicyClaimsBasis', claimsBasisLabels],
  ['PolicyCoveredAuto', coveredAutoLabels],
  ['PolicyProvisionKind', provisionLabels],
  ['PolicyRetentionKind', retentionKindLabels],
])('a screen names each %s as the API does', (typeName, labels) => {
  expect(labels).toEqual(labelsOf(typeName))
})

test('the security log can be filtered by every event under its row label', () => {
  const control = securityLogList.filters['type']?.control
  if (control?.kind !== 'select') throw new Error('The event is chosen from a select.')
  const offered = control.options.map(({ label }) => label).filter((label) => label !== 'Any event')
  expect(new Set(offered)).toEqual(new Set(Object.values(labelsOf('SecurityEventType'))))
})
