// expect: house(file-names) 'utils' says nothing
export const requestAge = 3
