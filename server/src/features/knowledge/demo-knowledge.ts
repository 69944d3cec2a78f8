import type { NewKnowledgeEntry } from '@meg/shared/contract/knowledge';

export const demoKnowledge: readonly (NewKnowledgeEntry & { readonly id: string })[] = [
  {
    id: '01900000-0000-7000-8000-000000000001',
    question: 'Do you offer a packing service?',
    answer:
      'Yes. Our crew can pack your whole home, or only the fragile things such as glass, china and pictures, usually on the ' +
      'day before the move. We bring boxes, paper and tape. Say in the chat that you want us to pack, and the range includes it.',
    keywords: ['packing service', 'pack for us', 'pack for me', 'packing help', 'professional packers'],
    language: 'en',
  },
  {
    id: '01900000-0000-7000-8000-000000000002',
    question: 'Do you have storage for my furniture?',
    answer:
      'Yes. We can keep your things in closed containers in our own store between moving out and moving in, for a few days or ' +
      'for several months. A specialist tells you the dates and the price.',
    keywords: ['storage', 'store', 'store my furniture', 'warehouse', 'between moves'],
    language: 'en',
  },
  {
    id: '01900000-0000-7000-8000-000000000003',
    question: 'Can I change or cancel my moving date?',
    answer:
      'You can change or cancel the date free of charge until seven days before the move. After that, please call us: we do ' +
      'what we can, but the crew and the lorry may already be booked for you.',
    keywords: ['cancel', 'cancellation', 'postpone', 'reschedule', 'change the date'],
    language: 'en',
  },
  {
    id: '01900000-0000-7000-8000-000000000004',
    question: 'How do I pay, and do you ask for a deposit?',
    answer:
      'You can pay by bank transfer or by card. For a move abroad we ask for a deposit when you book and the rest before ' +
      'loading; a local move is paid on the day.',
    keywords: ['deposit', 'payment', 'pay', 'credit card', 'bank transfer', 'instalments'],
    language: 'en',
  },
  {
    id: '01900000-0000-7000-8000-000000000005',
    question: 'Do you take furniture apart and put it together again?',
    answer:
      'Yes. Beds, wardrobes and tables are taken apart and put together again by our crew. Please tell us beforehand of ' +
      'pieces that are built in or that came with instructions of their own.',
    keywords: ['dismantle', 'disassemble', 'assemble', 'reassemble', 'take apart'],
    language: 'en',
  },
];
