import { nextTask } from './start/nextTask.ts'

// The platform's scripts are evaluated in parts so that the browser can paint and respond in between: as one script they would block
// a slow machine for half a second. Everything is already in the page, so nothing here waits for the network.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './relay/createEnvironment.ts'),
  () => import(/* webpackMode: "eager" */ '@coverdesk/design-system'),
  () => import(/* webpackMode: "eager" */ './frame/RouterLink.tsx'),
  () => import(/* webpackMode: "eager" */ './frame/Frame.tsx'),
  () => import(/* webpackMode: "eager" */ './routing/createAppRouter.tsx'),
] satisfies (() => Promise<unknown>)[]

for (const evaluate of parts) {
  await evaluate()
  await nextTask()
}
const { openApp } = await import(/* webpackMode: "eager" */ './start/openApp.tsx')
await openApp()
