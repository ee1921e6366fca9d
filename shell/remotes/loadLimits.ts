export default function loadLimits() {
  return { name: 'load-limits' }
}
