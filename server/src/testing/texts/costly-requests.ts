import { leadBody } from '../factories.js';

/** A text of a length, of a kind that costs much. */
export type Text = (length: number) => string;

const question = (text: Text) => ({ companyId: 'demo', query: text(1_000) });
const signup = (text: Text) => ({
  company: {
    name: text(120),
    contactInfo: { email: 'office@harbour.example', phone: text(50) },
    serviceAreas: [text(120)],
  },
  adminUser: { email: text(254), password: text(200), firstName: 'Aoife', lastName: 'Byrne' },
});

/** What the routes are sent that work on a text, by method and address. */
export const costlyBodies: Readonly<Record<string, (text: Text) => object>> = {
  'POST /api/chat/understand': (text) => ({ companyId: 'demo', text: text(2_000) }),
  'POST /api/chat/search': (text) => ({ ...question(text), previousQuery: text(1_000) }),
  'POST /api/chat/search ': (text) => question((length) => `${text(length - 20)} customs for Japan?`),
  'POST /api/chat/rag-customs': question,
  'POST /api/chat/overview': (text) => ({ companyId: 'demo', country: text(80) }),
  'POST /api/chat/documents': (text) => ({ companyId: 'demo', country: text(80) }),
  'POST /api/chat/translate': (text) => ({ companyId: 'demo', response: text(20_000), targetLanguage: 'fr' }),
  'POST /api/comprehensive-quote': (text) => ({
    companyId: 'demo',
    moveType: 'international',
    moveDetails: 'full-home',
    originCity: text(120),
    destinationCity: text(120),
  }),
  'POST /api/leads': (text) =>
    leadBody({
      name: text(200),
      originCity: text(120),
      destinationCity: text(120),
      phone: text(50),
      preliminaryQuote: text(200),
      chatHistory: text(16_000),
    }),
  'POST /api/feedback': (text) => ({ companyId: 'demo', rating: 5, comment: text(2_000) }),
  'POST /api/human-handoff': (text) => ({
    companyId: 'demo',
    chatHistory: text(16_000),
    requestType: 'immediate',
    contactMethod: 'call',
    contactInfo: { email: text(254), phone: text(50) },
  }),
  'POST /api/signup': signup,
  'POST /api/contact-messages': (text) => ({
    name: text(120),
    email: 'a@example.com',
    topic: 'other',
    message: text(4_000),
  }),
  'POST /api/knowledge': (text) => ({
    question: text(300),
    answer: text(4_000),
    keywords: [text(60)],
  }),
  'POST /api/company-config/preview': (text) => ({
    config: {
      serviceAreas: Array.from({ length: 200 }, () => text(120)),
      branding: { companyName: text(120), tagline: text(200) },
      chatbotConfig: { welcomeMessage: text(500) },
    },
  }),
  'POST /api/admin-domains/test': (text) => ({ url: text(2_000) }),
};
/** What the pages and lists are asked with. */
export const costlyQueries: Readonly<Record<string, (text: Text) => string>> = {
  '/api/places': (text) => `?q=${encodeURIComponent(text(120))}`,
  '/embed/preview': (text) => `?${new URLSearchParams({ name: text(120), welcome: text(500) })}`,
  '/embed': (text) => `?company=demo&language=${encodeURIComponent(text(400))}`,
  '/api/leads': (text) => `?search=${encodeURIComponent(text(120))}`,
};
