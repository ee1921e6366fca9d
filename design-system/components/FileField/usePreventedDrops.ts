import { useEffect } from 'react'

/** A file dropped beside the zone would replace the page and its input. */
export function usePreventedDrops() {
  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

function refuse(event: DragEvent) {
  const bringsFiles = event.dataTransfer?.types.includes('Files') === true
  if (!bringsFiles || event.defaultPrevented) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
