import { Badge } from '../../components/Badge/Badge.tsx'
import { contrastRatio } from '../../theme/contrastRatio.ts'
import type { Tone } from '../../theme/tones.ts'
import { Board } from './Board.tsx'
import { documentedThemes } from './documentedThemes.ts'
import * as styles from './ToneTables.css.ts'

const meanings: Record<Tone, string> = {
  neutral: 'Says nothing',
  accent: 'Ours: chosen, suggested',
  info: 'At work, on its way',
  success: 'Done, in force',
  warning: 'Waiting',
  danger: 'Wrong, overdue, gone',
  sky: 'A kind, beside blue',
}

/** Each tone in every theme, with its meaning and its text's contrast on its background. */
export function ToneTables() {
  return (
    <div className={styles.themes}>
      {documentedThemes.map(({ name, colors, tokens }) => (
        <Board key={name} title={name} tokens={tokens}>
          <ul className={styles.tones}>
            {(Object.keys(meanings) as Tone[]).map((tone) => (
              <li key={tone} className={styles.tone}>
                <Badge tone={tone}>{tone}</Badge>
                <span>{meanings[tone]}</span>
                <span className={styles.ratio}>
                  {contrastRatio(colors.tone[tone].text, colors.tone[tone].soft).toFixed(1)}
                </span>
              </li>
            ))}
          </ul>
        </Board>
      ))}
    </div>
  )
}
