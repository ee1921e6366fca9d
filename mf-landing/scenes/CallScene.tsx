import { Avatar, Badge, Icon, PlayIcon } from '@coverdesk/design-system'
import * as styles from './CallScene.css.ts'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'

/** How loud each moment of the recording is, of ten. */
const loudness = [
  2, 4, 7, 5, 3, 6, 9, 7, 4, 2, 1, 3, 6, 8, 5, 7, 4, 2, 3, 5, 8, 10, 7, 5, 3, 1, 2, 5, 7, 6, 4, 8, 6, 3, 2, 4,
  6, 3, 2, 1,
]
const heard = 13

const lines = [
  { at: '0:04', who: 'Caller', words: 'A branch came down on our delivery van last night.' },
  { at: '0:09', who: 'Cara', words: 'I’m sorry to hear that. Is everybody all right?' },
  { at: '0:13', who: 'Caller', words: 'Yes, nobody was near it. Who do I talk to?' },
] as const

/** A call that Cara took: the recording, its words, and the request that came of it. */
export function CallScene() {
  return (
    <Picture className={styles.flow}>
      <div className={scene.sheet}>
        <div className={scene.bar}>
          (207) 555-0148 <Badge tone="success">Completed</Badge>
        </div>
        <div className={styles.recording}>
          <span className={styles.play}>
            <Icon icon={PlayIcon} />
          </span>
          <svg viewBox="0 0 160 24" preserveAspectRatio="none" className={styles.wave}>
            {loudness.map((level, at) => (
              <rect
                key={at}
                x={at * 4}
                y={12 - level * 1.1}
                width="2"
                height={level * 2.2}
                rx="1"
                className={at < heard ? styles.heard : styles.unheard}
              />
            ))}
          </svg>
          <span className={scene.small}>2m 41s</span>
        </div>
        <div className={styles.transcript}>
          {lines.map(({ at, who, words }) => (
            <div key={at} className={styles.spoken}>
              <span className={scene.small}>{at}</span>
              <span className={scene.strong}>{who}</span>
              <span>{words}</span>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.thread} />
      <div className={styles.request}>
        <div className={scene.body}>
          <div className={styles.requestHead}>
            <span className={scene.column}>
              <span className={scene.small}>Service request</span>
              <span className={scene.strong}>Casco Marine Supply · Vehicle damage</span>
            </span>
            <Badge tone="warning">Open</Badge>
          </div>
          <div className={styles.next}>
            <Avatar name="Teresa Okafor" size="small" />
            <span className={scene.small}>Callback by Teresa Okafor, 10:30 AM</span>
          </div>
        </div>
      </div>
    </Picture>
  )
}
