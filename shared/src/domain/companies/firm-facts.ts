/** What visitors ask of a firm most. Each answer is kept as one of the company's own answers, under this question. */
export const firmFacts = [
  {
    code: 'licences',
    label: 'Licence numbers',
    question: 'Are you licensed, and what are your licence numbers?',
    keywords: ['licence', 'license', 'licensed', 'registration number', 'usdot', 'operator licence'],
    example: 'Operator’s licence OF1234567.',
    american: 'USDOT 1234567, MC 765432.',
  },
  {
    code: 'insurance',
    label: 'Insurance',
    question: 'Are my things insured with you?',
    keywords: ['insured', 'insurance', 'liability', 'cover', 'damage'],
    example: 'All moves are insured; cover for the full value can be added.',
    american: 'All moves are insured up to $50,000; full value protection can be added.',
  },
  {
    code: 'memberships',
    label: 'Memberships',
    question: 'Which associations are you a member of?',
    keywords: ['member', 'association', 'FIDI', 'BAR', 'accredited', 'certified'],
    example: 'Member of FIDI.',
    american: 'Member of FIDI and of the American Trucking Associations.',
  },
  {
    code: 'reviews',
    label: 'Reviews',
    question: 'Where can I read reviews of you?',
    keywords: ['reviews', 'rating', 'references', 'testimonials', 'trustpilot'],
    example: 'On Google: https://…',
  },
  {
    code: 'packing',
    label: 'Packing',
    question: 'Do you pack for me?',
    keywords: ['packing', 'pack', 'boxes', 'packing material'],
    example: 'Yes: everything, or the fragile things alone. Boxes come a week before.',
  },
  {
    code: 'storage',
    label: 'Storage',
    question: 'Can you store my things?',
    keywords: ['storage', 'store', 'warehouse'],
    example: 'Yes, in our heated warehouse, by the month.',
  },
  {
    code: 'dismantling',
    label: 'Dismantling furniture',
    question: 'Do you take furniture apart and put it together again?',
    keywords: ['dismantle', 'disassemble', 'assembly', 'take apart', 'put together'],
    example: 'Beds, tables and wardrobes, yes; please tell us beforehand.',
  },
  {
    code: 'pianos',
    label: 'Pianos',
    question: 'Do you move pianos?',
    keywords: ['piano', 'grand piano', 'upright'],
    example: 'Upright pianos, yes; grand pianos after a look at the stairs.',
  },
  {
    code: 'pets',
    label: 'Pets',
    question: 'Do you move pets?',
    keywords: ['pet', 'pets', 'dog', 'cat', 'animal'],
    example: 'No, but we work with a pet carrier and can put you in touch.',
  },
] as const;

/** With so many of them the chat answers most of what is asked first. */
export const enoughFacts = 4;
