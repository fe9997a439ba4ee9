// Apart from brand.ts: only the foot of a page and a few pages name them.

/** The agency's offices, all made up. */
export const offices = [
  {
    city: 'Mumbai',
    lines: ['Marigold House, 4th floor', '12 Genda Phool Lane, Andheri East', 'Mumbai 400000, Maharashtra'],
    hours: {
      en: 'Monday to Saturday, 10 am to 8 pm',
      hi: 'सोमवार से शनिवार, सुबह 10 से रात 8 बजे तक',
      gu: 'સોમવારથી શનિવાર, સવારે 10થી રાત્રે 8 વાગ્યા સુધી',
    },
  },
  {
    city: 'Ahmedabad',
    lines: ['Shop 7, Kesar Arcade', 'Tulsi Marg, Navrangpura', 'Ahmedabad 380000, Gujarat'],
    hours: {
      en: 'Monday to Saturday, 10 am to 7 pm',
      hi: 'सोमवार से शनिवार, सुबह 10 से शाम 7 बजे तक',
      gu: 'સોમવારથી શનિવાર, સવારે 10થી સાંજે 7 વાગ્યા સુધી',
    },
  },
] as const

/** When travellers are called back: the hours of the main office, in Indian time. */
export const officeHours = offices[0].hours

/** The agency's pages on social networks, all made up. */
export const networks = [
  { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/marigoldmiles.example' },
  { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/marigoldmiles.example' },
  { name: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/company/marigoldmiles-example' },
  { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@marigoldmiles.example' },
] as const
