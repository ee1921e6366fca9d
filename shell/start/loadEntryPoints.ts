/** Loads the design system's entry points on demand; importing them here makes the shell share them. */
export async function loadEntryPoints(): Promise<void> {
  await Promise.allSettled([
    import('@coverdesk/design-system/forms'),
    import('@coverdesk/design-system/data'),
    import('@coverdesk/design-system/conversation'),
    import('@coverdesk/design-system/frames'),
  ])
}
