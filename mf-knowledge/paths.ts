/** Every address of the screens of accounts and policies. */
export const paths = {
  accounts: (search = '') => `/app/accounts${search}`,
  newAccount: (search = '') => `/app/accounts/new${search}`,
  importLists: (search = '') => `/app/accounts/import${search}`,
  account: (id: string) => `/app/accounts/${encodeURIComponent(id)}`,
  accountOverview: (id: string) => `${paths.account(id)}/overview`,
  accountPolicies: (id: string) => `${paths.account(id)}/policies`,
  accountCertificates: (id: string, search = '') => `${paths.account(id)}/certificates${search}`,
  newCertificate: (id: string, search = '') => `${paths.accountCertificates(id)}/new${search}`,
  reissueCertificates: (id: string, search = '') => `${paths.accountCertificates(id)}/reissue${search}`,
  issueToHolders: (id: string, search = '') => `${paths.accountCertificates(id)}/issue-to-list${search}`,
  certificate: (id: string, certificateId: string, search = '') =>
    `${paths.accountCertificates(id)}/${encodeURIComponent(certificateId)}${search}`,
  reviseCertificate: (id: string, certificateId: string, search = '') =>
    `${paths.certificate(id, certificateId)}/revise${search}`,
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
  reviewPolicy: (id: string, search = '') => `${paths.policy(id)}/review${search}`,
  applyDetails: (id: string) => `${paths.reviewPolicy(id)}/apply`,
  policyHistory: (id: string) => `${paths.policy(id)}/history`,
  renewPolicy: (id: string) => `${paths.policy(id)}/renew`,
  editPolicy: (id: string) => `${paths.policy(id)}/edit`,
  certificateFacts: (id: string) => `${paths.policy(id)}/certificate-facts`,
}
