/** Each line's dash pattern by index, so that lines differ without color. */
export const dashes = [undefined, '6 4', '2 3', '10 3 2 3', '1 5'] as const
