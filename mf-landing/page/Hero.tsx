import { CertificateScene } from '../scenes/CertificateScene.tsx'
import { RequestsScene } from '../scenes/RequestsScene.tsx'
import { anchors, placeholders } from './company.ts'
import * as page from './LandingPage.css.ts'
import * as styles from './Sections.css.ts'

/** What the product is, in one sentence, and how it looks. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.heroGrid} />
      <div className={`${page.wide} ${styles.heroStack}`}>
        <div className={styles.heroWords}>
          <h1 id="hero" className={styles.heroTitle}>
            The back office that answers your clients
          </h1>
          <p className={page.lead}>
            Coverdesk brings service requests, policies, certificates, calls and e-mail to one desk, and Cara,
            the assistant that reads the policy before she answers. For agencies, brokerages and MGAs.
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
        <div className={styles.heroScene}>
          <RequestsScene />
          <div className={styles.heroSide}>
            <CertificateScene />
          </div>
        </div>
      </div>
    </section>
  )
}
