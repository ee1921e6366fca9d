// Development only. The stub that hot reloading puts in the place of the developer tools forgets renderers; a remote,
// which arrives after React has started, then finds none and cannot refresh its components.
{
  interface DevToolsHook {
    renderers: Map<number, object>
    inject: (renderer: object) => number
  }

  const hook: DevToolsHook | undefined = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
  if (hook) {
    const { inject } = hook
    hook.inject = (renderer) => {
      const id = inject(renderer)
      hook.renderers.set(id, renderer)
      return id
    }
  }
}
