import { connection, type RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { type AccountAnswer, accountAnswer, exportAnswer } from './accountAnswer.ts'

const industries = [
  { __typename: 'NaicsCode', code: '238160', title: 'Roofing Contractors' },
  { __typename: 'NaicsCode', code: '238110', title: 'Poured Concrete Foundation and Structure Contractors' },
]

const agencyUsers = [
  { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
  { __typename: 'AgencyUser', id: 'au_marcus', name: 'Marcus Oyelaran' },
]

const contacts = [
  { __typename: 'Contact', id: 'ct_omar', name: 'Omar Haddad', email: 'omar@saltmarsh.example' },
  { __typename: 'Contact', id: 'ct_teresa', name: 'Teresa Maldonado', email: 'teresa@alderridge.example' },
]

/** An agency with these accounts, answering every query of the accounts screens. */
export function accountAnswers(
  accounts: readonly AccountAnswer[] = [accountAnswer()],
  { timelineExport = exportAnswer() } = {},
): RemoteAnswers {
  const one = ({ id }: Record<string, unknown>) => ({
    account: accounts.find((account) => account.id === id) ?? null,
  })
  const list = () => ({ accounts: connection(accounts) })
  return {
    AccountsPageQuery: list,
    AccountsPagePaginationQuery: list,
    AccountPageQuery: one,
    AccountOverviewPageQuery: one,
    AccountPoliciesPageQuery: one,
    AccountCertificatesPageQuery: one,
    ExploreAccountPageQuery: one,
    AccountServicePageQuery: one,
    AccountConversationsPageQuery: one,
    AccountTimelinePageQuery: (variables) => ({ ...one(variables), agencyUsers }),
    AccountTimelinePaginationQuery: ({ id }) => ({
      node: accounts.find((account) => account.id === id) ?? null,
    }),
    ExportTimelineDialogQuery: ({ isBegun, ...variables }) => ({
      ...one(variables),
      ...(isBegun === true && { export: timelineExport }),
    }),
    EditAccountDialogQuery: one,
    MergeAccountsDialogQuery: ({ intoId }) => one({ id: intoId }),
    searchOtherAccountsQuery: list,
    searchIndustriesQuery: () => ({ naicsCodes: industries }),
    findSimilarAccountsQuery: () => ({ similarAccounts: [] }),
    searchContactsQuery: () => ({ contacts: connection(contacts) }),
  }
}
