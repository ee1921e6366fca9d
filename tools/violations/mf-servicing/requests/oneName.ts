// expect: house(file-names) The file exports anotherName: name it after its main export
export const anotherName = 'Ridgeline Roofing'
