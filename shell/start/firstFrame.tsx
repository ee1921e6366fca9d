import type { Viewer } from '@coverdesk/contract'
import {
  AppFrame,
  DASH,
  DesignSystemProvider,
  type ListLook,
  ListPageSkeleton,
  Page,
  PageHeader,
  Sidebar,
  TopBar,
} from '@coverdesk/design-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { FrameLinks } from '../frame/FrameLinks.tsx'
import { FrameLogo } from '../frame/FrameLogo.tsx'
import { RouterLink } from '../frame/RouterLink.tsx'
import { SearchButton } from '../frame/SearchButton.tsx'
import { UserMenu } from '../frame/UserMenu.tsx'
import type { RemoteLink } from '../remotes/RemoteDescription.ts'

/** A list with the rows that the server has for it. */
export interface FilledList extends ListLook {
  /** The lines of each column's cell: null for a cell that needs code, and for a line whose record says nothing. */
  readonly rows: readonly {
    readonly href: string
    readonly cells: readonly (readonly (string | null)[] | null)[]
  }[]
}

export interface FirstFrameProps {
  viewer: Viewer
  links: readonly RemoteLink[]
  /** The path and search of the page. */
  address: string
  /** What stands at the top of the page, as far as that is known without its code. */
  heading: { title: string; subtitle?: string | undefined } | undefined
  /** What stands beneath it, when the page has a list that has been read. */
  list?: FilledList | undefined
}

/**
 * The frame as HTML, for the server to send with the page: people see where they are while the code is on its way. The
 * app then renders the same frame in its place.
 */
export function firstFrame({ viewer, links, address, heading, list }: FirstFrameProps): string {
  const markup = renderToStaticMarkup(
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
          {heading && <FirstPage {...heading} list={list} />}
        </AppFrame>
      </DesignSystemProvider>
    </StaticRouter>,
  )
  // Pages let no style in that stands in their HTML: `early.ts` sets them.
  return markup.replaceAll(' style="', ' data-style="')
}

type FirstPageProps = NonNullable<FirstFrameProps['heading']> & Pick<FirstFrameProps, 'list'>

function FirstPage({ title, subtitle, list }: FirstPageProps) {
  if (!list)
    return (
      <Page width="full">
        <PageHeader title={title} subtitle={subtitle} />
      </Page>
    )
  const known = list.rows.map(({ href, cells }) => ({
    href,
    cells: cells.map((lines) => lines?.map((line) => line ?? DASH) ?? null),
  }))
  return <ListPageSkeleton title={title} subtitle={subtitle} list={list} known={known} />
}
