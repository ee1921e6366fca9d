import { type ClipboardEvent, type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import { foldersIn } from '../FileField/foldersIn.ts'

interface FileDropOptions {
  isEnabled: boolean
  /** Also takes what is dropped or pasted elsewhere on the page, unless a dialog lies over it. */
  isPageWide?: boolean
  onFiles: (files: FileList, folders?: ReadonlySet<File>) => void
}

/** Takes files that are dropped or pasted onto a part of the screen. */
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
        // Cells of a spreadsheet come as text and as a picture of it: the text is meant.
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
