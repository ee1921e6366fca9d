/** Shown for a missing or invalid date, number or amount. */
export const NOT_AVAILABLE = 'N/A'
