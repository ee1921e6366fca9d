import { Icon } from '@coverdesk/design-system'
import * as page from './LandingPage.css.ts'
import { moduleList } from './moduleList.ts'
import * as styles from './Sections.css.ts'

/** The four modules. */
export function Modules() {
  return (
    <section id="product" className={page.section} aria-labelledby="modules">
      <div className={page.wide}>
        <div className={page.sectionHead}>
          <p className={page.kicker}>Product</p>
          <h2 id="modules" className={page.title}>
            Four modules, one desk
          </h2>
          <p className={page.lead}>
            Each works alone and knows what the others know: a call becomes a request, a request a
            certificate, and the policy behind it is one click away.
          </p>
        </div>
        <div className={styles.modules}>
          {moduleList.map(({ name, icon, text, items }) => (
            <article key={name} className={styles.module}>
              <div className={styles.moduleHead}>
                <span className={styles.moduleIcon}>
                  <Icon icon={icon} size="large" />
                </span>
                <h3 className={styles.moduleName}>{name}</h3>
              </div>
              <p className={styles.moduleText}>{text}</p>
              <ul className={styles.moduleItems}>
                {items.map((item) => (
                  <li key={item.label} className={styles.moduleItem}>
                    <span className={styles.itemIcon}>
                      <Icon icon={item.icon} />
                    </span>
                    {item.label}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
