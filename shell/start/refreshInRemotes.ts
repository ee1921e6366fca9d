// Development only. The hot reloading stub that replaces the developer tools forgets renderers; a remote,
// which loads after React has started, then finds none and cannot refresh its components.
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
