/** The few words that the loader shows by itself, in ASCII: a page in an old encoding reads the script by its own. */
export const words = {
  name: 'Chat with us',
  waiting: 'One moment',
  failed: 'The chat did not load. Please reload, or',
  newTab: 'open a new tab',
  call: 'call ',
};
