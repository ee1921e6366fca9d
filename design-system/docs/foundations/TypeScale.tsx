import { vars } from '../../theme/contract.css.ts'
import { Board } from './Board.tsx'
import * as styles from './TypeScale.css.ts'
import { useTokenValues } from './useTokenValues.ts'

type Size = keyof typeof vars.fontSize

const uses: Record<Size, string> = {
  micro: 'Initials in a small picture',
  tiny: 'Initials, keys',
  caption: 'Table headings, badges',
  small: 'Labels, hints, second lines',
  body: 'Everything else',
  lead: 'Panel titles, fields on a phone',
  title: 'Dialog titles',
  headline: 'Page titles',
  display: 'One figure',
}

/** Every font size with its value and use. */
export function TypeScale() {
  const values = useTokenValues(vars.fontSize)
  return (
    <Board>
      <ul className={styles.rows}>
        {values.map(([name, value]) => (
          <li key={name} className={styles.row}>
            <span className={styles.note}>{`${name} ${value}`}</span>
            <span className={styles.sample} style={{ fontSize: vars.fontSize[name as Size] }}>
              Alder Ridge Roofing, $1,240,500.00
            </span>
            <span className={styles.use}>{uses[name as Size]}</span>
          </li>
        ))}
      </ul>
    </Board>
  )
}

/** The three weights, each with its use. */
export function Weights() {
  const values = useTokenValues(vars.weight)
  return (
    <Board>
      <ul className={styles.rows}>
        {values.map(([name, value]) => (
          <li key={name} className={styles.row}>
            <span className={styles.note}>{`${name} ${value}`}</span>
            <span className={styles.sample} style={{ fontWeight: value }}>
              General liability, effective Mar 1, 2026
            </span>
            <span className={styles.use}>{weightUses[name]}</span>
          </li>
        ))}
      </ul>
    </Board>
  )
}

const weightUses: Record<string, string> = {
  regular: 'Text to read',
  medium: 'Labels, buttons, names in lists',
  semibold: 'Titles',
}
