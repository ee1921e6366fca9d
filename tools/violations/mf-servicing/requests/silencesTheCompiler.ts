// expect: typescript(ban-ts-comment)
// @ts-ignore
export const silencesTheCompiler: number = 'Ridgeline Roofing'
