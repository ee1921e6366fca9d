import { Icon } from '@coverdesk/design-system'
import * as page from './LandingPage.css.ts'
import { moduleList } from './moduleList.tsx'
import * as styles from './Modules.css.ts'

/** The four modules, each with a sample of its screen. */
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
          {moduleList.map(({ name, text, items, scene }) => (
            <article key={name} className={styles.module}>
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item.label} className={styles.item}>
                    <span className={styles.itemIcon}>
                      <Icon icon={item.icon} />
                    </span>
                    {item.label}
                  </li>
                ))}
              </ul>
              <div className={styles.scene}>{scene}</div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
