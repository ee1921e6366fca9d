/** The dialog's text (spec of policies, section 2). */
export const createPolicyWords = {
  title: 'Create a new policy',
  description: 'Create a new policy and associate it with an account.',
} as const
