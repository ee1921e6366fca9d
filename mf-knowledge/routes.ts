import { redirect, type RemoteRoute } from '@coverdesk/contract'
import { accountId } from './account/accountId.ts'
import { accountConversationsPage } from './account/AccountConversationsPage.entrypoint.tsx'
import { accountOverviewPage } from './account/AccountOverviewPage.entrypoint.tsx'
import { accountPage } from './account/AccountPage.entrypoint.tsx'
import { accountPoliciesPage } from './account/AccountPoliciesPage.entrypoint.tsx'
import { accountsPage } from './accounts/AccountsPage.entrypoint.tsx'
import { accountServicePage } from './account/AccountServicePage.entrypoint.tsx'
import { editAccountDialog } from './account/EditAccountDialog.entrypoint.tsx'
import { reviseCertificateDialog } from './certificate/ReviseCertificateDialog.entrypoint.tsx'
import { preparedCertificateDialog } from './newCertificate/PreparedCertificateDialog.entrypoint.tsx'
import { viewCertificateDialog } from './certificate/ViewCertificateDialog.entrypoint.tsx'
import { accountCertificatesPage } from './certificates/AccountCertificatesPage.entrypoint.tsx'
import { issueToHoldersDialog } from './certificates/IssueToHoldersDialog.entrypoint.tsx'
import { reissueCertificatesDialog } from './certificates/ReissueCertificatesDialog.entrypoint.tsx'
import { exploreAccountPage } from './accountExplorer/ExploreAccountPage.entrypoint.tsx'
import { importPage } from './import/ImportPage.entrypoint.tsx'
import { createAccountDialog } from './newAccount/CreateAccountDialog.entrypoint.tsx'
import { createCertificateDialog } from './newCertificate/CreateCertificateDialog.entrypoint.tsx'
import { createPolicyDialog } from './newPolicy/CreatePolicyDialog.entrypoint.tsx'
import { mergeAccountsDialog } from './merge/MergeAccountsDialog.entrypoint.tsx'
import { paths } from './paths.ts'
import { policiesPage } from './policies/PoliciesPage.entrypoint.tsx'
import { certificateFactsDialog } from './policy/CertificateFactsDialog.entrypoint.tsx'
import { editPolicyDialog } from './policy/EditPolicyDialog.entrypoint.tsx'
import { policyHistoryPage } from './policy/PolicyHistoryPage.entrypoint.tsx'
import { policyId } from './policy/policyId.ts'
import { policyOverviewPage } from './policy/PolicyOverviewPage.entrypoint.tsx'
import { policyPage } from './policy/PolicyPage.entrypoint.tsx'
import { renewPolicyDialog } from './policy/RenewPolicyDialog.entrypoint.tsx'
import { documentPage } from './policyDocuments/DocumentPage.entrypoint.tsx'
import { explorePolicyPage } from './policyExplorer/ExplorePolicyPage.entrypoint.tsx'
import { policyDocumentsPage } from './policyDocuments/PolicyDocumentsPage.entrypoint.tsx'
import { applyDetailsDialog } from './policyReview/ApplyDetailsDialog.entrypoint.tsx'
import { policyReviewPage } from './policyReview/PolicyReviewPage.entrypoint.tsx'
import { uploadDocumentDialog } from './policyDocuments/UploadDocumentDialog.entrypoint.tsx'
import { addUser } from './settings/addUser.action.ts'
import { AddUserDialog } from './settings/AddUserDialog.tsx'
import { agencyProfilePage } from './settings/AgencyProfilePage.entrypoint.tsx'
import { apiKeysPage } from './settings/ApiKeysPage.entrypoint.tsx'
import { automaticRepliesPage } from './settings/AutomaticRepliesPage.entrypoint.tsx'
import { createApiKey } from './settings/createApiKey.action.ts'
import { CreateApiKeyDialog } from './settings/CreateApiKeyDialog.tsx'
import { deactivateUser } from './settings/deactivateUser.action.ts'
import { revokeApiKey } from './settings/revokeApiKey.action.ts'
import { emailPage } from './settings/EmailPage.entrypoint.tsx'
import { securityLogPage } from './settings/SecurityLogPage.entrypoint.tsx'
import { SettingsPage } from './settings/SettingsPage.tsx'
import { updateAgencyProfile } from './settings/updateAgencyProfile.action.ts'
import { updateLogo } from './settings/updateLogo.action.ts'
import { updateAutomaticReplies } from './settings/updateAutomaticReplies.action.ts'
import { usersPage } from './settings/UsersPage.entrypoint.tsx'
import { accountTimelinePage } from './timeline/AccountTimelinePage.entrypoint.tsx'
import { exportTimelineDialog } from './timeline/ExportTimelineDialog.entrypoint.tsx'
import { createAccount } from './newAccount/createAccount.action.ts'
import { updateAccount } from './account/updateAccount.action.ts'
import { createCertificate } from './newCertificate/createCertificate.action.ts'
import { reissueCertificates } from './certificates/reissueCertificates.action.ts'
import { issueToHolders } from './certificates/issueToHolders.action.ts'
import { reviseCertificate } from './certificate/reviseCertificate.action.ts'
import { exportTimeline } from './timeline/exportTimeline.action.ts'
import { createPolicies } from './newPolicy/createPolicies.action.ts'
import { updatePolicy } from './policy/updatePolicy.action.ts'
import { renewPolicy } from './policy/renewPolicy.action.ts'
import { deleteDocument } from './policyDocuments/deleteDocument.action.ts'
import { uploadDocument } from './policyDocuments/uploadDocument.action.ts'
import { undoImport } from './import/undoImport.action.ts'
import { startImport } from './import/startImport.action.ts'
import { undoMerge } from './merge/undoMerge.action.ts'
import { mergeAccounts } from './merge/mergeAccounts.action.ts'

/** Path → entrypoint, nothing else; a dialog is a child of the page beneath it. */
export const routes: RemoteRoute[] = [
  {
    path: 'accounts',
    ...accountsPage,
    children: [
      {
        path: 'new',
        ...createAccountDialog,
        action: createAccount,
      },
    ],
  },
  {
    path: 'accounts/import',
    ...importPage,
    action: (args) => (args.request.method === 'DELETE' ? undoImport(args) : startImport(args)),
  },
  {
    path: 'accounts/:id',
    ...accountPage,
    children: [
      { index: true, loader: ({ params }) => redirect(paths.accountOverview(accountId(params))) },
      {
        ...accountOverviewPage,
        children: [
          { path: 'overview', element: null },
          {
            path: 'edit',
            ...editAccountDialog,
            // An open form keeps its initial values, whatever is updated meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: updateAccount,
          },
          {
            path: 'merge',
            ...mergeAccountsDialog,
            action: (args) => (args.request.method === 'DELETE' ? undoMerge(args) : mergeAccounts(args)),
          },
        ],
      },
      { path: 'policies', ...accountPoliciesPage },
      {
        path: 'certificates',
        ...accountCertificatesPage,
        children: [
          {
            path: 'new',
            ...createCertificateDialog,
            // Keeps the input, whatever is updated meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: createCertificate,
          },
          {
            path: 'reissue',
            ...reissueCertificatesDialog,
            action: reissueCertificates,
          },
          {
            path: 'issue-to-list',
            ...issueToHoldersDialog,
            action: issueToHolders,
          },
          {
            path: 'prepared/:proposalId',
            ...preparedCertificateDialog,
            // Keeps the input, whatever is updated meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) =>
              currentParams['proposalId'] !== nextParams['proposalId'],
          },
          { path: ':certificateId', ...viewCertificateDialog },
          {
            path: ':certificateId/revise',
            ...reviseCertificateDialog,
            // An open revision keeps its initial values, whatever is updated meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) =>
              currentParams['certificateId'] !== nextParams['certificateId'],
            action: reviseCertificate,
          },
        ],
      },
      {
        path: 'explore',
        ...exploreAccountPage,
        // The page itself handles the question and the source in the URL.
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
      },
      { path: 'service', ...accountServicePage },
      { path: 'conversations', ...accountConversationsPage },
      {
        path: 'timeline',
        ...accountTimelinePage,
        children: [
          {
            path: 'export',
            ...exportTimelineDialog,
            action: exportTimeline,
          },
        ],
      },
    ],
  },
  {
    path: 'policies',
    ...policiesPage,
    children: [
      {
        path: 'new',
        ...createPolicyDialog,
        // Keeps the input, whatever is updated meanwhile (spec of policies, section 7).
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
        action: createPolicies,
      },
    ],
  },
  { path: 'policies/:id/documents/:documentId', ...documentPage },
  {
    path: 'policies/:id',
    ...policyPage,
    children: [
      { index: true, loader: ({ params }) => redirect(paths.policyOverview(policyId(params))) },
      {
        ...policyOverviewPage,
        children: [
          { path: 'overview', element: null },
          {
            path: 'edit',
            ...editPolicyDialog,
            // An open form keeps its initial values, whatever is updated meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: updatePolicy,
          },
          {
            path: 'renew',
            ...renewPolicyDialog,
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: renewPolicy,
          },
          {
            path: 'certificate-facts',
            ...certificateFactsDialog,
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: (args) =>
              import('./policy/updateCertificateFacts.action.ts').then((it) =>
                it.updateCertificateFacts(args),
              ),
          },
        ],
      },
      {
        path: 'documents',
        ...policyDocumentsPage,
        action: deleteDocument,
        children: [
          {
            path: 'new',
            ...uploadDocumentDialog,
            action: uploadDocument,
          },
        ],
      },
      {
        path: 'explore',
        ...explorePolicyPage,
        // Opening a source beside the conversation does not reload it.
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
      },
      {
        path: 'review',
        ...policyReviewPage,
        children: [
          {
            path: 'apply',
            ...applyDetailsDialog,
            action: (args) =>
              import('./policyReview/applyDetails.action.ts').then((it) => it.applyDetails(args)),
          },
        ],
      },
      { path: 'history', ...policyHistoryPage },
    ],
  },
  {
    path: 'settings',
    Component: SettingsPage,
    children: [
      { index: true, loader: () => redirect(paths.agencyProfile()) },
      {
        path: 'profile',
        ...agencyProfilePage,
        // Keeps the input, whatever is updated meanwhile.
        shouldRevalidate: () => false,
        action: (args) => (args.request.method === 'POST' ? updateLogo(args) : updateAgencyProfile(args)),
      },
      {
        path: 'users',
        ...usersPage,
        action: deactivateUser,
        children: [{ path: 'new', Component: AddUserDialog, action: addUser }],
      },
      { path: 'email', ...emailPage },
      { path: 'replies', ...automaticRepliesPage, action: updateAutomaticReplies },
      {
        path: 'api-keys',
        ...apiKeysPage,
        action: revokeApiKey,
        children: [{ path: 'new', Component: CreateApiKeyDialog, action: createApiKey }],
      },
      { path: 'security', ...securityLogPage },
    ],
  },
]
