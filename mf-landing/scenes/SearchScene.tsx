import { FileTextIcon, Icon, Kbd, SearchIcon } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'
import * as styles from './SearchScene.css.ts'

const found: readonly { document: string; page: number; words: ReactNode }[] = [
  {
    document: 'Ridgeline Roofing · General liability policy',
    page: 14,
    words: (
      <>
        … has signed a <Found>hold harmless</Found> agreement before the work began …
      </>
    ),
  },
  {
    document: 'Three Rivers Excavation · Endorsement CG 20 10',
    page: 2,
    words: (
      <>
        … any written contract with a <Found>hold harmless</Found> clause …
      </>
    ),
  },
  {
    document: 'Mill Pond Hospitality · Package policy',
    page: 31,
    words: (
      <>
        … <Found>hold harmless</Found> and indemnity clauses of the lease …
      </>
    ),
  },
]

/** A search over all documents, with the matches in context. */
export function SearchScene() {
  return (
    <Picture className={scene.sheet}>
      <div className={styles.field}>
        <Icon icon={SearchIcon} />
        <span className={scene.filling}>hold harmless</span>
        <Kbd>Enter</Kbd>
      </div>
      <div className={styles.results}>
        {found.map(({ document, page, words }) => (
          <div key={document} className={styles.result}>
            <span className={scene.accent}>
              <Icon icon={FileTextIcon} />
            </span>
            <span className={`${scene.column} ${scene.filling}`}>
              <span className={scene.strong}>{document}</span>
              <span className={styles.words}>{words}</span>
            </span>
            <span className={scene.small}>p. {page}</span>
          </div>
        ))}
      </div>
    </Picture>
  )
}

function Found({ children }: { children: ReactNode }) {
  return <span className={scene.marked}>{children}</span>
}
