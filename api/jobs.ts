import type { Documents } from './documents/index.ts'
import { sweepFiles } from './files/index.ts'
import { knowledgeJobs } from './knowledge/index.ts'
import type { AnyJobHandler, Clock, Mail } from './platform/index.ts'
import { servicingJobs } from './servicing/index.ts'

interface JobsGround {
  readonly clock: Clock
  readonly documents: Pick<Documents, 'pdf' | 'bundle'>
  readonly mail: Pick<Mail, 'send'>
  /** Where the application is, without a slash at the end. */
  readonly publicUrl: string
}

/** Everything that is done outside of requests. */
export function jobs(ground: JobsGround): AnyJobHandler[] {
  return [sweepFiles(ground.clock), ...servicingJobs(ground), ...knowledgeJobs(ground)]
}
