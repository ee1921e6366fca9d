/** The dialog's wording. */
export const reviseCertificateWords = {
  title: 'Revise certificate',
  description: 'Issues a new revision from the policies as they are now; the revision before stays as it is.',
} as const
