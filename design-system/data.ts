export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore.tsx'
export { StatCard, type StatCardProps } from './components/StatCard/StatCard.tsx'
export { WideTable, type WideTableProps } from './components/WideTable/WideTable.tsx'
