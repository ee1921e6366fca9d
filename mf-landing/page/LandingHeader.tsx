import { Icon, MenuIcon, VisuallyHidden } from '@coverdesk/design-system'
import { anchors, company, placeholders } from './company.ts'
import * as styles from './LandingHeader.css.ts'
import { wide } from './LandingPage.css.ts'

const places = [
  { label: 'Product', href: anchors.product },
  { label: 'Features', href: anchors.features },
  { label: 'Integrations', href: anchors.integrations },
] as const

/** Home, the page's places, and the two ways on; on a phone the places are in a menu, which needs no script to open. */
export function LandingHeader({ hasLogin }: { hasLogin: boolean }) {
  return (
    <header className={styles.bar}>
      <div className={`${wide} ${styles.row}`}>
        <a href="/" className={styles.home}>
          <Mark />
          {company.name}
        </a>
        <nav aria-label="On this page" className={styles.nav}>
          {places.map(({ label, href }) => (
            <a key={href} href={href} className={styles.link}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          {hasLogin && (
            <a href="/app/signin" className={styles.login} data-login>
              Log in
            </a>
          )}
          <a href={placeholders.demoUrl} className={styles.demo}>
            Book a Demo
          </a>
          <details className={styles.menu} data-menu>
            <summary className={styles.menuButton}>
              <Icon icon={MenuIcon} size="large" />
              <VisuallyHidden>Menu</VisuallyHidden>
            </summary>
            <nav aria-label="Menu" className={styles.menuPlaces}>
              {places.map(({ label, href }) => (
                <a key={href} href={href} className={styles.menuLink}>
                  {label}
                </a>
              ))}
              {hasLogin && (
                <a href="/app/signin" className={styles.menuLogin} data-login>
                  Log in
                </a>
              )}
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}

/** The product's sign. */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden>
      <rect width="24" height="24" rx="6" className={styles.deps} />
      <path d="M6.5 8.25h11M6.5 12h7M6.5 15.75h4" className={styles.lines} />
      <circle cx="16.25" cy="15" r="2.25" className={styles.dot} />
    </svg>
  )
}
