export const offlineWords = {
  title: 'You are offline',
  text: 'This page has not been opened on this device before, so there is no copy of it here. Pages that you have visited still open.',
  again: 'Try again',
  home: 'Go to the home page',
} as const;
