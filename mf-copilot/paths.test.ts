import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** Every URL of the copilot, once. */
const addresses: [string, string][] = [
  [paths.home(), '/app/home'],
  [paths.ask('Compare these quotes'), '/app/home?ask=Compare+these+quotes'],
  [paths.preferences(), '/app/home/preferences'],
  [paths.homePreset('CONTRACT_REVIEW'), '/app/home/presets/CONTRACT_REVIEW'],
  [paths.workspaces(), '/app/workspaces'],
  [paths.workspace('cw_01'), '/app/workspaces/cw_01'],
  [paths.newWorkspace({ accountId: 'ac_01' }), '/app/workspaces/new?accountId=ac_01'],
  [paths.presets(), '/app/presets'],
  [paths.newPreset(), '/app/presets/new'],
  [paths.editPreset('cp_01'), '/app/presets/cp_01/edit'],
  [paths.runPreset('cp_01'), '/app/presets/cp_01/run'],
  [paths.styles(), '/app/styles'],
  [paths.newStyle(), '/app/styles/new'],
  [paths.style('ht_01'), '/app/styles/ht_01'],
  [paths.workbench(), '/app/workbench'],
  [paths.workbenchPreset('GENERATE_TEMPLATE'), '/app/workbench/GENERATE_TEMPLATE'],
  [paths.skills(), '/app/skills'],
]

test.each(addresses)('%s', (address, expected) => {
  expect(address).toBe(expected)
})
