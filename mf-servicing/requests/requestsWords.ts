/** The list's wording (spec 2.9). */
export const requestsWords = {
  title: 'Servicing',
  subtitle: 'Service requests from your customers',
  filter: 'Start typing to filter...',
  loading: 'Loading service requests...',
  none: {
    title: 'No service requests found',
    description: "Your clients haven't made any service requests yet",
  },
  noneMatching: {
    title: 'No service requests found',
    description: 'No service request matches these filters.',
  },
} as const
