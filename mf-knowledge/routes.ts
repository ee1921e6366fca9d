import { redirect, type RemoteRoute } from '@coverdesk/contract'
import { accountId } from './account/accountId.ts'
import { accountOverviewPage } from './account/AccountOverviewPage.entrypoint.tsx'
import { accountPage } from './account/AccountPage.entrypoint.tsx'
import { accountPoliciesPage } from './account/AccountPoliciesPage.entrypoint.tsx'
import { accountsPage } from './accounts/AccountsPage.entrypoint.tsx'
import { accountServicePage } from './account/AccountServicePage.entrypoint.tsx'
import { editAccountDialog } from './account/EditAccountDialog.entrypoint.tsx'
import { reviseCertificateDialog } from './certificate/ReviseCertificateDialog.entrypoint.tsx'
import { viewCertificateDialog } from './certificate/ViewCertificateDialog.entrypoint.tsx'
import { accountCertificatesPage } from './certificates/AccountCertificatesPage.entrypoint.tsx'
import { issueToHoldersDialog } from './certificates/IssueToHoldersDialog.entrypoint.tsx'
import { reissueCertificatesDialog } from './certificates/ReissueCertificatesDialog.entrypoint.tsx'
import { importPage } from './import/ImportPage.entrypoint.tsx'
import { createAccountDialog } from './newAccount/CreateAccountDialog.entrypoint.tsx'
import { createCertificateDialog } from './newCertificate/CreateCertificateDialog.entrypoint.tsx'
import { createPolicyDialog } from './newPolicy/CreatePolicyDialog.entrypoint.tsx'
import { mergeAccountsDialog } from './merge/MergeAccountsDialog.entrypoint.tsx'
import { paths } from './paths.ts'
import { policiesPage } from './policies/PoliciesPage.entrypoint.tsx'
import { certificateFactsDialog } from './policy/CertificateFactsDialog.entrypoint.tsx'
import { editPolicyDialog } from './policy/EditPolicyDialog.entrypoint.tsx'
import { ExplorePolicyPage } from './policy/ExplorePolicyPage.tsx'
import { policyHistoryPage } from './policy/PolicyHistoryPage.entrypoint.tsx'
import { policyId } from './policy/policyId.ts'
import { policyOverviewPage } from './policy/PolicyOverviewPage.entrypoint.tsx'
import { policyPage } from './policy/PolicyPage.entrypoint.tsx'
import { renewPolicyDialog } from './policy/RenewPolicyDialog.entrypoint.tsx'
import { documentPage } from './policyDocuments/DocumentPage.entrypoint.tsx'
import { policyDocumentsPage } from './policyDocuments/PolicyDocumentsPage.entrypoint.tsx'
import { uploadDocumentDialog } from './policyDocuments/UploadDocumentDialog.entrypoint.tsx'
import { accountTimelinePage } from './timeline/AccountTimelinePage.entrypoint.tsx'
import { exportTimelineDialog } from './timeline/ExportTimelineDialog.entrypoint.tsx'

/** Path → entrypoint, nothing else; a dialog is a child of the page that it lies over. */
export const routes: RemoteRoute[] = [
  {
    path: 'accounts',
    ...accountsPage,
    children: [
      {
        path: 'new',
        ...createAccountDialog,
        action: (args) => import('./newAccount/createAccount.action.ts').then((it) => it.createAccount(args)),
      },
    ],
  },
  {
    path: 'accounts/import',
    ...importPage,
    action: (args) =>
      args.request.method === 'DELETE'
        ? import('./import/undoImport.action.ts').then((it) => it.undoImport(args))
        : import('./import/startImport.action.ts').then((it) => it.startImport(args)),
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
            // What is being edited stays as it was opened, whatever is sent meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: (args) =>
              import('./account/updateAccount.action.ts').then((it) => it.updateAccount(args)),
          },
          {
            path: 'merge',
            ...mergeAccountsDialog,
            action: (args) =>
              args.request.method === 'DELETE'
                ? import('./merge/undoMerge.action.ts').then((it) => it.undoMerge(args))
                : import('./merge/mergeAccounts.action.ts').then((it) => it.mergeAccounts(args)),
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
            // What is being typed stays, whatever is sent meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: (args) =>
              import('./newCertificate/createCertificate.action.ts').then((it) => it.createCertificate(args)),
          },
          {
            path: 'reissue',
            ...reissueCertificatesDialog,
            action: (args) =>
              import('./certificates/reissueCertificates.action.ts').then((it) =>
                it.reissueCertificates(args),
              ),
          },
          {
            path: 'issue-to-list',
            ...issueToHoldersDialog,
            action: (args) =>
              import('./certificates/issueToHolders.action.ts').then((it) => it.issueToHolders(args)),
          },
          { path: ':certificateId', ...viewCertificateDialog },
          {
            path: ':certificateId/revise',
            ...reviseCertificateDialog,
            // What is being revised stays as it was opened, whatever is sent meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) =>
              currentParams['certificateId'] !== nextParams['certificateId'],
            action: (args) =>
              import('./certificate/reviseCertificate.action.ts').then((it) => it.reviseCertificate(args)),
          },
        ],
      },
      { path: 'service', ...accountServicePage },
      {
        path: 'timeline',
        ...accountTimelinePage,
        children: [
          {
            path: 'export',
            ...exportTimelineDialog,
            action: (args) =>
              import('./timeline/exportTimeline.action.ts').then((it) => it.exportTimeline(args)),
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
        // What is being typed stays, whatever is sent meanwhile (spec of policies, section 7).
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
        action: (args) =>
          import('./newPolicy/createPolicies.action.ts').then((it) => it.createPolicies(args)),
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
            // What is being edited stays as it was opened, whatever is sent meanwhile.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: (args) => import('./policy/updatePolicy.action.ts').then((it) => it.updatePolicy(args)),
          },
          {
            path: 'renew',
            ...renewPolicyDialog,
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
            action: (args) => import('./policy/renewPolicy.action.ts').then((it) => it.renewPolicy(args)),
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
        action: (args) =>
          import('./policyDocuments/deleteDocument.action.ts').then((it) => it.deleteDocument(args)),
        children: [
          {
            path: 'new',
            ...uploadDocumentDialog,
            action: (args) =>
              import('./policyDocuments/uploadDocument.action.ts').then((it) => it.uploadDocument(args)),
          },
        ],
      },
      { path: 'explore', Component: ExplorePolicyPage },
      { path: 'history', ...policyHistoryPage },
    ],
  },
]
