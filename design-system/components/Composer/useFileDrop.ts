import { type ClipboardEvent, type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import { foldersIn } from '../FileField/foldersIn.ts'

interface FileDropOptions {
  isEnabled: boolean
  /** Also accepts drops and pastes elsewhere on the page unless a dialog is open. */
  isPageWide?: boolean
  onFiles: (files: FileList, folders?: ReadonlySet<File>) => void
}

/** Accepts files dropped or pasted onto a part of the screen. */
export function useFileDrop({ isEnabled, isPageWide = false, onFiles }: FileDropOptions) {
  const [isOver, setIsOver] = useState(false)

  const takesHere = (event: Event) =>
    isEnabled && !event.defaultPrevented && document.querySelector('[role=dialog]') === null
  const handlePageDrag = useEffectEvent((event: globalThis.DragEvent) => {
    if (!takesHere(event) || !carriesFiles(event)) return
    event.preventDefault()
    setIsOver(true)
  })
  const handlePageLeave = useEffectEvent(({ relatedTarget }: globalThis.DragEvent) => {
    if (relatedTarget === null) setIsOver(false)
  })
  const handlePageDrop = useEffectEvent((event: globalThis.DragEvent) => {
    setIsOver(false)
    if (!takesHere(event) || !event.dataTransfer || !carriesFiles(event)) return
    event.preventDefault()
    onFiles(event.dataTransfer.files, foldersIn(event.dataTransfer))
  })
  const handlePagePaste = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? { files: null, types: [] }
    if (!takesHere(event) || !files?.length || types.includes('text/plain')) return
    event.preventDefault()
    onFiles(files)
  })

  useEffect(() => {
    if (!isPageWide) return
    const listening = new AbortController()
    const options = { signal: listening.signal }
    document.addEventListener('dragover', (event) => handlePageDrag(event), options)
    document.addEventListener('dragleave', (event) => handlePageLeave(event), options)
    document.addEventListener('drop', (event) => handlePageDrop(event), options)
    document.addEventListener('paste', (event) => handlePagePaste(event), options)
    return () => listening.abort()
  }, [isPageWide])
  return {
    isOver: isOver && isEnabled,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!isEnabled || !carriesFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      },
      onDrop(event: DragEvent) {
        setIsOver(false)
        if (!isEnabled || !carriesFiles(event)) return
        event.preventDefault()
        onFiles(event.dataTransfer.files, foldersIn(event.dataTransfer))
      },
      onPaste(event: ClipboardEvent) {
        const { files, types } = event.clipboardData
        // Spreadsheet cells are pasted as text and as a picture; the text is what the user means.
        if (!isEnabled || files.length === 0 || types.includes('text/plain')) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}

function carriesFiles({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer?.types.includes('Files') === true
}
