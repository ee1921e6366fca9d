import { type ReactNode, useId, useLayoutEffect } from 'react'
import { isAccent } from '../../theme/accent/accentColors.ts'
import { accentRules } from '../../theme/accent/accentRules.ts'
import * as styles from './AgencyAccent.css.ts'

export type AgencyAccentProps = {
  /** The agency's colour as `#rrggbb`; the product's own petrol while there is none, or it is written otherwise. */
  color: string | undefined
  /** What alone has this colour; the whole document by default. */
  children?: ReactNode
}

/** Gives an agency its own accent; whatever the colour, every text stays readable in every theme. */
export function AgencyAccent({ color, children }: AgencyAccentProps) {
  const id = useId()
  const isWhole = children === undefined

  useLayoutEffect(() => {
    // A colour is an agency's setting: one that nobody can read must not take the page away.
    if (color === undefined || !isAccent(color)) return
    // A sheet of the document's own: the content security policy lets no style element in.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(accentRules(color, isWhole ? undefined : `[data-accent="${id}"]`))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [color, id, isWhole])

  return isWhole ? null : (
    <div data-accent={id} className={styles.part}>
      {children}
    </div>
  )
}
