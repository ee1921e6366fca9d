import type { Fact } from './knownFacts.ts'

/** How many claims a policy had, and what they came to: the losses that name it, or that fell within its term. */
export function policyLosses(attribute: string, row: number, facts: readonly Fact[]): Fact | null {
  if (!['claims', 'paid', 'reserved'].includes(attribute)) return null
  const ofPolicy = (name: string) =>
    facts.find((each) => each.entity === 'policy' && each.row === row && each.attribute === name)?.value
  const ofLosses = (name: string) => facts.filter((each) => each.entity === 'loss' && each.attribute === name)
  const [number, from, to] = [ofPolicy('policyNumber'), ofPolicy('effective'), ofPolicy('expiration')]
  const numbers = ofLosses('policyNumber')
  const isOfPolicy = ({ row: at, value }: Fact) => {
    const own = numbers.find((each) => each.row === at)
    if (own) return own.value === number
    return (
      from !== undefined &&
      to !== undefined &&
      sortable(from) <= sortable(value) &&
      sortable(value) < sortable(to)
    )
  }
  const losses = ofLosses('lossDate').filter(isOfPolicy)
  const [first] = losses
  if (!first) return null
  if (attribute === 'claims') return { ...first, value: String(losses.length) }
  const amounts = ofLosses(attribute).filter((each) => losses.some((loss) => loss.row === each.row))
  if (amounts.length < losses.length) return null
  const sum = amounts.reduce((total, { value }) => total + Number(value.replaceAll(/[$,]/g, '')), 0)
  return { ...first, value: sum.toLocaleString('en-US') }
}

function sortable(day: string): string {
  return `${day.slice(6)}${day.slice(0, 5)}`
}
