import { CircleCheckIcon, CircleXIcon, Icon } from '@coverdesk/design-system'
import { MessageBubble, QuoteCard } from '@coverdesk/design-system/conversation'
import * as styles from './AnalysisScene.css.ts'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'

const covered = ['Bodily injury', 'Products and completed operations', 'Damage to rented premises']
const excluded = ['Professional services', 'Pollution', 'Damage to your own work']

/** What a policy covers and what not, and the words that say so. */
export function AnalysisScene() {
  return (
    <Picture className={styles.analysis}>
      <MessageBubble author="user" text="What does this policy leave out?" />
      <div className={styles.sides}>
        <div className={styles.side}>
          <span className={scene.strong}>What’s covered</span>
          {covered.map((what) => (
            <span key={what} className={styles.coverage}>
              <span className={scene.good}>
                <Icon icon={CircleCheckIcon} />
              </span>
              {what}
            </span>
          ))}
        </div>
        <div className={styles.side}>
          <span className={scene.strong}>What’s not covered</span>
          {excluded.map((what) => (
            <span key={what} className={styles.coverage}>
              <span className={scene.bad}>
                <Icon icon={CircleXIcon} />
              </span>
              {what}
            </span>
          ))}
        </div>
      </div>
      <div className={scene.atEnd}>
        <QuoteCard
          document="General liability policy"
          page={22}
          quote="This insurance does not apply to property damage to your work arising out of it or any part of it."
          highlights={['does not apply to property damage to your work']}
        />
      </div>
    </Picture>
  )
}
