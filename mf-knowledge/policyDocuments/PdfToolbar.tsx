import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  IconButton,
  Inline,
  SearchField,
  Text,
  ZoomInIcon,
  ZoomOutIcon,
} from '@coverdesk/design-system'
import * as styles from './PdfViewer.css.ts'
import type { DocumentSearch } from './useDocumentSearch.ts'
import type { Zoom } from './useZoom.ts'

export interface PdfToolbarProps {
  /** From 0. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  zoom: Zoom
  search: DocumentSearch
}

/** A document's page, zoom and search controls. */
export function PdfToolbar({ page, pageCount, onPage, zoom, search }: PdfToolbarProps) {
  const { words, look, matches, step } = search
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Document">
      <Inline space="xxs" wrap={false}>
        <IconButton
          icon={ChevronUpIcon}
          label="Previous page"
          size="small"
          isDisabled={page === 0}
          onPress={() => onPage(page - 1)}
        />
        <IconButton
          icon={ChevronDownIcon}
          label="Next page"
          size="small"
          isDisabled={page === pageCount - 1}
          onPress={() => onPage(page + 1)}
        />
        <Text size="small">
          Page {page + 1} of {pageCount}
        </Text>
      </Inline>
      <Inline space="xxs" wrap={false}>
        <IconButton icon={ZoomOutIcon} label="Zoom out" size="small" onPress={zoom.smaller} />
        <Text size="small">{Math.round(zoom.scale * 100)}%</Text>
        <IconButton icon={ZoomInIcon} label="Zoom in" size="small" onPress={zoom.larger} />
        <Button size="small" tone="quiet" isDisabled={zoom.isFitted} onPress={zoom.fit}>
          Fit width
        </Button>
      </Inline>
      <div className={styles.search}>
        <SearchField
          label="Search in document"
          placeholder="Search in document"
          value={words}
          onChange={look}
        />
      </div>
      {words.trim() !== '' && (
        <Inline space="xxs" wrap={false}>
          <IconButton
            icon={ChevronUpIcon}
            label="Previous match"
            size="small"
            isDisabled={matches.length === 0}
            onPress={() => step(-1)}
          />
          <IconButton
            icon={ChevronDownIcon}
            label="Next match"
            size="small"
            isDisabled={matches.length === 0}
            onPress={() => step(1)}
          />
          <Text size="small" tone="muted">
            <span role="status">{foundText(search)}</span>
          </Text>
        </Inline>
      )}
    </div>
  )
}

function foundText({ matches, at, isReading }: DocumentSearch): string {
  if (isReading) return 'Searching...'
  return matches.length === 0 ? 'Not found' : `${at + 1} of ${matches.length}`
}
