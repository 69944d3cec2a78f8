import { addonSetupUsd, addons, corePlan } from '@meg/shared/domain/companies/plan-prices';
import { botMessageDays, siteMessageMonths } from '@meg/shared/domain/forms/site-message';
import { demoPrivacyId, sitePaths } from '@meg/shared/domain/public-paths';
import { sessionDays, sessionIdleHours } from '@meg/shared/domain/session-time';

/** What a thing is called in the browser, and what it is for. */
export interface NamedItem {
  names: readonly string[];
  text: string;
}

export type LegalItem = string | NamedItem;

export interface LegalPart {
  id: string;
  heading: string;
  /** In their order; a list is a paragraph of its own. */
  blocks: readonly (string | readonly LegalItem[])[];
}

export interface LegalText {
  path: string;
  title: string;
  description: string;
  heading: string;
  lede: string;
  version: string;
  /** As in 2026-11-21. */
  since: string;
  parts: readonly LegalPart[];
}

/**
 * What Meg does with data by itself. An operator who does more with it, or has agreed on other terms with its
 * customers, changes these texts, their version and their date.
 */
export const privacy: LegalText = {
  path: sitePaths.privacy,
  title: 'Privacy: what Meg keeps, where, and for how long',
  description:
    'Which data Meg keeps of visitors, companies and readers of this site, where it is kept, who sees it, how long, and how to have it erased.',
  heading: 'What happens to your data',
  lede: 'In short: what you type is kept to answer you, on this server, and seen by those whom you write to. No advertising, no selling, nothing counted without your yes.',
  version: '1.3',
  since: '2026-11-30',
  parts: [
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        'Meg is software that runs on the server of whoever uses it. The operator of this server, named on this page, is responsible for this site and for what is kept on it.',
        'If you chat with Meg on the site of a moving company, that company decides what is done with your details, and the operator keeps them on its behalf. The line below the form in the chat names the company, and leads to its own privacy page.',
      ],
    },
    {
      id: 'visitors',
      heading: 'If you chat with Meg',
      blocks: [
        'Nothing is kept before you answer. From then on:',
        [
          'The conversation stays in your own browser, for seven days or until you choose “Start over”.',
          'When you send the form, the server keeps your name, email, phone number, the two places, what you move, the range that you saw, the conversation that led to it, the page that you came from without what follows the “?”, and the text about your data that you were shown, with the time.',
          'If the company’s site hands it over with your yes to statistics there, how you came to it: the site before by its name alone, the words that an advertisement puts into the address (utm_source, utm_medium, utm_campaign, utm_term, utm_content) and the click numbers of Google, Facebook and Microsoft (gclid, fbclid, msclkid). The company sees by it which advertisements bring it moves. It is a part of your request: it stays as long, and is erased with it. Without your yes none of it leaves the page.',
          'If you tick that you want your quote or your callback by email, you get it by mail. Each mail has a link that stops any further one.',
          'If you ask for a person, it keeps how and when you want to be reached. If you rate the chat, it keeps the rating and your words.',
          'Questions about countries and moves are answered from guides on this server, and kept as a part of the conversation that you send.',
          'A question that the chat cannot answer is also kept by itself for the company, for 180 days at most, so that it can be answered: its text without names, addresses and numbers, its language, how often and when it was asked, and nothing that says who you are. The page that you were on is kept with it only if you allowed statistics there. If you send the form and want emails, the answer is mailed to you once.',
          'Where such a question is about a country, its text is also kept without the company, for those who write the guides.',
        ],
        'Your details go to that one company. Its own people see them, and the operator’s staff only while its owner allows it, or in an emergency whose reason its owner is told at once; they export nothing, and each such look is written down in the company’s log.',
        'They stay until the company erases them, or until the time is over that it has set for all its leads.',
      ],
    },
    {
      id: demoPrivacyId,
      heading: 'If you try the demo',
      blocks: [
        'The chat on this site speaks for Northbound Movers. It is made up: nobody there will move you, and its prices are examples.',
        'What you send in the form is kept as for any other company, as the part above says, but no moving company gets it. It goes to the operator of this server, named on this page, whose people see it in the demo’s dashboard and may answer you about Meg.',
        'Made-up details do as well. To have yours erased, write to the operator by the contact page; the topic is “My data and privacy”.',
      ],
    },
    {
      id: 'companies',
      heading: 'If your company uses Meg',
      blocks: [
        'The server keeps your company’s details and settings, the names and email addresses of its people, their passwords in a form that cannot be turned back, which browsers are logged in, and a log of who changed what and when.',
        'Requests of your visitors are mailed to the address of whoever signed up, also before it is confirmed, up to ten a day: otherwise they would wait unread. So check the address when you sign up. Whoever has a mistyped one would get them, until you see it at the top of each page and correct it.',
        'An account is kept until the company ends or the account is removed. The log outlives both, without a word of your customers’ details.',
      ],
    },
    {
      id: 'forms',
      heading: 'If you write to us or apply for the beta',
      blocks: [
        `We keep what you typed to answer you. It is read by the operator’s staff alone, and erased by itself after ${siteMessageMonths} months; what a program seems to have sent goes after ${botMessageDays} days. You can have it erased sooner.`,
        'While you type, your words are kept in the open tab of your browser, so that a reload does not lose them. They are gone from there once they are sent or the tab is closed.',
      ],
    },
    {
      id: 'browser',
      heading: 'Cookies and what is kept in your browser',
      blocks: [
        'Visitors of this site get no cookie. There is one in all:',
        [
          {
            names: ['meg-session', '__Host-meg-session'],
            text: `set when somebody logs in, for the people of companies and of the operator. It holds a random number, ends after ${sessionIdleHours} hours without use and after ${sessionDays} days at the latest, and cannot be read by scripts. It has the second name over an encrypted connection.`,
          },
        ],
        'In the storage of your browser, on this site’s own address, for as long as you leave it there:',
        [
          {
            names: ['meg-consent'],
            text: 'what you chose in the cookie settings, with the time and the version of the question.',
          },
          { names: ['meg-theme'], text: 'light or dark, once you have chosen.' },
          { names: ['meg:language'], text: 'the language that you chose in the chat.' },
          {
            names: ['meg:conversation', 'meg:lead'],
            text: 'the chat’s conversation, for seven days, and a form that is on its way to the server, until it has arrived.',
          },
          'Copies of pages and files of this site, so that it opens faster and without a connection.',
        ],
        'Until the tab is closed:',
        [
          { names: ['meg-contact', 'meg-beta', 'meg-signup'], text: 'a form that you have begun, without passwords.' },
          { names: ['Meg'], text: 'that the chat is open, so that it is open again on the next page.' },
          { names: ['react-router-scroll-positions'], text: 'how far you had scrolled on a page, for the way back.' },
          { names: ['pwa-prompt-dismissed'], text: 'that you put away the card that offers to install this site.' },
        ],
        'For the people of companies, once they have logged in:',
        [
          { names: ['meg-sidebar', 'meg-leads-look'], text: 'a narrow sidebar, and how the list of leads is set out.' },
          { names: ['meg-tour-seen'], text: 'that you have begun the tour of these pages.' },
          {
            names: ['meg:draft', 'meg:note'],
            text: 'until the tab is closed: settings that were changed and notes on leads that were begun, and are not saved yet.',
          },
          {
            names: ['meg-notification-sound', 'meg-notification-pop-up'],
            text: 'whether this browser rings or shows a message.',
          },
        ],
        'All of this serves what you have asked for. You can delete it in your browser at any time.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Counting, with your yes alone',
      blocks: [
        'If you allow analytics, this site measures how fast its pages load and answer for you and tells this server, and counts steps such as opening the chat. It carries no name, and no other company gets it.',
        'Without your yes none of this happens. You can change your mind at the foot of every page, by “Cookie settings”; it holds from that moment on.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else gets data',
      blocks: [
        'Nobody, unless the operator has connected one of these services. Each then gets no more than it needs:',
        [
          'A mail server, which carries the mails to you and to staff.',
          'WhatsApp, where a company lets its people be notified there, or where you choose to go on there yourself.',
          'A language model that helps to word answers. It gets the question, the one before it and the passages that were found, never the form with your contact details.',
          'Systems of the moving company itself, to which it has its own leads sent.',
        ],
        'Cities are found in a list on this server. Fonts, scripts and pictures come from this server as well, so that no other learns that you were here.',
      ],
    },
    {
      id: 'safety',
      heading: 'How it is kept',
      blocks: [
        'On the operator’s own server, in one database. Each company sees its own rows alone, and the server checks that at every call. Its log of requests holds no personal data.',
        'To hold off floods, the server counts calls by network address for a short time, in its memory only.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You may ask what is kept of you, have it corrected, get it as a file, have it erased, object to its use, and take back a consent. For leads, ask the moving company first: it can do each of these itself. For all else ask the operator by the contact page; the topic is “My data and privacy”.',
        'You are answered within a month. If you find that your data was handled wrongly, you may complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'When this page changes, its version and date change with it. If what is asked in the cookie settings changes, you are asked again.',
      ],
    },
  ],
};

export const terms: LegalText = {
  path: sitePaths.terms,
  title: 'Terms: what you get from Meg, and what it costs',
  description:
    'The terms for companies that use Meg and for visitors of this site: plan, fees, minimum term, what the ranges mean, and who is liable for what.',
  heading: 'The terms, in plain words',
  lede: 'What you can expect from us, and what we expect from you. They hold between your company and the operator of this server, named on this page.',
  version: '1.0',
  since: '2026-11-21',
  parts: [
    {
      id: 'what',
      heading: 'What you get',
      blocks: [
        'A chat for your site that asks about a move, answers with a range from your own rates, and keeps each lead for you; a dashboard for your people; and help from us.',
        'Signing up makes a contract between your company and the operator. Whoever signs up says that they may do so for the company.',
      ],
    },
    {
      id: 'price',
      heading: 'What it costs',
      blocks: [
        'The prices are those on the pricing page at the time of your order; the order summary adds them up before you order. All are in US dollars, before taxes.',
        [
          `Core package: $${corePlan.monthlyUsd} a month, for at least ${corePlan.minimumMonths} months.`,
          `Setup: $${corePlan.setupUsd}, and $${addonSetupUsd} for each add-on.`,
          'Your first bill: setup fees, one-time items and one month. The invoice comes within 24 hours.',
          `The API add-on also costs $${addons['api-integration'].perCallUsd} for each call.`,
        ],
        'Prices can change for the months after your minimum term. You are told at least 30 days before, and may leave at that date.',
      ],
    },
    {
      id: 'leave',
      heading: 'Ending it',
      blocks: [
        `After the first ${corePlan.minimumMonths} months you can end it with the end of any month. Your chat then leaves your pages, and you can export your leads before.`,
        'We may suspend a company that does not pay after a reminder, or that uses Meg to deceive, to harm or to break the law. Its people can still read and export.',
      ],
    },
    {
      id: 'ranges',
      heading: 'Ranges are estimates',
      blocks: [
        'A range in the chat is worked out from the company’s rates and from what the visitor said. It is an estimate and no offer: the price is what the company agrees with its customer after it has looked at the move.',
        'Country guides name their sources and the date of their review. Rules change; the authorities have the last word.',
      ],
    },
    {
      id: 'yours',
      heading: 'What is yours, and what you look after',
      blocks: [
        'Your leads, settings, rates and answers are yours. We use them to run the service for you, and for nothing else.',
        [
          'Keep your rates and answers right; the chat says what you have entered.',
          'Treat the people who write to you fairly and by the law, and name your own privacy page in your settings.',
          'Keep passwords to yourselves, and remove people who have left.',
          'Put the chat only on sites that are yours, or whose owner agrees.',
        ],
      ],
    },
    {
      id: 'running',
      heading: 'How it runs',
      blocks: [
        `We keep Meg running with care and announce work that interrupts it where we can. We answer support requests within ${corePlan.supportHours} hours, or within one hour with priority support.`,
        'A lead is stored before the visitor is told that it is saved. Where the connection breaks, the browser keeps it and sends it again.',
      ],
    },
    {
      id: 'beta',
      heading: 'The beta of MEG Relay',
      blocks: [
        'It is free while it lasts, may have faults, and can be left at any time by either side. Its page says what is promised to those who take part.',
      ],
    },
    {
      id: 'liability',
      heading: 'Who is liable for what',
      blocks: [
        'Each side is liable without limit for what it does on purpose or by gross negligence, for harm to life and health, and wherever the law allows no limit.',
        'For all else the operator is liable for damage that could be foreseen, up to what your company paid in the twelve months before. Contracts for a move are between the moving company and its customer; the operator is no party to them.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and changes',
      blocks: [
        'The law of the country in which the operator has its seat applies. If you use Meg as a consumer, the protection of the law where you live stays with you.',
        'When these terms change, companies are told by mail at least 30 days before. If you do not agree, you may leave at that date. If one part does not hold, the others do.',
      ],
    },
  ],
};

export const legalWords = {
  version: (version: string) => `Version ${version}, in force since`,
  contents: 'On this page',
  operator: 'Operator of this server',
  operatorUnknown: 'Whoever runs this server is reached by the',
  contact: 'contact page',
} as const;
