import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { contrastRatio } from '../../theme/contrastRatio.ts'
import { Board } from './Board.tsx'
import { documentedThemes } from './documentedThemes.ts'
import * as styles from './FocusSamples.css.ts'

/** Real controls to tab through. */
export function FocusSamples() {
  return (
    <Board title="Walk through with Tab">
      <Stack space="m" align="start">
        <Button tone="primary">Resolve request</Button>
        <Button>Update request</Button>
        <Link href="#account">Alder Ridge Roofing</Link>
        <SegmentedControl
          label="Status"
          value="OPEN"
          onChange={() => undefined}
          options={[
            { value: 'OPEN', label: 'Open' },
            { value: 'CLOSED', label: 'Closed' },
          ]}
        />
        <div id="account">
          <TextField label="Insured's name" defaultValue="Alder Ridge Roofing" />
        </div>
      </Stack>
    </Board>
  )
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken'] as const

/** The focus ring on each surface of every theme, with its contrast. */
export function FocusRings() {
  return documentedThemes.map(({ name, colors: { color }, tokens }) => (
    <Board key={name} title={name} tokens={tokens}>
      <ul className={styles.rings}>
        {surfaces.map((surface) => (
          <li key={surface} className={styles.surface} style={{ background: color[surface] }}>
            <span className={styles.ring}>{surface}</span>
            <span
              className={styles.ratio}
            >{`${contrastRatio(color.focus, color[surface]).toFixed(1)}:1`}</span>
          </li>
        ))}
      </ul>
    </Board>
  ))
}
