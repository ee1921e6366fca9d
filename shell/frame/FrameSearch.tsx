import { FailureBoundary, loadable, useLocation, useViewer } from '@coverdesk/contract'
import { toast, useCommandKey } from '@coverdesk/design-system'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { noteOpened } from '../search/openedRecords.ts'
import { SearchButton } from './SearchButton.tsx'

const palette = loadable(async () => (await import('../search/SearchPalette.tsx')).SearchPalette)

/** Global search: its box, its shortcut, and the palette that both open. */
export function FrameSearch({ remotes }: { remotes: readonly RemoteDescription[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  const { pathname } = useLocation()
  const { id: viewerId } = useViewer()

  useEffect(() => noteOpened(viewerId, pathname), [viewerId, pathname])
  useCommandKey(() => {
    if (isOpen) setIsOpen(false)
    else if (!document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) open()
  })

  function open() {
    palette.preload()
    setIsOpen(true)
    setOpened((times) => times + 1)
  }

  return (
    <>
      <SearchButton onPress={open} onIntent={palette.preload} />
      {opened > 0 && (
        <FailureBoundary resetKey={opened} fallback={<SearchFailure onFailure={() => setIsOpen(false)} />}>
          <Suspense>
            <palette.Component isOpen={isOpen} onClose={() => setIsOpen(false)} remotes={remotes} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}

/** Reports that the palette's code failed to load and leaves the page as it was. */
function SearchFailure({ onFailure }: { onFailure: () => void }) {
  const tell = useEffectEvent(() => {
    onFailure()
    toast.show({
      tone: 'danger',
      title: 'The search could not be loaded',
      description: 'The server could not be reached. Try again in a moment.',
    })
  })
  useEffect(() => tell(), [])
  return null
}
