import { expect, test } from 'vitest'
import { links } from './links.ts'

/** Every URL of the product, once. */
const addresses: [string, string][] = [
  [links.app(), '/app'],
  [links.signIn(), '/app/signin'],
  [links.home(), '/app/home'],
  [links.homePreset('cp_01'), '/app/home/presets/cp_01'],
  [links.workspaces(), '/app/workspaces'],
  [links.workspace('cw_01'), '/app/workspaces/cw_01'],
  [links.workspaceArtifact('cw_01', 'ar_01'), '/app/workspaces/cw_01?artifact=ar_01'],
  [
    links.workspaceSource('cw_01', { fileId: 'fi_01', page: 2, quote: 'each occurrence' }),
    '/app/workspaces/cw_01?source=fi_01&page=2&quote=each+occurrence',
  ],
  [links.presets(), '/app/presets'],
  [links.presetEdit('cp_01'), '/app/presets/cp_01/edit'],
  [links.presetRun('cp_01'), '/app/presets/cp_01/run'],
  [links.styles(), '/app/styles'],
  [links.style('st_01'), '/app/styles/st_01'],
  [links.workbench(), '/app/workbench'],
  [links.serviceRequests(), '/app/servicing'],
  [
    links.serviceRequests({ q: 'roofing', status: 'all', overdue: 'yes' }),
    '/app/servicing?q=roofing&status=all&overdue=yes',
  ],
  [links.serviceRequest('sr_01'), '/app/servicing/sr_01/overview'],
  [links.serviceRequest('sr_01', 'activity'), '/app/servicing/sr_01/activity'],
  [links.resolveServiceRequest('sr_01'), '/app/servicing/sr_01/resolve'],
  [links.calls(), '/app/calls'],
  [links.call('ca_01'), '/app/calls/ca_01'],
  [links.callAccount('ca_01'), '/app/calls/ca_01/account'],
  [links.emails(), '/app/emails'],
  [links.emailsWaiting(), '/app/emails?waiting=us'],
  [links.email('et_01'), '/app/emails/et_01'],
  [links.emailAccount('et_01'), '/app/emails/et_01/account'],
  [links.newEmail('ac_01'), '/app/emails/new?accountId=ac_01'],
  [links.newEmail('ac_01', 'a@b.example'), '/app/emails/new?accountId=ac_01&to=a%40b.example'],
  [links.accounts(), '/app/accounts'],
  [links.account('ac_01', 'policies'), '/app/accounts/ac_01/policies'],
  [links.certificate('ac_01', 'cl_01'), '/app/accounts/ac_01/certificates/cl_01'],
  [links.preparedCertificate('ac_01', 'pp_01'), '/app/accounts/ac_01/certificates/prepared/pp_01'],
  [links.policies(), '/app/policies'],
  [links.policy('bp_01'), '/app/policies/bp_01/overview'],
  [links.policyDocument('bp_01', 'fi_01'), '/app/policies/bp_01/documents/fi_01'],
  [links.newServiceRequest('ac_01'), '/app/servicing/new?accountId=ac_01'],
  [links.newPolicy(), '/app/policies/new'],
  [links.newPolicy('ac_01'), '/app/policies/new?accountId=ac_01'],
]

test.each(addresses)('%s', (address, expected) => {
  expect(address).toBe(expected)
})

test('an id cannot lead to another URL', () => {
  expect(links.policy('../accounts?x=1#y')).toBe('/app/policies/..%2Faccounts%3Fx%3D1%23y/overview')
})
