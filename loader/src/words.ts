/** The few words that the loader shows by itself, in ASCII: a page in an old encoding reads the script by its own. */
export const words = {
  name: 'Chat with us',
  waiting: 'One moment, please',
  failed: 'The chat did not load. Please reload this page, or',
  newTab: 'open the chat in a new tab',
  call: 'call ',
};
