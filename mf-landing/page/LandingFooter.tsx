import { company } from './company.ts'
import { wide } from './LandingPage.css.ts'
import * as styles from './Sections.css.ts'

export function LandingFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`${wide} ${styles.footerRow}`}>
        <p>
          © {company.copyrightYear} {company.name}
        </p>
        <nav aria-label="Social media" className={styles.footerLinks}>
          {company.social.map(({ label, href }) => (
            <a key={label} href={href} className={styles.footerLink} rel="noreferrer">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
