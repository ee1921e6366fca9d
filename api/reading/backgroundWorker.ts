import type { Task, TaskOrder } from './openBackground.ts'
import { answerOrders } from './openThread.ts'

answerOrders(async ({ module, name, given }: TaskOrder) => {
  const exported = (await import(module)) as Record<string, Task<unknown[], unknown>>
  return exported[name]?.run(...given)
})
