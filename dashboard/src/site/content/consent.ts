export const consentWords = {
  label: 'Cookie choices',
  heading: 'May we count how this site is used?',
  text: 'Speed and use of its pages. No advertising.',
  privacy: 'How we handle data',
  accept: 'Accept all',
  reject: 'Reject non-essential',
  customize: 'Customize',
  settings: 'Cookie settings',
  save: 'Save my choices',
  dialog:
    'Choose what may be kept in this browser. You can come back to this by “Cookie settings” at the foot of every page.',
  essential: {
    name: 'Essential',
    text: 'Needed for what you ask for: a cookie that keeps staff logged in, the conversation that you begin in the chat, what you type into a form until it is sent, the colours that you choose, and this choice itself. Always on.',
  },
  analytics: {
    name: 'Analytics',
    text: 'How fast pages load and answer for you, and what is used on them. It goes to this server alone and is not tied to your name.',
  },
  marketing: {
    name: 'Marketing',
    text: 'Would measure advertising. There is none on this site, and nothing uses this today.',
  },
  functional: {
    name: 'Functional',
    text: 'Would keep comforts beyond what you ask for. Nothing uses this today.',
  },
  later: 'Decide later',
  decidedAt: 'Your last choice:',
} as const;
