import { registerSlot, type Remote } from '@coverdesk/contract'
import { paths } from './paths.ts'
import { routes } from './routes.ts'

const openInCopilot = 'Open in Copilot'

export const remote = {
  routes,
  start() {
    registerSlot('serviceRequest.actions', 'copilot', ({ serviceRequestId }) => [
      { id: 'copilot', label: openInCopilot, href: paths.newWorkspace({ serviceRequestId }) },
    ])
    registerSlot('account.actions', 'copilot', ({ accountId }) => [
      { id: 'copilot', label: openInCopilot, href: paths.newWorkspace({ accountId }) },
    ])
    registerSlot('policy.actions', 'copilot', ({ policyId }) => [
      { id: 'copilot', label: openInCopilot, href: paths.newWorkspace({ businessPolicyId: policyId }) },
    ])
  },
} satisfies Remote
