import { drawnPdf } from './drawnPdf.ts'

type Pdf = PDFKit.PDFDocument

/** Forms without form fields as carriers send them, each with blanks of its own kind. */
export const flatForms = {
  /** Labels with underscores behind them, "Yes ___ No ___", and a list of options to check. */
  contractorSupplement: () =>
    drawnForm('Contractors Supplemental Application', (write) => {
      write('Named Insured: ______________________________________', 50, 90)
      write('FEIN: __________________', 380, 90)
      write('Mailing address:_____________________________________________________', 50, 112)
      write('Number of employees: ________   Number of vehicles owned: ________', 50, 134)
      write('Business type:   ___ Corporation   ___ LLC   ___ Partnership', 50, 156)
      write('Do you work above three stories?   Yes ___   No ___', 50, 178)
      write('Describe your operations:', 50, 200)
      for (const y of [216, 232, 248]) write('_'.repeat(80), 50, y)
      write('Date: ____/____/________', 50, 290)
      write('Signature of applicant: ______________________________', 50, 330)
    }),
  /** Lines with small labels under them, as on a lost policy release. */
  lostPolicyRelease: () =>
    drawnForm('Lost Policy Release', (write, pdf) => {
      const lines: readonly (readonly [string, number, number, number])[] = [
        ['Name of insured', 50, 300, 110],
        ['Policy number', 320, 560, 110],
        ['Insurance company', 50, 300, 142],
        ['Effective date of cancellation', 320, 560, 142],
        ['Signature of named insured', 50, 300, 250],
        ['Date', 320, 400, 250],
      ]
      for (const [label, from, to, y] of lines) {
        pdf.moveTo(from, y).lineTo(to, y).stroke()
        write(label, from, y + 3, 7)
      }
      write(
        'The undersigned agrees that the above policy is lost, destroyed or being retained, and that',
        50,
        180,
      )
      write(
        'no claims of any type will be made against the company under this policy for losses which',
        50,
        193,
      )
      write('occur after the date of cancellation shown above.', 50, 206)
    }),
  /** Labels small in the corner of their cells, and a line of check boxes. */
  applicantSection: () =>
    drawnForm('Commercial Insurance Application', (write, pdf) => {
      const rows = [
        ['AGENCY', 'CARRIER', 'NAIC CODE'],
        ['APPLICANT (First Named Insured)', 'FEIN', 'PHONE'],
        ['MAILING ADDRESS', 'CITY', 'ZIP'],
      ]
      for (const [row, labels] of rows.entries())
        for (const [column, label] of labels.entries()) {
          const [x, y] = [50 + column * 170, 80 + row * 26]
          pdf.rect(x, y, 170, 26).stroke()
          write(label, x + 2, y + 2, 6)
        }
      for (const [at, label] of ['CORPORATION', 'LLC', 'PARTNERSHIP', 'INDIVIDUAL'].entries()) {
        pdf.rect(50 + at * 110, 172, 8, 8).stroke()
        write(label, 62 + at * 110, 173, 7)
      }
    }),
  /** A table whose empty rows stand under its headers. */
  vehicleSchedule: () =>
    drawnForm('Vehicle Schedule', (write, pdf) => {
      write('Named insured:', 50, 70)
      pdf.moveTo(125, 80).lineTo(400, 80).stroke()
      const widths = [40, 50, 110, 160, 80]
      const heads = ['No.', 'Year', 'Make and model', 'VIN', 'Stated amount']
      for (let row = 0; row < 4; row++) {
        let x = 50
        for (const [column, width] of widths.entries()) {
          pdf.rect(x, 110 + row * 20, width, 20).stroke()
          if (row === 0) write(heads[column] ?? '', x + 3, 115, 8)
          else if (column === 0) write(String(row), x + 3, 115 + row * 20, 8)
          x += width
        }
      }
    }),
  /** Questions with a column for Yes and one for No, and a box for remarks. */
  restaurantQuestionnaire: () =>
    drawnForm('Restaurant Questionnaire', (write, pdf) => {
      const questions = [
        'Is there deep fat frying?',
        'Is there a UL 300 extinguishing system?',
        'Any live entertainment?',
        'Any delivery by own employees?',
      ]
      write('Yes', 467, 84, 8)
      write('No', 508, 84, 8)
      for (const [at, question] of questions.entries()) {
        const y = 96 + at * 18
        pdf.rect(50, y, 405, 18).stroke()
        pdf.rect(455, y, 40, 18).stroke()
        pdf.rect(495, y, 40, 18).stroke()
        write(question, 54, y + 5, 8)
      }
      write('Remarks:', 50, 190)
      pdf.rect(50, 204, 485, 80).stroke()
    }),
  /** Dotted leaders and brackets, as from a typewriter. */
  cyberQuestionnaire: () =>
    drawnForm('Cyber Liability Questionnaire', (write) => {
      write('Applicant ................................................................', 50, 90)
      write('Website ..................................................................', 50, 112)
      write('Annual revenue $..........................................................', 50, 134)
      write('Number of records held ...................................................', 50, 156)
      write('Is multifactor authentication used for e-mail?   [ ] Yes   [ ] No', 50, 180)
      write('Are backups kept offline?   [ ] Yes   [ ] No', 50, 200)
    }),
  /** A label cell at the left of each empty cell. */
  propertySupplement: () =>
    drawnForm('Property Supplement', (write, pdf) => {
      const labels = [
        'Location address',
        'Year built',
        'Construction',
        'Square feet of building',
        'Number of stories',
        'Sprinklered?',
      ]
      for (const [row, label] of labels.entries()) {
        pdf.rect(50, 80 + row * 22, 160, 22).stroke()
        pdf.rect(210, 80 + row * 22, 330, 22).stroke()
        write(label, 55, 87 + row * 22)
      }
    }),
} satisfies Record<string, () => Promise<Uint8Array>>

type Write = (text: string, x: number, y: number, size?: number) => void

/** A page on letter paper with a title. */
function drawnForm(title: string, draw: (write: Write, pdf: Pdf) => void): Promise<Uint8Array> {
  return drawnPdf((pdf) => {
    pdf.addPage()
    pdf.lineWidth(0.7)
    pdf.font('Helvetica-Bold').fontSize(14).text(title, 50, 36, { lineBreak: false })
    pdf.font('Helvetica')
    const write: Write = (text, x, y, size = 9) => {
      pdf.fontSize(size).text(text, x, y, { lineBreak: false })
    }
    draw(write, pdf)
  })
}
