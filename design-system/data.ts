export { StatCard, type StatCardProps } from './components/StatCard/StatCard.tsx'
