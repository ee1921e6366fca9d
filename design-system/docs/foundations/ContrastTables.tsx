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
const edges = ['borderControl', 'focus'] satisfies ColorToken[]
const fills = [
  ['textOnAccent', ['accent', 'accentHover', 'accentPressed']],
  ['textOnDanger', ['danger', 'dangerHover', 'dangerPressed']],
] satisfies [ColorToken, ColorToken[]][]

/** The contrast of text and UI elements on each surface of every theme. */
export function ContrastTables() {
  return documentedThemes.map((theme) => (
    <Board
      key={theme.name}
      title={`${theme.name} – texts at least ${theme.least}:1, edges and focus ${theme.leastOfShapes}:1`}
      tokens={theme.tokens}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it */}
      <div className={styles.scroller} role="region" aria-label={`Contrast, ${theme.name}`} tabIndex={0}>
        <SurfaceTable theme={theme} />
        <FillTable theme={theme} />
      </div>
    </Board>
  ))
}

function SurfaceTable({ theme }: { theme: DocumentedTheme }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{`Contrast on surfaces, ${theme.name}`}</caption>
      <thead>
        <tr>
          <th className={styles.heading}>On</th>
          {surfaces.map((surface) => (
            <th key={surface} className={styles.heading}>
              {surface}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...texts, ...edges].map((token) => (
          <tr key={token}>
            <th className={styles.rowName}>{token}</th>
            {surfaces.map((surface) => (
              <Pair key={surface} theme={theme} token={token} background={surface} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FillTable({ theme }: { theme: DocumentedTheme }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{`Contrast on filled buttons, ${theme.name}`}</caption>
      <tbody>
        {fills.map(([token, backgrounds]) => (
          <tr key={token}>
            <th className={styles.rowName}>{token}</th>
            {backgrounds.map((background) => (
              <Pair key={background} theme={theme} token={token} background={background} isNamed />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PairProps {
  theme: DocumentedTheme
  token: ColorToken
  background: ColorToken
  /** Whether it names its background when no heading does. */
  isNamed?: boolean
}

function Pair({ theme, token, background, isNamed = false }: PairProps) {
  const { color } = theme.colors
  const isEdge = edges.some((edge) => edge === token)
  const ratio = contrastRatio(color[token], color[background])
  const look = isEdge
    ? { color: color.text, borderColor: color[token], background: color[background] }
    : { color: color[token], background: color[background] }
  return (
    <td className={styles.cell} style={look}>
      {isNamed && `${background} `}
      <Ratio ratio={ratio} least={isEdge ? theme.leastOfShapes : leastOf(token, theme.least)} />
    </td>
  )
}

// Disabled controls are exempt (WCAG 1.4.3), and their reasons are in readable text.
function leastOf(text: ColorToken, least: number): number {
  return text === 'textDisabled' ? 0 : least
}

function Ratio({ ratio, least }: { ratio: number; least: number }) {
  const shown = ratio.toFixed(1)
  return ratio < least ? <strong>{`${shown} fails`}</strong> : shown
}
