/** The list's wording (spec of policies, section 2). */
export const policiesWords = {
  title: 'Policies',
  subtitle: "View and manage your agency's policies",
  filter: 'Start typing to filter...',
  loading: 'Loading policies...',
  create: 'Add Policy',
  none: {
    title: 'No policies found',
    description: "Your clients' policies will be listed here.",
  },
  noneMatching: {
    title: 'No policies found',
    description: 'No policy matches these filters.',
  },
} as const
