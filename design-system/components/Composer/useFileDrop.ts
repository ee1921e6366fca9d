import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { foldersIn } from '../FileField/foldersIn.ts'

interface FileDropOptions {
  isEnabled: boolean
  onFiles: (files: FileList, folders?: ReadonlySet<File>) => void
}

/** Takes files that are dropped or pasted onto a part of the screen. */
export function useFileDrop({ isEnabled, onFiles }: FileDropOptions) {
  const [isOver, setIsOver] = useState(false)
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

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}
