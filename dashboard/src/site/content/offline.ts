export const offlineWords = {
  title: 'You are offline',
  text: 'There is no copy of this page on this device. Public pages that you have visited still open.',
  again: 'Try again',
  home: 'Go to the home page',
} as const;
