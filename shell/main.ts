import { nextTask } from './start/nextTask.ts'

// The platform is evaluated part by part, and the browser may paint and answer in between: as one script it would hold
// a slow machine for half a second. Everything is in the page already, so nothing here waits for the network.
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
