/** How staff ask for it; the first four are shown as examples. */
export const phrasings: readonly string[] = [
  'summarize this email thread',
  'summarize where this stands, what changed and what is due when',
  'catch me up on this email chain',
  'who wants what in this thread',
  'where do we stand in this email thread',
  'read the thread and tell me what is open',
  'what are the deadlines in this email chain',
  'boil the email thread down to who owes what',
  'tl;dr of the attached email chain',
  'what changed since the first email in the chain',
  'sum up the back and forth with the GC',
  'what is still open in this correspondence',
  'summarize the letter and what is due when',
  'give me the status of this thread',
]
