// expect: house(top-level-functions)
export const arrowAtTheTop = (days: number): boolean => days > 30
