import * as page from './LandingPage.css.ts'
import * as styles from './Partners.css.ts'

/** Signs drawn for this page, one for each kind of partner; no company's own logo is shown without its leave. */
const partners = [
  { name: 'Agencies', path: 'M4 20V9l8-5 8 5v11M9 20v-6h6v6' },
  { name: 'Brokerages', path: 'M3 9c3-3 6-3 9 0s6 3 9 0M3 15c3-3 6-3 9 0s6 3 9 0' },
  { name: 'MGAs', path: 'M12 3l6 8h-4l5 7H5l5-7H6l6-8zm0 15v3' },
  { name: 'Carriers', path: 'M2 20l7-13 4 7 2-3 7 9z' },
  { name: 'Wholesale brokers', path: 'M6 4h12l-3 16H9zM7.5 12h9' },
] as const

/** With whom the product works. */
export function Partners() {
  return (
    <section className={styles.band} aria-labelledby="partners">
      <div className={`${page.wide} ${styles.row}`}>
        <h2 id="partners" className={styles.title}>
          Partners
        </h2>
        <ul className={styles.logos}>
          {partners.map(({ name, path }) => (
            <li key={name} className={styles.logo}>
              <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden>
                <path d={path} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
