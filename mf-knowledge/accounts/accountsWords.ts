/** The list's wording (spec of accounts, section 2). */
export const accountsWords = {
  title: 'Accounts',
  subtitle: "View and manage your agency's accounts",
  filter: 'Start typing to filter...',
  loading: 'Loading accounts...',
  create: 'Create Account',
  none: {
    title: 'No accounts found',
    description: "Your agency's clients will be listed here.",
  },
  noneMatching: {
    title: 'No accounts found',
    description: 'No account matches these filters.',
  },
} as const
