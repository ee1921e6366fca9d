import * as page from './LandingPage.css.ts'
import * as styles from './Sections.css.ts'

/** Signs drawn for this page; no company's own logo is shown without its leave. */
const partners = [
  { name: 'Northgate', path: 'M4 20V9l8-5 8 5v11M9 20v-6h6v6' },
  { name: 'Tidewater', path: 'M3 9c3-3 6-3 9 0s6 3 9 0M3 15c3-3 6-3 9 0s6 3 9 0' },
  { name: 'Cedar & Vale', path: 'M12 3l6 8h-4l5 7H5l5-7H6l6-8zm0 15v3' },
  { name: 'Summit Re', path: 'M2 20l7-13 4 7 2-3 7 9z' },
  { name: 'Keystone', path: 'M6 4h12l-3 16H9zM7.5 12h9' },
  { name: 'Blue Heron', path: 'M4 13c5 0 7-3 8-7 3 1 5 3 8 3-1 6-5 10-11 10-3 0-5-2-5-6z' },
] as const

/** Who works with the product. */
export function Partners() {
  return (
    <section className={`${page.wide} ${page.section}`} aria-labelledby="partners">
      <div className={page.sectionHead}>
        <h2 id="partners" className={page.kicker}>
          Partners
        </h2>
        <p className={page.lead}>Built together with the agencies, carriers and wholesalers who use it.</p>
      </div>
      <ul className={styles.logos}>
        {partners.map(({ name, path }) => (
          <li key={name} className={styles.logo}>
            <svg viewBox="0 0 24 24" className={styles.logoMark} aria-hidden>
              <path d={path} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
