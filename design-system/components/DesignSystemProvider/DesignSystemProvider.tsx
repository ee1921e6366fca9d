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
  /** Whether the target replaces this page in the history. */
  replace?: boolean
}

export type LinkComponent = ComponentType<LinkComponentProps>

/** The city and USPS state code of a five-digit ZIP code; null if unknown. */
export type PlaceOfZip = (postalCode: string) => Promise<{ city: string; zone: string } | null>

type DesignSystemContext = {
  Link: LinkComponent
  navigate: (href: string) => void
  locale: string
  mapboxToken: string | undefined
  placeOfZip: PlaceOfZip
}

export type DesignSystemProviderProps = {
  /** The link component of the app's router, so that components here need no router; a plain anchor by default. */
  linkComponent?: LinkComponent
  /** Navigates within the app without a page load; a full navigation by default. */
  navigate?: (href: string) => void
  /** The language of dates and numbers; `en-US` by default. */
  locale?: string
  /** Enables street lookup through Mapbox; by default city and state come from the ZIP code. */
  mapboxToken?: string | undefined
  /** Looks up the city and state of a ZIP code; by default none is known. */
  placeOfZip?: PlaceOfZip
  children?: ReactNode
}

const Context = createContext<DesignSystemContext>({
  Link: PlainLink,
  navigate: navigateFully,
  locale: 'en-US',
  mapboxToken: undefined,
  placeOfZip: nowhere,
})

/** Provides the app's link, navigation and language to all components. */
export function DesignSystemProvider({
  linkComponent = PlainLink,
  navigate = navigateFully,
  locale = 'en-US',
  mapboxToken,
  placeOfZip = nowhere,
  children,
}: DesignSystemProviderProps) {
  const value = useMemo(
    () => ({ Link: linkComponent, navigate, locale, mapboxToken, placeOfZip }),
    [linkComponent, navigate, locale, mapboxToken, placeOfZip],
  )
  return <Context value={value}>{children}</Context>
}

/** The value of the nearest provider. */
export function useDesignSystem(): DesignSystemContext {
  return use(Context)
}

function PlainLink({ children, replace: _, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>
}

function nowhere(): Promise<null> {
  return Promise.resolve(null)
}

function navigateFully(href: string) {
  window.location.assign(href)
}
