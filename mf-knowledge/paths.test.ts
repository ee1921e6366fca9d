import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('builds the URLs of the accounts screens', () => {
  expect({
    accounts: paths.accounts(),
    filtered: paths.accounts('?type=business'),
    creating: paths.newAccount('?q=roofing'),
    importing: paths.importLists(),
    importBegun: paths.importLists('?import=ij_01'),
    account: paths.account('ac_01'),
    overview: paths.accountOverview('ac_01'),
    policies: paths.accountPolicies('ac_01'),
    certificates: paths.accountCertificates('ac_01'),
    filteredCertificates: paths.accountCertificates('ac_01', '?q=casco'),
    creatingCertificate: paths.newCertificate('ac_01'),
    reissuing: paths.reissueCertificates('ac_01'),
    reissued: paths.reissueCertificates('ac_01', '?batch=cb_01'),
    issuingToList: paths.issueToHolders('ac_01'),
    issuedToList: paths.issueToHolders('ac_01', '?batch=cb_01'),
    certificate: paths.certificate('ac_01', 'cl_01'),
    revising: paths.reviseCertificate('ac_01', 'cl_01'),
    editingPrepared: paths.preparedCertificate('ac_01', 'pp_01'),
    asking: paths.exploreAccount('ac_01', '?q=flood'),
    service: paths.accountService('ac_01'),
    conversations: paths.accountConversations('ac_01'),
    timeline: paths.accountTimeline('ac_01', '?about=policies'),
    exporting: paths.exportTimeline('ac_01', '?about=policies'),
    merging: paths.mergeAccount('ac_01'),
    mergePreview: paths.mergeAccount('ac_01', 'ac_02'),
    editing: paths.editAccount('ac_01'),
  }).toEqual({
    accounts: '/app/accounts',
    filtered: '/app/accounts?type=business',
    creating: '/app/accounts/new?q=roofing',
    importing: '/app/accounts/import',
    importBegun: '/app/accounts/import?import=ij_01',
    account: '/app/accounts/ac_01',
    overview: '/app/accounts/ac_01/overview',
    policies: '/app/accounts/ac_01/policies',
    certificates: '/app/accounts/ac_01/certificates',
    filteredCertificates: '/app/accounts/ac_01/certificates?q=casco',
    creatingCertificate: '/app/accounts/ac_01/certificates/new',
    reissuing: '/app/accounts/ac_01/certificates/reissue',
    reissued: '/app/accounts/ac_01/certificates/reissue?batch=cb_01',
    issuingToList: '/app/accounts/ac_01/certificates/issue-to-list',
    issuedToList: '/app/accounts/ac_01/certificates/issue-to-list?batch=cb_01',
    certificate: '/app/accounts/ac_01/certificates/cl_01',
    revising: '/app/accounts/ac_01/certificates/cl_01/revise',
    editingPrepared: '/app/accounts/ac_01/certificates/prepared/pp_01',
    asking: '/app/accounts/ac_01/explore?q=flood',
    service: '/app/accounts/ac_01/service',
    conversations: '/app/accounts/ac_01/conversations',
    timeline: '/app/accounts/ac_01/timeline?about=policies',
    exporting: '/app/accounts/ac_01/timeline/export?about=policies',
    merging: '/app/accounts/ac_01/merge',
    mergePreview: '/app/accounts/ac_01/merge?from=ac_02',
    editing: '/app/accounts/ac_01/edit',
  })
})

test('builds the URLs of the policies screens', () => {
  expect({
    policies: paths.policies(),
    filtered: paths.policies('?expiring=30-days'),
    creating: paths.newPolicy('?accountId=ac_01'),
    policy: paths.policy('bp_01'),
    overview: paths.policyOverview('bp_01'),
    documents: paths.policyDocuments('bp_01'),
    uploading: paths.uploadDocument('bp_01'),
    document: paths.policyDocument('bp_01', 'fi_01'),
    exploring: paths.explorePolicy('bp_01'),
    history: paths.policyHistory('bp_01'),
    editing: paths.editPolicy('bp_01'),
    renewing: paths.renewPolicy('bp_01'),
    certificateFacts: paths.certificateFacts('bp_01'),
  }).toEqual({
    policies: '/app/policies',
    filtered: '/app/policies?expiring=30-days',
    creating: '/app/policies/new?accountId=ac_01',
    policy: '/app/policies/bp_01',
    overview: '/app/policies/bp_01/overview',
    documents: '/app/policies/bp_01/documents',
    uploading: '/app/policies/bp_01/documents/new',
    document: '/app/policies/bp_01/documents/fi_01',
    exploring: '/app/policies/bp_01/explore',
    history: '/app/policies/bp_01/history',
    editing: '/app/policies/bp_01/edit',
    renewing: '/app/policies/bp_01/renew',
    certificateFacts: '/app/policies/bp_01/certificate-facts',
  })
})

test('builds the URLs of the settings screens', () => {
  expect([
    paths.settings(),
    paths.agencyProfile(),
    paths.emailSettings(),
    paths.automaticReplies(),
    paths.users(),
    paths.addUser(),
    paths.apiKeys(),
    paths.newApiKey(),
    paths.securityLog('?event=sign-in'),
  ]).toEqual([
    '/app/settings',
    '/app/settings/profile',
    '/app/settings/email',
    '/app/settings/replies',
    '/app/settings/users',
    '/app/settings/users/new',
    '/app/settings/api-keys',
    '/app/settings/api-keys/new',
    '/app/settings/security?event=sign-in',
  ])
})

test('an id from the URL cannot escape its path segment', () => {
  expect(paths.accountOverview('../policies')).toBe('/app/accounts/..%2Fpolicies/overview')
})
