/** The dialog's text (spec of accounts, section 2). */
export const createCertificateWords = { title: 'Create a new certificate' } as const
