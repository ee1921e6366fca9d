import { registerSlot, type Remote } from '@coverdesk/contract'
import { SparklesIcon } from '@coverdesk/design-system'
import { paths } from './paths.ts'
import { routes } from './routes.ts'

const openInCopilot = { id: 'copilot', label: 'Open in Copilot', icon: SparklesIcon }

export const remote = {
  routes,
  start() {
    registerSlot('serviceRequest.actions', 'copilot', ({ serviceRequestId }) => [
      { ...openInCopilot, href: paths.newWorkspace({ serviceRequestId }) },
    ])
    registerSlot('account.actions', 'copilot', ({ accountId }) => [
      { ...openInCopilot, href: paths.newWorkspace({ accountId }) },
    ])
    registerSlot('policy.actions', 'copilot', ({ policyId }) => [
      { ...openInCopilot, href: paths.newWorkspace({ businessPolicyId: policyId }) },
    ])
  },
} satisfies Remote
