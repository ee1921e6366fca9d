/** The dialog's text. */
export const reviseCertificateWords = {
  title: 'Revise certificate',
  description: 'Issues a new revision from the current policies. The previous revision is kept.',
} as const
