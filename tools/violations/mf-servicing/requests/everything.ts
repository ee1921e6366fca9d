// expect: house(barrels) Only a face
export * from './requestAge.ts'
export const everything = true
