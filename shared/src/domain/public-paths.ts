/** Pages that anyone may read, each written at the build. */
export const sitePaths = {
  home: '/',
  about: '/about',
  mission: '/mission',
  pricing: '/pricing',
  knowledgeHub: '/knowledge-hub',
  culturalTips: '/cultural-tips',
  beta: '/meg-relay-beta',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** The part of the privacy page about the demo company. */
export const demoPrivacyId = 'demo';

/** Pages for somebody who is not signed in, or need not be. */
export const accessPaths = {
  login: '/login',
  adminLogin: '/admin/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  invitation: '/invitation',
  confirmEmail: '/confirm-email',
  signup: '/signup',
} as const;
