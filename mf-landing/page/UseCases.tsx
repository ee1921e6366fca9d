import { CheckIcon, Icon } from '@coverdesk/design-system'
import * as page from './LandingPage.css.ts'
import * as styles from './UseCases.css.ts'
import { useCaseList } from './useCaseList.tsx'

/** The switcher: six links to six parts, which `tabs.ts` turns into tabs where there is script. */
export function UseCases() {
  return (
    <section className={`${page.section} ${page.tinted}`} aria-labelledby="use-cases">
      <div className={page.wide}>
        <div className={page.sectionHead}>
          <p className={page.kicker}>Use cases</p>
          <h2 id="use-cases" className={page.title}>
            The work that fills your team’s day
          </h2>
        </div>
        <div className={styles.switcher} data-tabs="Use cases">
          <ul className={styles.tabs}>
            {useCaseList.map(({ id, tab }) => (
              <li key={id}>
                <a href={`#${id}`} id={`${id}-tab`} className={styles.tab} data-tab>
                  {tab}
                </a>
              </li>
            ))}
          </ul>
          {useCaseList.map(({ id, layout, title, text, points, scene }) => (
            <div key={id} id={id} className={styles.layout[layout]} data-panel>
              <div className={styles.wordsOf[layout]}>
                <h3 className={styles.title}>{title}</h3>
                <div className={styles.more}>
                  <p className={styles.text}>{text}</p>
                  <ul className={styles.points}>
                    {points.map((point) => (
                      <li key={point} className={styles.point}>
                        <span className={styles.check}>
                          <Icon icon={CheckIcon} />
                        </span>
                        {point}
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
              {scene}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
