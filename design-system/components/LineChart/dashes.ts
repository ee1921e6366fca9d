/** How each line is dashed, by its place, so that it is told apart without its colour. */
export const dashes = [undefined, '6 4', '2 3', '10 3 2 3', '1 5'] as const
