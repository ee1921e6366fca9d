import type { ReactNode } from 'react'
import * as styles from './Scene.css.ts'

export interface SceneProps {
  title: string
  /** At the end of the title's line. */
  state?: ReactNode
  children: ReactNode
}

/** A piece of the product, drawn from its own parts; the words around it say what it shows. */
export function Scene({ title, state, children }: SceneProps) {
  return (
    <div className={styles.scene} aria-hidden inert>
      <div className={styles.bar}>
        <span className={styles.cut}>{title}</span>
        {state}
      </div>
      {children}
    </div>
  )
}
