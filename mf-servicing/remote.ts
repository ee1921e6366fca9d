import type { Remote } from '@coverdesk/contract'
import { routes } from './routes.ts'

export const remote = { routes } satisfies Remote
