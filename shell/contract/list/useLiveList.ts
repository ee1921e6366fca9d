import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { host } from '../host.ts'
import { useAgencyChanges } from '../useAgencyChanges.ts'
import { heldRows } from './heldRows.ts'

/** The API returns at most this many rows at once: a longer list says that it changed instead of reloading. */
const mostReloaded = 200

/** Minimum time between two reloads, however busy the agency is. */
const pauseMs = 200

/** Lists the user left: their rows may be outdated on return. */
const listsLeft = new Set<string>()

interface LiveListOptions<Row> {
  /** The list's path. */
  path: string
  liveTypes: ReadonlySet<string>
  /** Another connection is another list: its rows are shown as they are. */
  connectionId: string
  rows: readonly Row[]
  /** Wraps the table: while it is hovered or scrolled, no row moves. */
  place: RefObject<HTMLElement | null>
  /** Reloads the first rows, replacing all loaded ones. */
  reload: (first: number) => Promise<unknown>
}

/** Keeps a list up to date without moving rows under the pointer. */
export function useLiveList<Row extends { readonly id: string }>({
  path,
  liveTypes,
  connectionId,
  rows,
  place,
  reload,
}: LiveListOptions<Row>) {
  const isPointedAt = useRef(false)
  const [kept, setKept] = useState<{ connectionId: string; rows: readonly Row[] } | null>(null)
  const [outdated, setOutdated] = useState<ReadonlySet<string> | null>(null)

  const held = useMemo(() => {
    if (kept?.connectionId !== connectionId) return { rows, arrived: 0, left: 0 }
    const store = host().environment.getStore().getSource()
    // The store may have dropped a record that no list contains any more.
    return heldRows(
      kept.rows.filter(({ id }) => store.has(id)),
      rows,
    )
  }, [kept, connectionId, rows])

  const lookAgain = useAgencyChanges(
    ({ typename }) => liveTypes.has(typename),
    async (changes) => {
      if (rows.length > mostReloaded) {
        setOutdated((ids) => new Set([...(ids ?? []), ...changes.map(({ subjectId }) => subjectId)]))
        return
      }
      setKept({ connectionId, rows: held.rows })
      await reload(Math.max(rows.length, 50))
      settle()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    },
  )

  const handleReturn = useEffectEvent(lookAgain)
  useEffect(() => {
    const timer = listsLeft.delete(path) ? setTimeout(handleReturn, pauseMs) : undefined
    return () => {
      clearTimeout(timer)
      listsLeft.add(path)
    }
  }, [path])

  /** Shows the current rows, unless the user is about to click one. */
  function settle() {
    if (!isPointedAt.current && !isScrolled(place.current)) setKept(null)
  }

  function showLatest() {
    setKept(null)
    if (outdated) {
      setOutdated(null)
      void reload(50)
    }
    globalThis.scrollTo({ top: 0 })
  }

  const label = outdated ? changesText(outdated.size) : heldText(held)
  return {
    rows: held.rows,
    /** How many more rows are shown than the server lists now: those that left it and are held, without those that wait. */
    surplus: held.left - held.arrived,
    news: label === null ? undefined : { label, onShow: showLatest },
    pointerHandlers: {
      onPointerEnter: () => {
        isPointedAt.current = true
      },
      onPointerLeave: () => {
        isPointedAt.current = false
        settle()
      },
    },
  }
}

function isScrolled(place: HTMLElement | null): boolean {
  return place !== null && place.getBoundingClientRect().top < 0
}

function heldText({ arrived, left }: { arrived: number; left: number }): string | null {
  if (arrived > 0) return `${arrived} new`
  return left > 0 ? changesText(left) : null
}

/** None are known after a lost connection or time away: anything may have changed. */
function changesText(changes: number): string {
  if (changes === 0) return 'Refresh list'
  return changes === 1 ? '1 change' : `${changes} changes`
}
