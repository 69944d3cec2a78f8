/** The few words that the loader shows by itself, in ASCII: a page in an old encoding reads the script by its own. */
export const words = {
  name: 'Chat with us',
  news: '1 message',
  waiting: 'Loading',
  failed: 'The chat failed to load.',
  newTab: 'open in a new tab',
  call: 'call ',
};
