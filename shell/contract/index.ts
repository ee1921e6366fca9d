/** Everything a remote may import besides the design system. Add and deprecate before removing. */
export type { Remote, RemoteRoute } from './Remote.ts'
export { links } from './links.ts'
export type { AccountTab, PolicyTab, ServiceRequestFilters, ServiceRequestTab } from './links.ts'

export { defineEntrypoint } from './defineEntrypoint.tsx'
export type { Entrypoint, EntrypointOptions, PageProps } from './defineEntrypoint.tsx'
export type { EntrypointAddress } from './entrypointAddress.ts'
export { defineList, defineTable } from './list/defineList.ts'
export { choices, ownFilter, toggle } from './list/listFilters.ts'
export { defineListEntrypoint } from './list/defineListEntrypoint.tsx'
export { ListPage, useOpenList } from './list/ListPage.tsx'
export { ListTable } from './list/ListTable.tsx'
export { RecordTable, RecordTableLoading } from './list/RecordTable.tsx'
export { loadable } from '@coverdesk/design-system'
export { runMutation } from './runMutation.ts'
export { refresh } from './refresh.ts'
export { formErrors } from './formErrors.ts'
export type { FieldError, FormErrors, MutationAnswer } from './formErrors.ts'
export { errorText, mutationErrors, mutationFailure } from './mutationErrors.ts'
export { useSave } from './useSave.ts'
export { uploadFile } from './uploadFile.ts'
export type { UploadedFile, UploadOptions } from './uploadFile.ts'
export { RequestFailure } from './RequestFailure.ts'
export { MissingRecord } from './MissingRecord.tsx'
export type { MissingRecordProps } from './MissingRecord.tsx'
export { FailureBoundary } from './FailureBoundary.tsx'
export type { FailureBoundaryProps } from './FailureBoundary.tsx'

export { useViewer } from './useViewer.ts'
export type { Viewer } from './useViewer.ts'
export { fieldText } from './fieldText.ts'
export { foundText } from './foundText.ts'
export { useDialog, useDialogRoute } from './dialogRoute.tsx'
export { usePageTitle } from './usePageTitle.ts'
export { openSource, quotedPlace, sourceSearch, withoutParams, withoutSource } from './sourcePlace.ts'
export type { SourcePlace } from './sourcePlace.ts'
export { useBackLink } from './useBackLink.ts'
export type { BackLink } from './useBackLink.ts'
export { useAgencyChanges } from './useAgencyChanges.ts'
export type { Concern } from './useAgencyChanges.ts'
export { useFreshLinks } from './useFreshLinks.ts'
export { useLiveStatus } from './useLiveStatus.ts'
export { useWatch } from './useWatch.ts'
export type { WatchStatus } from './useWatch.ts'
export type { AgencyChange, LiveStatus } from './LiveFeed.ts'
export { useShortcuts } from './useShortcuts.ts'
export { registerSlot } from './slots.ts'
export type { SlotAction, SlotIds, SlotName } from './slots.ts'
export { useSlot } from './useSlot.ts'

// The domain terms that several areas use.
export { lineOfBusinessLabel } from './lineOfBusinessLabel.ts'
export { labelOf, optionsOf } from './labels.ts'
export { PreparedWorkBadge } from './PreparedWorkBadge.tsx'
export { hasMarks, RequestMarks } from './RequestMarks.tsx'
export { RequestStateBadge } from './RequestStateBadge.tsx'
export { CallStatusBadge } from './CallStatusBadge.tsx'
export { ThreadStateBadge, WaitingForBadge } from './ThreadStateBadge.tsx'
export { EmailLink } from './EmailLink.tsx'
export { ExportLink } from './ExportLink.tsx'
export type { ExportLinkProps } from './ExportLink.tsx'
export { accountField, accountOption, searchAccounts, searchBusinesses } from './searchAccounts.ts'
export { requestTypeLabel, requestTypes } from './requestTypeLabel.ts'

// Named exports, so that unused parts of the router and Relay are left out of the bundle.
export {
  data,
  Form,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  replace,
  useActionData,
  useFetcher,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useSearchParams,
  useSubmit,
} from 'react-router'
export type { ActionFunctionArgs, LoaderFunctionArgs, Location, NavigateFunction } from 'react-router'
export {
  graphql,
  useFragment,
  useLazyLoadQuery,
  usePaginationFragment,
  usePreloadedQuery,
  useRefetchableFragment,
  useRelayEnvironment,
} from 'react-relay'
export type { PreloadedQuery } from 'react-relay'
