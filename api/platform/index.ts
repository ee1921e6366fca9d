export type { AgencyManifest } from './agencyFolder/agencyManifest.ts'
export type { ClaimOf } from './agencyFolder/checkAgencyFolder.ts'
export { openStaging } from './agencyFolder/openStaging.ts'
export { backupTo } from './backup/backupTo.ts'
export { requireExportFolder } from './agencyFolder/exportAgency.ts'
export { BackupError, type Manifest } from './backup/manifest.ts'
export { restoreFrom } from './backup/restoreFrom.ts'
export type { AgencyStore, CommitOptions, CommitResult, Stored } from './agencyStore.ts'
export { UnknownAgencyError } from './agencies.ts'
export {
  type BlobInfo,
  type Blobs,
  BlobTooLargeError,
  type ByteRange,
  type DownloadLink,
} from './blobs/blobs.ts'
export type { S3Config } from './blobs/s3Blobs.ts'
export { dayInWords, daysBetween, isCalendarDay, isoDay, midnightOf, shifted, usDate } from './calendarDay.ts'
export { type Change, create, remove, replace, type UpdateTypes } from './change.ts'
export { isSame } from './changedFields.ts'
export { type Clock, type ManualClock, manualClock, systemClock } from './clock.ts'
export { listed } from './listed.ts'
export { businessName, capitalized, filterWords, folded, hasWords, withSinglePeriods } from './folded.ts'
export { FetchRefusedError, guardedFetch } from './guardedFetch.ts'
export { openWebSearch, type WebResult, type WebSearch } from './webSearch.ts'
export { streamOf } from './streamOf.ts'
export { type FileContent, type Folder, listFolders, openFolder, readTextFile } from './folder.ts'
export { isHost, reachableHost } from './hostAddress.ts'
export { AddressError, type HttpServer, isCutOff, type Sender, startHttpServer } from './httpServer.ts'
export { isDiskFull, StoreError } from './storeError.ts'
export { type Section, sectionedPage } from './sectionedPage.ts'
export {
  type AnyJobHandler,
  defineJob,
  type Job,
  type JobHandler,
  jobKind,
  type JobOutcome,
  type JobPlan,
  type JobRun,
  planJob,
} from './jobs/job.ts'
export { prune } from './jobs/prune.ts'
export type { Jobs } from './jobs/jobRunner.ts'
export { openMailboxAccess, type MailboxAccess, type MailboxConfig } from './mail/mailboxAccess.ts'
export type { KeptMessage, Mail, Message } from './mail/mail.ts'
export { createIdMaker, derivedId, idPrefix, isId, type IdMaker } from './idMaker.ts'
export type { Claim, Decision, Kept, Keyspace, Release } from './keyspace.ts'
export { type AnyKind, type Compare, defineKind, type Kind, type Row, type Searched } from './kind.ts'
export { type Actor, type InitiatorType, initiatorTypes, type LedgerEntry } from './ledger.ts'
export { type Log, silentLog } from './log.ts'
export { type Excerpt, excerptOf, hasSought } from './search/excerptOf.ts'
export { SearchIndex } from './search/searchIndex.ts'
export { openPlatform, type Platform, type PlatformConfig, type PlatformOptions } from './platform.ts'
export { missingLast } from './missingLast.ts'
export { isPrivateFolder, makePrivateFolder } from './privateFolder.ts'
export { exit, onStop, printLine, readEnvironment } from './process.ts'
export { CommitTooLargeError, RecordTooLargeError } from './preparedCommit.ts'
export { exactSizeOf } from './sizeOf.ts'
export type { Hit, Page, PageQuery, RowFilter, Table, Within } from './table.ts'
export { conflict, retryOnConflict, retryOrThrow } from './retryOnConflict.ts'
export { maxTextBytes, type TextChange, TextTooLongError } from './text.ts'
export { withoutCardNumbers } from './withoutCardNumbers.ts'
