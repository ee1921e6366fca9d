import { type ReactNode, useId, useLayoutEffect } from 'react'
import { isAccent } from '../../theme/accent/accentColors.ts'
import { accentRules } from '../../theme/accent/accentRules.ts'
import * as styles from './AgencyAccent.css.ts'

export type AgencyAccentProps = {
  /** The agency's color as `#rrggbb`; the product's petrol if missing or invalid. */
  color: string | undefined
  /** The children to color; the whole document by default. */
  children?: ReactNode
}

/** Sets an agency's accent color; text stays readable in every theme with any color. */
export function AgencyAccent({ color, children }: AgencyAccentProps) {
  const id = useId()
  const isWhole = children === undefined

  useLayoutEffect(() => {
    // The color is an agency setting: an invalid one must not break the page.
    if (color === undefined || !isAccent(color)) return
    // An adopted style sheet, because the content security policy blocks style elements.
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
