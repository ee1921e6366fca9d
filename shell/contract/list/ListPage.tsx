import {
  capitalized,
  Button,
  ButtonLink,
  FilterBar,
  focusRows,
  type Filters,
  Inline,
  ListSkeleton,
  Page,
  PageHeader,
  PlusIcon,
  SegmentedControl,
  Select,
  Stack,
  useFilters,
} from '@coverdesk/design-system'
import { createContext, Fragment, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { ExportLink } from '../ExportLink.tsx'
import { FailureBoundary } from '../FailureBoundary.tsx'
import { usePageTitle } from '../usePageTitle.ts'
import { useShortcuts } from '../useShortcuts.ts'
import type { ListDeclaration, ListValues } from './defineList.ts'
import type { AnyFilter } from './listFilters.ts'

/** A list definition, the filters in its URL, and how to create a record. */
interface OpenList {
  list: ListDeclaration
  filters: Filters<ListValues>
  create: CreateLink | undefined
}

interface CreateLink {
  href: string
  label: string
}

const ListContext = createContext<OpenList | null>(null)

/** The list of the ListPage around a ListTable. */
export function useOpenList(): OpenList {
  const open = use(ListContext)
  if (!open) throw new Error('A ListTable stands inside a ListPage.')
  return open
}

export interface ListPageProps<Values extends ListValues> {
  list: ListDeclaration<string, Values>
  /** The page's query: a new one makes a failed list retry. */
  queryRef: { readonly variables: Readonly<Record<string, unknown>> }
  /** Buttons after Export. */
  actions?: ReactNode
  /** The link that creates a record: after `actions`, and in the empty state of an agency without records. */
  create?: CreateLink
  /** The controls of `ownFilter` filters, by filter name. */
  controls?: (filters: Filters<Values>) => Readonly<Record<string, ReactNode>>
  /** For a list in a tab of a page with its own title: the buttons are beside the filters. Default false. */
  isTab?: boolean
  /** The ListTable, and dialogs over the page. */
  children: ReactNode
}

/** The page of a defined list: title, filters, and the table once loaded. */
export function ListPage<Values extends ListValues>({
  list,
  queryRef,
  actions,
  create,
  controls,
  isTab = false,
  children,
}: ListPageProps<Values>) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const filters = useFilters(list.address, {
    search,
    path: navigation.location?.pathname ?? pathname,
    go: (next, options) => navigate(`${list.path}${next}`, options),
  })
  const clean = list.address.clean(search)
  useEffect(() => {
    if (clean !== search) void navigate({ search: clean }, { replace: true, preventScrollReset: true })
  }, [clean, search, navigate])
  const open = { list, filters, create } as unknown as OpenList
  const buttons = (
    <Inline>
      {list.exportAs && <ExportLink list={list.exportAs} variables={queryRef.variables} />}
      {actions}
      {create && (
        <ButtonLink href={create.href} tone="primary" icon={PlusIcon}>
          {create.label}
        </ButtonLink>
      )}
    </Inline>
  )
  usePageTitle(list.title)
  const filterBar = (
    <ListFilterBar list={open.list} filters={open.filters} controls={controls?.(filters) ?? {}} />
  )
  const content = (
    <FailureBoundary resetKey={queryRef} title={`${capitalized(list.noun.many)} could not be loaded`}>
      <Suspense
        fallback={
          <ListSkeleton
            label={list.loadingText}
            columns={list.shownColumns(filters.values)}
            rowLines={list.rowLines}
            rows={12}
          />
        }
      >
        <ListContext value={open}>{children}</ListContext>
      </Suspense>
    </FailureBoundary>
  )
  if (isTab) {
    return (
      <Stack space="m">
        <Inline justify="between" align="start">
          {filterBar}
          {buttons}
        </Inline>
        {content}
      </Stack>
    )
  }
  return (
    <Page width="full">
      <PageHeader title={list.title} subtitle={list.subtitle} actions={buttons} />
      {filterBar}
      {content}
    </Page>
  )
}

interface ListFilterBarProps extends Pick<OpenList, 'list' | 'filters'> {
  controls: Readonly<Record<string, ReactNode>>
}

function ListFilterBar({ list, filters, controls }: ListFilterBarProps) {
  const { noun } = list
  const { values, isFiltered, choose, type, clear } = filters
  const textField = useRef<HTMLInputElement>(null)
  useShortcuts(
    { '/': () => textField.current?.focus(), j: focusRows },
    { '/': `Filter the ${noun.many}`, j: `Go to the ${noun.many}` },
  )
  return (
    <FilterBar
      label={`Filter ${noun.many}`}
      placeholder="Start typing to filter..."
      text={values.text}
      onType={(text) => type({ text })}
      onClear={isFiltered ? clear : undefined}
      shortcut="/"
      inputRef={textField}
      onDown={focusRows}
    >
      {Object.entries(list.filters).map(([name, filter]) => (
        <Fragment key={name}>
          {controls[name] ?? (
            <FilterControl
              filter={filter}
              value={Reflect.get(values, name)}
              onChange={(value) => choose({ [name]: value })}
            />
          )}
        </Fragment>
      ))}
    </FilterBar>
  )
}

interface FilterControlProps {
  filter: AnyFilter
  value: unknown
  onChange: (value: string | boolean) => void
}

function FilterControl({ filter: { control }, value, onChange }: FilterControlProps) {
  switch (control.kind) {
    case 'segments':
      return (
        <SegmentedControl
          label={control.label}
          options={control.options}
          value={String(value)}
          onChange={onChange}
        />
      )
    case 'select':
      return (
        <Select
          label={control.label}
          isLabelHidden
          options={control.options}
          value={String(value)}
          onChange={onChange}
        />
      )
    case 'toggle':
      return (
        <Button icon={control.icon} aria-pressed={value === true} onPress={() => onChange(value !== true)}>
          {control.label}
        </Button>
      )
    case 'own':
      return null
  }
}
