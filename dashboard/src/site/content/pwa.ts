export const pwaWords = {
  updateTitle: 'Update Available',
  updateText: 'A newer version of this site is ready.',
  updateNow: 'Update Now',
  later: 'Later',
  installTitle: 'Install Meg',
  installText: 'Open it from your home screen. What you have visited opens without a network, too.',
  install: 'Install',
  notNow: 'Not now',
  offline: 'You are offline. Pages that you have visited still open.',
  online: 'Back online.',
} as const;
