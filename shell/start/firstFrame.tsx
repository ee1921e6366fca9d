import type { Viewer } from '@coverdesk/contract'
import { DesignSystemProvider, Page, PageHeader, AppFrame, Sidebar, TopBar } from '@coverdesk/design-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { FrameLinks } from '../frame/FrameLinks.tsx'
import { FrameLogo } from '../frame/FrameLogo.tsx'
import { RouterLink } from '../frame/RouterLink.tsx'
import { SearchButton } from '../frame/SearchButton.tsx'
import { UserMenu } from '../frame/UserMenu.tsx'
import type { RemoteLink } from '../remotes/RemoteDescription.ts'

export interface FirstFrameProps {
  viewer: Viewer
  links: readonly RemoteLink[]
  /** The path and search of the page. */
  address: string
  /** What stands at the top of the page, as far as that is known without its code. */
  heading: { title: string; subtitle?: string | undefined } | undefined
}

/**
 * The frame as HTML, for the server to send with the page: people see where they are while the code is on its way. The
 * app then renders the same frame in its place.
 */
export function firstFrame({ viewer, links, address, heading }: FirstFrameProps): string {
  return renderToStaticMarkup(
    <StaticRouter location={address}>
      <DesignSystemProvider linkComponent={RouterLink} navigate={() => undefined}>
        <AppFrame
          sidebar={
            <Sidebar logo={<FrameLogo viewer={viewer} />}>
              <FrameLinks links={links} />
            </Sidebar>
          }
          topBar={<TopBar start={<SearchButton />} end={<UserMenu viewer={viewer} />} />}
        >
          {heading && (
            <Page width="full">
              <PageHeader title={heading.title} subtitle={heading.subtitle} />
            </Page>
          )}
        </AppFrame>
      </DesignSystemProvider>
    </StaticRouter>,
  )
}
