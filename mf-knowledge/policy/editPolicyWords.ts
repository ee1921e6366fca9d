/** The dialog's text (spec of policies, section 2). */
export const editPolicyWords = { title: 'Edit policy', description: 'Edit the policy details.' } as const
