import {
  graphql,
  Outlet,
  type PageProps,
  uploadFile,
  useLiveStatus,
  useNavigate,
  usePageTitle,
  usePreloadedQuery,
  useSearchParams,
} from '@coverdesk/contract'
import { ButtonLink, Heading, InfoIcon, Inline, SettingsIcon, VisuallyHidden } from '@coverdesk/design-system'
import { type ComposedMessage, Composer } from '@coverdesk/design-system/conversation'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { createWorkspace } from '../shared/createWorkspace.ts'
import { useDraft } from '../shared/useDraft.ts'
import { ApprovalsPanel } from './ApprovalsPanel.tsx'
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts'
import { PresetCards } from './PresetCards.tsx'
import { RecentWorkspaces } from './RecentWorkspaces.tsx'
import * as styles from './HomePage.css.ts'

/** The home page (spec 1 §2.4): ask, run a preset, approve, or resume. */
export function HomePage({ queryRef }: PageProps<HomePageQuery>) {
  const query = usePreloadedQuery<HomePageQuery>(
    graphql`
      query HomePageQuery {
        ...PresetCards_query
        ...ApprovalsPanel_query
        ...RecentWorkspaces_query
      }
    `,
    queryRef,
  )
  const navigate = useNavigate()
  const isConnected = useLiveStatus() !== 'lost'
  const [draft, setDraft] = useDraft('home')
  const [asked, setAsked] = useState(useSearchParams()[0].get('ask') ?? '')
  usePageTitle('Home')

  async function handleSend({ text, fileIds }: ComposedMessage) {
    const { id, errors } = await createWorkspace({ message: text, files: [...fileIds], documentIds: [] })
    if (errors) throw new Error(errors.message ?? errors.fields.map(({ message }) => message).join(' '))
    void navigate(paths.workspace(id))
  }

  return (
    <div className={styles.page}>
      <Heading level={1} size="display">
        What can Cara do for you?
      </Heading>
      <Composer
        label="Ask Cara"
        isConnected={isConnected}
        placeholder="Ask Cara..."
        value={asked || draft}
        onChange={(text) => {
          setAsked('')
          setDraft(text)
        }}
        upload={uploadFile}
        takesFilesAnywhere
        maxLength={20_000}
        onSend={handleSend}
        autoFocus
      />
      <section aria-label="Presets" className={styles.section}>
        <Inline justify="between">
          <Heading level={2} size="small">
            Presets
          </Heading>
          <Inline space="none">
            <ButtonLink href={paths.skills()} tone="quiet" size="small" icon={InfoIcon}>
              What Cara can do
            </ButtonLink>
            <ButtonLink href={paths.preferences()} tone="quiet" size="small" icon={SettingsIcon}>
              Customize<VisuallyHidden> presets</VisuallyHidden>
            </ButtonLink>
          </Inline>
        </Inline>
        <PresetCards query={query} />
      </section>
      <div className={styles.lists}>
        <ApprovalsPanel query={query} />
        <RecentWorkspaces query={query} />
      </div>
      <Outlet />
    </div>
  )
}
