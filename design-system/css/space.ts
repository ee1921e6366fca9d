/** The steps of the 4 px grid: half 2, xxs 4, xs 8, s 12, m 16, l 24, xl 32, xxl 48. */
export type Space = 'none' | 'half' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl'
