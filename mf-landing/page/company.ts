/** What the page says of the company behind the product. */
export const company = {
  name: 'Coverdesk',
  /** As the page has to say (spec 2 §1). */
  copyrightYear: 2025,
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/coverdesk' },
    { label: 'X', href: 'https://x.com/coverdesk' },
    { label: 'YouTube', href: 'https://www.youtube.com/@coverdesk' },
  ],
} as const

/** Where the page's own places are (spec 2 §2). */
export const anchors = { product: '#product', features: '#features', integrations: '#integrations' } as const

/** Put into the page by the server, which knows the settings: the form that books a demo, and the page's own address. */
export const placeholders = { demoUrl: '%DEMO_URL%', publicUrl: '%PUBLIC_URL%' } as const
