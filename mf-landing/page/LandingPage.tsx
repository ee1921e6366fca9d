import { CallToAction } from './CallToAction.tsx'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'
import { Integrations } from './Integrations.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import * as styles from './LandingPage.css.ts'
import { Modules } from './Modules.tsx'
import { Partners } from './Partners.tsx'
import { UseCases } from './UseCases.tsx'

/** The public page (spec 2 §1, §2). */
export function LandingPage({ hasLogin }: { hasLogin: boolean }) {
  return (
    <div className={styles.page}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <LandingHeader hasLogin={hasLogin} />
      <main id="main">
        <Hero />
        <Partners />
        <Modules />
        <Figures />
        <UseCases />
        <Integrations />
        <CallToAction />
      </main>
      <LandingFooter />
    </div>
  )
}
