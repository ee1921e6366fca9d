import { anchors, company, placeholders } from './company.ts'
import * as styles from './LandingHeader.css.ts'
import { wide } from './LandingPage.css.ts'
import { Mark } from './Mark.tsx'

/** Home, the page's places, and the two ways on. */
export function LandingHeader({ hasLogin }: { hasLogin: boolean }) {
  return (
    <header className={styles.bar}>
      <div className={`${wide} ${styles.row}`}>
        <a href="/" className={styles.home}>
          <Mark />
          <span className={styles.name}>{company.name}</span>
        </a>
        <nav aria-label="On this page" className={styles.nav}>
          <a href={anchors.product} className={styles.link}>
            Product
          </a>
          <a href={anchors.features} className={styles.link}>
            Features
          </a>
          <a href={anchors.integrations} className={styles.link}>
            Integrations
          </a>
        </nav>
        <div className={styles.end}>
          {hasLogin && (
            <a href="/app/signin" className={styles.link} data-login>
              Log in
            </a>
          )}
          <a href={placeholders.demoUrl} className={styles.demo}>
            Book a Demo
          </a>
        </div>
      </div>
    </header>
  )
}
