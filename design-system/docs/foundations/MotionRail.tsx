import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { vars } from '../../theme/contract.css.ts'
import { Board } from './Board.tsx'
import * as styles from './MotionRail.css.ts'
import { useTokenValues } from './useTokenValues.ts'

const uses: Record<string, string> = {
  fast: 'Colors under the pointer, menus',
  normal: 'What moves by its own size',
  dialog: 'Dialogs, the sidebar on a phone',
  spin: 'One turn of a spinner',
  pulse: 'One breath of a skeleton',
}

/** Plays every duration side by side. */
export function MotionRail() {
  const [isMoved, setIsMoved] = useState(false)
  const values = useTokenValues(vars.duration)
  return (
    <Board>
      <Stack space="m" align="start">
        <Button onPress={() => setIsMoved(!isMoved)}>Move</Button>
        <ul className={styles.rails}>
          {values.map(([name, value]) => (
            <li key={name} className={styles.rail}>
              <span className={styles.note}>{`${name} ${value}`}</span>
              <span className={styles.track}>
                <span
                  className={isMoved ? styles.moved : styles.knob}
                  style={{ transitionDuration: value }}
                />
              </span>
              <span className={styles.use}>{uses[name]}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Board>
  )
}
