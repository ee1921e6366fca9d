import { useMemo, type Ref, type RefCallback } from 'react'

/** Merges the component's own ref with a given one. */
export function useMergedRef<Instance>(own: Ref<Instance>, given: Ref<Instance> | undefined) {
  return useMemo<RefCallback<Instance>>(
    () => (instance) => {
      const cleanups = [fill(own, instance), fill(given, instance)]
      return () => cleanups.forEach((cleanup) => cleanup())
    },
    [own, given],
  )
}

function fill<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(instance)
    return typeof cleanup === 'function' ? cleanup : () => void ref(null)
  }
  if (ref) ref.current = instance
  return () => {
    if (ref) ref.current = null
  }
}
