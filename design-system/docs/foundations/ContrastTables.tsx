import { contrastRatio } from '../../theme/contrastRatio.ts'
import { Board } from './Board.tsx'
import * as styles from './ContrastTables.css.ts'
import { type ColorToken, type DocumentedTheme, documentedThemes } from './documentedThemes.ts'

const surfaces = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'hover',
  'pressed',
  'selected',
] satisfies ColorToken[]
const texts = ['text', 'textMuted', 'textSubtle', 'link', 'textDisabled'] satisfies ColorToken[]

/** Each text on each surface of every theme, in its own colours, with the contrast that they have. */
export function ContrastTables() {
  return documentedThemes.map((theme) => (
    <Board key={theme.name} title={`${theme.name} – texts at least ${theme.least}:1`} tokens={theme.tokens}>
      <ContrastTable theme={theme} />
    </Board>
  ))
}

function ContrastTable({ theme: { name, colors, least } }: { theme: DocumentedTheme }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{`Contrast of texts on surfaces, ${name}`}</caption>
      <thead>
        <tr>
          <th className={styles.heading}>Text</th>
          {surfaces.map((surface) => (
            <th key={surface} className={styles.heading}>
              {surface}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map((text) => (
          <tr key={text}>
            <th className={styles.rowName}>{text}</th>
            {surfaces.map((surface) => (
              <td
                key={surface}
                className={styles.cell}
                style={{ background: colors.color[surface], color: colors.color[text] }}
              >
                <Ratio
                  ratio={contrastRatio(colors.color[text], colors.color[surface])}
                  least={leastOf(text, least)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// What cannot be pressed is free of the rule (WCAG 1.4.3), and its reason is written in a text that is not.
function leastOf(text: ColorToken, least: number): number {
  return text === 'textDisabled' ? 0 : least
}

function Ratio({ ratio, least }: { ratio: number; least: number }) {
  const shown = ratio.toFixed(1)
  return ratio < least ? <strong>{`${shown} fails`}</strong> : shown
}
