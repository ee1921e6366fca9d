import * as styles from './Figures.css.ts'
import * as page from './LandingPage.css.ts'

/** The four figures (spec 2 §1). */
const figures = [
  { value: '70%', label: 'of servicing workflows automated' },
  { value: '30+', label: 'task types' },
  { value: '24/7', label: 'availability' },
  { value: '10+', label: 'hours per week saved per agent' },
] as const

export function Figures() {
  return (
    <section id="features" className={styles.band} aria-labelledby="figures">
      <div className={`${page.wide} ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.kicker}>Features</p>
          <h2 id="figures" className={page.title}>
            More hours for the clients who need you
          </h2>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={value} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
