/** Every address of the screens of accounts and policies. */
export const paths = {
  accounts: (search = '') => `/app/accounts${search}`,
  newAccount: (search = '') => `/app/accounts/new${search}`,
  importLists: (search = '') => `/app/accounts/import${search}`,
  account: (id: string) => `/app/accounts/${encodeURIComponent(id)}`,
  accountOverview: (id: string) => `${paths.account(id)}/overview`,
  accountPolicies: (id: string) => `${paths.account(id)}/policies`,
  accountCertificates: (id: string) => `${paths.account(id)}/certificates`,
  newCertificate: (id: string) => `${paths.accountCertificates(id)}/new`,
  reissueCertificates: (id: string, batch = '') =>
    `${paths.accountCertificates(id)}/reissue${batch && `?batch=${encodeURIComponent(batch)}`}`,
  issueToHolders: (id: string, batch = '') =>
    `${paths.accountCertificates(id)}/issue-to-list${batch && `?batch=${encodeURIComponent(batch)}`}`,
  certificate: (id: string, certificateId: string) =>
    `${paths.accountCertificates(id)}/${encodeURIComponent(certificateId)}`,
  reviseCertificate: (id: string, certificateId: string) => `${paths.certificate(id, certificateId)}/revise`,
  accountService: (id: string) => `${paths.account(id)}/service`,
  accountTimeline: (id: string, search = '') => `${paths.account(id)}/timeline${search}`,
  exportTimeline: (id: string, search = '') => `${paths.account(id)}/timeline/export${search}`,
  mergeAccount: (id: string, from = '') =>
    `${paths.account(id)}/merge${from && `?from=${encodeURIComponent(from)}`}`,
  editAccount: (id: string) => `${paths.account(id)}/edit`,
  policies: (search = '') => `/app/policies${search}`,
  newPolicy: (search = '') => `/app/policies/new${search}`,
  policy: (id: string) => `/app/policies/${encodeURIComponent(id)}`,
  policyOverview: (id: string) => `${paths.policy(id)}/overview`,
  policyDocuments: (id: string) => `${paths.policy(id)}/documents`,
  uploadDocument: (id: string) => `${paths.policyDocuments(id)}/new`,
  policyDocument: (id: string, documentId: string) =>
    `${paths.policyDocuments(id)}/${encodeURIComponent(documentId)}`,
  explorePolicy: (id: string) => `${paths.policy(id)}/explore`,
  policyHistory: (id: string) => `${paths.policy(id)}/history`,
  renewPolicy: (id: string) => `${paths.policy(id)}/renew`,
  editPolicy: (id: string) => `${paths.policy(id)}/edit`,
}
