import { useEffect, useState } from 'react'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Board } from './Board.tsx'
import * as styles from './BreakpointRuler.css.ts'

const widest = 1440

const ranges = [
  {
    name: 'phone',
    from: 0,
    to: breakpoints.phone,
    change: 'Dialogs are sheets, tables are cards, tabs are a select',
  },
  { name: 'tablet', from: breakpoints.phone + 1, to: breakpoints.tablet, change: 'The sidebar slides over' },
  { name: 'desktop', from: breakpoints.tablet + 1, to: widest, change: 'The sidebar stays; two columns fit' },
]

/** The breakpoints of the layouts, and the current one. */
export function BreakpointRuler() {
  const width = useWidth()
  return (
    <Board title={`This page is ${width} px wide`}>
      <ul className={styles.ranges}>
        {ranges.map(({ name, from, to, change }) => (
          <li key={name} className={styles.range}>
            <span className={styles.name}>
              {name}
              {width >= from && (width <= to || to === widest) ? ' – now' : ''}
            </span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                style={{
                  marginInlineStart: `${(from / widest) * 100}%`,
                  width: `${((to - from) / widest) * 100}%`,
                }}
              />
            </span>
            <span className={styles.note}>
              {to === widest ? `from ${from} px` : `${from} to ${to} px`}. {change}.
            </span>
          </li>
        ))}
      </ul>
    </Board>
  )
}

function useWidth(): number {
  const [width, setWidth] = useState(window.innerWidth)
  useEffect(() => {
    const update = () => setWidth(window.innerWidth)
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [])
  return width
}
