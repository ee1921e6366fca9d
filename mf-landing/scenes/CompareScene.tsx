import { Badge, CircleCheckIcon, CircleXIcon, Icon } from '@coverdesk/design-system'
import * as styles from './CompareScene.css.ts'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'

const quotes = [
  { name: 'Quote 1', premium: '$18,240' },
  { name: 'Quote 2', premium: '$16,905' },
  { name: 'Quote 3', premium: '$19,410' },
] as const

const lines: readonly { what: string; values: readonly (string | boolean)[] }[] = [
  { what: 'Each occurrence', values: ['$1,000,000', '$1,000,000', '$1,000,000'] },
  { what: 'General aggregate', values: ['$2,000,000', '$2,000,000', '$2,000,000'] },
  { what: 'Deductible', values: ['$2,500', '$10,000', '$5,000'] },
  { what: 'Work of subcontractors', values: [true, false, true] },
  { what: 'Roofing over 3 stories', values: [true, false, false] },
  { what: 'Waiver of subrogation', values: [true, true, false] },
]

/** Three quotes side by side, line by line. */
export function CompareScene() {
  return (
    <Picture className={scene.sheet}>
      <div className={styles.head}>
        <span className={styles.title}>
          General liability
          <span className={scene.small}>Ridgeline Roofing LLC</span>
        </span>
        {quotes.map(({ name, premium }, at) => (
          <span key={name} className={styles.quote[at === 0 ? 'chosen' : 'other']}>
            <span className={scene.small}>{name}</span>
            <span className={styles.premium}>{premium}</span>
            <span className={scene.small}>a year</span>
          </span>
        ))}
      </div>
      {lines.map(({ what, values }) => (
        <div key={what} className={styles.line}>
          <span className={styles.what}>{what}</span>
          {values.map((value, at) => (
            <span key={quotes[at]?.name} className={styles.value[at === 0 ? 'chosen' : 'other']}>
              {typeof value === 'string' ? value : <Coverage isCovered={value} />}
            </span>
          ))}
        </div>
      ))}
      <div className={scene.foot}>
        <Badge tone="accent">Chosen for the proposal</Badge>
        <span className={scene.small}>Quote 1 alone covers work over 3 stories.</span>
      </div>
    </Picture>
  )
}

function Coverage({ isCovered }: { isCovered: boolean }) {
  return (
    <span className={styles.coverage}>
      <span className={isCovered ? scene.good : scene.bad}>
        <Icon icon={isCovered ? CircleCheckIcon : CircleXIcon} />
      </span>
      {isCovered ? 'Covered' : 'Excluded'}
    </span>
  )
}
