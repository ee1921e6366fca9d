/** What an event in an account's timeline is about. */
export const timelineSubjects = [
  'ACCOUNT',
  'APPLICATION',
  'CALL',
  'CERTIFICATE',
  'CONTACT',
  'DOCUMENT',
  'EMAIL_THREAD',
  'POLICY',
  'SERVICE_REQUEST',
] as const
export type TimelineSubject = (typeof timelineSubjects)[number]
