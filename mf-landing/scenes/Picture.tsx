import type { ReactNode } from 'react'
import { picture } from './Picture.css.ts'

/** Something to look at: it is drawn from the product's own parts, and the words beside it say what it shows. */
export function Picture({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`${picture} ${className}`} aria-hidden inert>
      {children}
    </div>
  )
}
