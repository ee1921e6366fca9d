import type { CSSProperties } from 'react'
import { vars } from '../../theme/contract.css.ts'
import { Board } from './Board.tsx'
import * as styles from './Tiles.css.ts'
import { useTokenValues } from './useTokenValues.ts'

const radiusUses: Record<string, string> = {
  s: 'Inside a control',
  m: 'Buttons, fields',
  l: 'Panels, tables, menus',
  xl: 'Dialogs',
  full: 'Badges, pictures of people',
}

const shadowUses: Record<string, string> = {
  low: 'Buttons',
  medium: 'Tooltips',
  high: 'Menus, dialogs, toasts',
}

const looks = {
  radius: (value: string): CSSProperties => ({ borderRadius: value }),
  shadow: (value: string): CSSProperties => ({ boxShadow: value }),
}

const uses = { radius: radiusUses, shadow: shadowUses }

/** Every radius or shadow, with its value and use. */
export function Tiles({ group }: { group: 'radius' | 'shadow' }) {
  const values = useTokenValues(vars[group])
  return (
    <Board>
      <ul className={styles.tiles}>
        {values.map(([name, value]) => (
          <li key={name}>
            <div className={styles.tile} style={looks[group](value)} />
            <div className={styles.name}>{name}</div>
            <div className={styles.use}>{uses[group][name]}</div>
            <div className={styles.value}>{value}</div>
          </li>
        ))}
      </ul>
    </Board>
  )
}
