import { placeholders } from './company.ts'
import * as page from './LandingPage.css.ts'
import * as styles from './Sections.css.ts'

export function CallToAction() {
  return (
    <section className={`${page.wide} ${styles.callRoom}`} aria-labelledby="call-to-action">
      <div className={styles.call}>
        <div className={styles.callWords}>
          <h2 id="call-to-action" className={page.title}>
            See your own policies in it
          </h2>
          <p className={page.lead}>
            Thirty minutes, with documents you bring. You leave with a comparison, a certificate and an answer
            you can check.
          </p>
        </div>
        <a href={placeholders.demoUrl} className={`${page.bigButton} ${page.primary}`}>
          Book a Demo
        </a>
      </div>
    </section>
  )
}
