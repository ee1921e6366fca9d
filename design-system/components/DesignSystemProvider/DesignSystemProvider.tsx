import {
  createContext,
  use,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'

export type LinkComponentProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
  /** Whether the place that it leads to takes the one of this page in the history. */
  replace?: boolean
}

export type LinkComponent = ComponentType<LinkComponentProps>

type DesignSystemContext = {
  Link: LinkComponent
  navigate: (href: string) => void
  locale: string
  mapboxToken: string | undefined
}

export type DesignSystemProviderProps = {
  /** The link of the app's router, so that no component here knows a router; a plain anchor by default. */
  linkComponent?: LinkComponent
  /** Goes to an address of the app without loading the page anew; a full navigation by default. */
  navigate?: (href: string) => void
  /** The language of dates and numbers; `en-US` by default. */
  locale?: string
  /** Lets addresses ask Mapbox for streets; without it, which is the default, city and state come from the ZIP code. */
  mapboxToken?: string | undefined
  children?: ReactNode
}

const Context = createContext<DesignSystemContext>({
  Link: PlainLink,
  navigate: navigateFully,
  locale: 'en-US',
  mapboxToken: undefined,
})

/** Gives the app's link, navigation and language to every component beneath. */
export function DesignSystemProvider({
  linkComponent = PlainLink,
  navigate = navigateFully,
  locale = 'en-US',
  mapboxToken,
  children,
}: DesignSystemProviderProps) {
  const value = useMemo(
    () => ({ Link: linkComponent, navigate, locale, mapboxToken }),
    [linkComponent, navigate, locale, mapboxToken],
  )
  return <Context value={value}>{children}</Context>
}

/** What the nearest provider gave. */
export function useDesignSystem(): DesignSystemContext {
  return use(Context)
}

function PlainLink({ children, replace: _, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>
}

function navigateFully(href: string) {
  window.location.assign(href)
}
