export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore.tsx'
export { StatCard, type StatCardProps } from './components/StatCard/StatCard.tsx'
