/** The ref of an element that is to be in sight once it is there. */
export function scrollIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'center' })
}
