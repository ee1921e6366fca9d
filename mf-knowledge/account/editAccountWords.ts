/** The dialog's text (spec of accounts, section 2). */
export const editAccountWords = { title: 'Edit account', description: 'Edit the account details.' } as const
