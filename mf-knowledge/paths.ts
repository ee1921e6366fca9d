/** Every address of the accounts screens. */
export const paths = {
  accounts: (search = '') => `/app/accounts${search}`,
  newAccount: (search = '') => `/app/accounts/new${search}`,
  account: (id: string) => `/app/accounts/${encodeURIComponent(id)}`,
  accountOverview: (id: string) => `${paths.account(id)}/overview`,
  accountPolicies: (id: string) => `${paths.account(id)}/policies`,
  accountCertificates: (id: string) => `${paths.account(id)}/certificates`,
  accountService: (id: string) => `${paths.account(id)}/service`,
  editAccount: (id: string) => `${paths.account(id)}/edit`,
}
