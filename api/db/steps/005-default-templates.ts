/** The message templates of a new installation. */
export const DEFAULT_TEMPLATES = [
  {
    id: 'whatsapp-hello',
    channel: 'whatsapp',
    name: 'First hello',
    subject: '',
    body: 'Namaste {first-name}, this is {me} from {agency}. Thank you for asking about {trip} (reference {reference}). When is a good time to talk about your holiday?',
  },
  {
    id: 'whatsapp-quote',
    channel: 'whatsapp',
    name: 'Quote sent',
    subject: '',
    body: 'Namaste {first-name}, I have just mailed you the quote for {trip} (reference {reference}). Tell me what you would like changed. – {me}, {agency}',
  },
  {
    id: 'mail-hello',
    channel: 'mail',
    name: 'First hello',
    subject: 'Your enquiry {reference}: {trip}',
    body: 'Dear {name},\n\nThank you for your enquiry about {trip}, reference {reference}. I would be glad to plan this holiday with you.\n\nWhen may I call you?\n\nWarm regards,\n{me}\n{agency}',
  },
  {
    id: 'mail-quote',
    channel: 'mail',
    name: 'Your quote',
    subject: 'Your quote for {trip} ({reference})',
    body: 'Dear {name},\n\nHere is the quote for {trip}, for travel on {travel-date}.\n\nDo tell me what you would like changed; nothing is fixed until you say so.\n\nWarm regards,\n{me}\n{agency}',
  },
] as const
