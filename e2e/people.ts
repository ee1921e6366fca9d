/** Staff of the demo agencies who appear in journeys. */
export const people = {
  dana: { name: 'Dana Whitfield', email: 'dana.whitfield@harborline.example' },
  marcus: { name: 'Marcus Bell', email: 'marcus.bell@harborline.example' },
  priya: { name: 'Priya Natarajan', email: 'priya.natarajan@harborline.example' },
  teresa: { name: 'Teresa Okafor', email: 'teresa.okafor@harborline.example' },
  owen: { name: 'Owen Castellano', email: 'owen.castellano@harborline.example' },
  hannah: { name: 'Hannah Brandt', email: 'hannah.brandt@harborline.example' },
  outsider: { name: 'Walt Jensen', email: 'walt.jensen@prairie.example' },
} as const
