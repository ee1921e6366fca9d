import { DeskScene } from '../scenes/DeskScene.tsx'
import { anchors, placeholders } from './company.ts'
import * as styles from './Hero.css.ts'
import * as page from './LandingPage.css.ts'

/** What the product is, in one sentence, and how it looks. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.grid} />
      <div className={`${page.wide} ${styles.stack}`}>
        <div className={styles.words}>
          <h1 id="hero" className={styles.title}>
            The back office that answers your clients
          </h1>
          <div className={styles.more}>
            <p className={page.lead}>
              Coverdesk brings service requests, policies, certificates, calls and email to one desk, and
              Cara, the assistant that reads the policy before she answers. For agencies, brokerages and MGAs.
            </p>
            <div className={page.actions}>
              <a href={placeholders.demoUrl} className={`${page.bigButton} ${page.primary}`}>
                Book a Demo
              </a>
              <a href={anchors.product} className={`${page.bigButton} ${page.secondary}`}>
                See the product
              </a>
            </div>
          </div>
        </div>
        <DeskScene />
      </div>
    </section>
  )
}
