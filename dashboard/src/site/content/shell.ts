import { examplePage, home } from './home.js';

export const shell = {
  brand: 'Meg',
  skip: 'Skip to the content',
  navigation: 'Main',
  footerNavigation: 'Footer',
  footer: 'Meg, an assistant for moving companies and their customers.',
  openDemo: 'Try the Demo',
  demoIsLate: home.demoIsLate,
  links: [
    { to: examplePage, name: 'Example' },
    { to: '/api/docs', name: 'API' },
  ],
} as const;
