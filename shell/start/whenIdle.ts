/** Runs a task once the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const plan = () => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1000))
  if (document.readyState === 'complete') setTimeout(plan, 500)
  else addEventListener('load', () => setTimeout(plan, 500), { once: true })
}
