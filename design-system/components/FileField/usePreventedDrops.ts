import { useEffect } from 'react'

/** A file that is dropped beside the zone would open in place of the page and what was typed there. */
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
