/** What an event in an account's timeline is about. */
export const timelineSubjects = [
  'ACCOUNT',
  'APPLICATION',
  'CERTIFICATE',
  'CONTACT',
  'DOCUMENT',
  'POLICY',
  'SERVICE_REQUEST',
] as const
export type TimelineSubject = (typeof timelineSubjects)[number]
