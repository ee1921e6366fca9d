/** The filters a link to the request list can set; absent ones use the list's defaults. */
export interface ServiceRequestFilters {
  /** Part of the customer's, status', type's or assignee's name. */
  q?: string
  /** Default: open. */
  status?: 'open' | 'closed' | 'all'
  /** `mine`, `unassigned` or an agency user's id; default: everyone. */
  assignee?: string
  overdue?: 'yes'
}

export type ServiceRequestTab = 'overview' | 'conversation' | 'activity'
export type AccountTab = 'overview' | 'policies' | 'certificates' | 'service'
export type PolicyTab = 'overview' | 'documents' | 'explore' | 'history'

/** Every URL of the product that one area may link to in another. */
export const links = {
  app: () => '/app',
  signIn: () => '/app/signin',
  home: () => '/app/home',
  homePreset: (id: string) => `/app/home/presets/${encodeURIComponent(id)}`,
  workspaces: () => '/app/workspaces',
  workspace: (id: string) => `/app/workspaces/${encodeURIComponent(id)}`,
  /** A workspace with a page of one of its files open at a quote. */
  workspaceSource: (id: string, { fileId, ...place }: { fileId: string; page: number; quote: string }) =>
    withSearch(links.workspace(id), { source: fileId, ...place }),
  /** A workspace with one of its artifacts open. */
  workspaceArtifact: (id: string, artifact: string) => withSearch(links.workspace(id), { artifact }),
  presets: () => '/app/presets',
  presetEdit: (id: string) => `/app/presets/${encodeURIComponent(id)}/edit`,
  presetRun: (id: string) => `/app/presets/${encodeURIComponent(id)}/run`,
  styles: () => '/app/styles',
  style: (id: string) => `/app/styles/${encodeURIComponent(id)}`,
  workbench: () => '/app/workbench',
  serviceRequests: (filters: ServiceRequestFilters = {}) => withSearch('/app/servicing', filters),
  serviceRequest: (id: string, tab: ServiceRequestTab = 'overview') =>
    `/app/servicing/${encodeURIComponent(id)}/${tab}`,
  newServiceRequest: (accountId: string) => withSearch('/app/servicing/new', { accountId }),
  resolveServiceRequest: (id: string) => `/app/servicing/${encodeURIComponent(id)}/resolve`,
  calls: () => '/app/calls',
  call: (id: string) => `/app/calls/${encodeURIComponent(id)}`,
  callAccount: (id: string) => `${links.call(id)}/account`,
  emails: () => '/app/emails',
  emailsWaiting: () => '/app/emails?waiting=us',
  email: (id: string) => `/app/emails/${encodeURIComponent(id)}`,
  /** New Email to an account, or to one of its addresses. */
  newEmail: (accountId: string, to?: string) => withSearch('/app/emails/new', { accountId, to }),
  emailAccount: (id: string) => `${links.email(id)}/account`,
  accounts: () => '/app/accounts',
  account: (id: string, tab: AccountTab = 'overview') => `/app/accounts/${encodeURIComponent(id)}/${tab}`,
  certificate: (accountId: string, id: string) =>
    `${links.account(accountId, 'certificates')}/${encodeURIComponent(id)}`,
  /** The form of a certificate that waits for approval. */
  preparedCertificate: (accountId: string, proposalId: string) =>
    `${links.account(accountId, 'certificates')}/prepared/${encodeURIComponent(proposalId)}`,
  settings: () => '/app/settings',
  policies: () => '/app/policies',
  policy: (id: string, tab: PolicyTab = 'overview') => `/app/policies/${encodeURIComponent(id)}/${tab}`,
  policyDocument: (policyId: string, fileId: string) =>
    `${links.policy(policyId, 'documents')}/${encodeURIComponent(fileId)}`,
  newPolicy: (accountId?: string) => withSearch('/app/policies/new', { accountId }),
} as const

function withSearch(path: string, values: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '' && value !== false) search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
