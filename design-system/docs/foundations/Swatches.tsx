import { vars } from '../../theme/contract.css.ts'
import { Board } from './Board.tsx'
import type { ColorToken } from './documentedThemes.ts'
import * as styles from './Swatches.css.ts'
import { useTokenValues } from './useTokenValues.ts'

const uses: Record<ColorToken, string> = {
  canvas: 'Behind everything',
  surface: 'Pages, panels, tables',
  raised: 'Menus, dialogs, toasts',
  sunken: 'Table headings, fields that cannot be changed',
  scrim: 'Over the page behind a dialog',
  hover: 'What is pointed at',
  pressed: 'What is pressed, the page one is on',
  selected: 'What is chosen',
  text: 'Words',
  textMuted: 'Second words: hints, labels',
  textSubtle: 'Third words: counts, placeholders',
  textDisabled: 'What cannot be pressed now',
  textOnAccent: 'Words on a filled button',
  textOnDanger: 'Words on a button that destroys',
  border: 'Hairlines between things',
  borderStrong: 'Edges of buttons and menus',
  borderControl: 'Edges of fields, 3:1',
  accent: 'The one button that matters',
  accentHover: 'It, pointed at',
  accentPressed: 'It, pressed',
  danger: 'The button that destroys',
  dangerHover: 'It, pointed at',
  dangerPressed: 'It, pressed',
  link: 'Words that lead somewhere',
  focus: 'The ring, 3:1 on every surface',
  skeleton: 'What is still loading',
}

/** Every color in the current theme, with its use. */
export function Swatches() {
  const values = useTokenValues(vars.color)
  return (
    <Board>
      <ul className={styles.swatches}>
        {values.map(([name, value]) => (
          <li key={name} className={styles.swatch}>
            <div className={styles.paint} style={{ background: vars.color[name as ColorToken] }} />
            <div>
              <div className={styles.name}>{name}</div>
              <div className={styles.use}>{uses[name as ColorToken]}</div>
              <div className={styles.value}>{value}</div>
            </div>
          </li>
        ))}
      </ul>
    </Board>
  )
}
