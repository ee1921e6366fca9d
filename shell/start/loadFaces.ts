/** Loads the faces of the design system that pages ask for; that these imports are here is what makes the shell lend them. */
export async function loadFaces(): Promise<void> {
  await Promise.allSettled([
    import('@coverdesk/design-system/forms'),
    import('@coverdesk/design-system/data'),
    import('@coverdesk/design-system/conversation'),
    import('@coverdesk/design-system/frames'),
  ])
}
