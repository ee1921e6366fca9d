interface Renderer {
  rendererPackageName?: string
}

interface DevToolsHook {
  renderers: Map<number, Renderer>
  inject: (renderer: Renderer) => number
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: DevToolsHook | undefined
}

// Development only. The stub that hot reloading puts in the place of the developer tools forgets renderers; a remote,
// which arrives after React has started, then finds none and cannot refresh its components.
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
if (hook) {
  const { inject } = hook
  hook.inject = (renderer) => {
    const id = inject(renderer)
    hook.renderers.set(id, renderer)
    return id
  }
}

export {}
