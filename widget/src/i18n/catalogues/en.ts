import type { PhraseKey } from '../../conversation/phrase.js';
import type { Words } from '../words.js';

/** English, the reference: its keys are the keys of every catalogue. */
export const en = {
  'widget.loading': 'Loading Meg, the moving assistant…',
  'widget.unknown.title': 'This chat is not set up yet',
  'widget.unknown.text':
    'No moving company answers under this name. Please use the phone number or email address on their website.',
  'widget.fault.title': 'Something went wrong here',
  'widget.fault.text': 'The chat had to stop. Start over, and it should work again.',

  'header.status': 'Meg answers now',
  'header.menu': 'Menu',
  'header.startOver': 'Start over',
  'header.close': 'Close chat',
  'log.label': 'Conversation',
  'log.meg': 'Meg:',
  'log.visitor': 'You:',
  'transcript.visitor': 'Visitor:',
  'composer.label': 'Your message',
  'composer.hint': 'Write a message',
  'composer.send': 'Send message',

  'greeting.welcome':
    'Hi, I am Meg, the moving assistant of {company}. Answer a few questions and I will work out a price range for your move. It takes about a minute.',
  'intent.quote': 'Get a quote',
  'intent.anotherQuote': 'Get another quote',
  'typed.reply': 'I cannot answer typed messages yet. What I can do is work out a price range for your move.',
  'call.offer': 'You can also call {phone}.',

  'ask.moveType': 'Gladly. Do you move within the country or abroad?',
  'moveType.local': 'Local move',
  'moveType.international': 'International move',
  'ask.moveDetails': 'What are you moving?',
  'moveDetails.full-home': 'A whole home',
  'moveDetails.some-furniture': 'Some furniture',
  'moveDetails.boxes-only': 'Only boxes',
  'moveDetails.office': 'An office',
  'moveDetails.specialty': 'Special items (piano, art)',
  'ask.propertySize': 'How big is the place you are leaving?',
  'propertySize.Studio/1Bed': 'Studio or 1 bedroom',
  'propertySize.2 - 3 Beds': '2 to 3 bedrooms',
  'propertySize.3 Beds - 4 Beds': '3 to 4 bedrooms',
  'propertySize.4 Beds+': '4 bedrooms or more',
  'ask.moveSize': 'And how much of it comes along?',
  'moveSize.Content only': 'Contents only',
  'moveSize.Content plus some furniture': 'Contents and some furniture',
  'moveSize.All furniture and content': 'All furniture and contents',

  'ask.lead': 'Almost there. Who are you, and where do you move from and to?',
  'lead.given': 'From {originCity} to {destinationCity}',
  'lead.saved': 'Saved: {company} has your details. Your reference is {reference}.',
  'lead.unsent':
    'Your details are not sent yet, because the connection failed. They are kept on this device and I keep trying.',
  'lead.unsentHere':
    'Your details are not sent yet, because the connection failed. I keep trying as long as this page is open.',
  'lead.known': 'Saved: {company} has your details already.',
  'lead.refused': 'One of your details needs another look.',
  'lead.notAccepted': 'Your details could not be accepted, and they are not saved.',

  'form.title': 'Your details',
  'form.name': 'Name',
  'form.email': 'Email',
  'form.phone': 'Phone',
  'form.originCity': 'Origin city',
  'form.destinationCity': 'Destination city',
  'form.submit': 'Continue to Quote Preview',
  'form.problems': { one: 'One field needs another look.', other: '{count} fields need another look.' },
  'form.trap': 'Leave this field empty',
  'form.steps': 'Your progress',
  'form.done': 'done',
  'step.contact': 'Contact Info',
  'step.move': 'Move Details',
  'step.quote': 'Quote Generated',
  'step.expert': 'Expert Connected',
  'consent.line': 'Your details go to {company} only',
  'consent.link': 'Privacy',
  'name.missing': 'Name is required',
  'email.missing': 'Email is required',
  'email.invalid': 'Email is invalid',
  'phone.missing': 'Phone is required',
  'originCity.missing': 'Origin city is required',
  'destinationCity.missing': 'Destination city is required',

  'quote.working': 'Working out your range…',
  'quote.intro': 'Here is your range.',
  'quote.introUnavailable': 'I cannot give you a price for this one.',
  'quote.failed': 'I could not work out your range just now.',
  'retry.quote': 'Try again',
  'quote.label': 'Preliminary range',
  'quote.unavailable': 'Domestic Moving Services - Coming Soon to Your Area',
  'quote.from': 'From',
  'quote.to': 'to',
  'quote.move': 'Move',
  'quote.shipment': 'Shipment',
  'part.loading': 'Loading…',
  'part.failed': 'This part of the chat did not load. Please check your connection.',
  'part.retry': 'Try again',
} as const satisfies Words & Record<PhraseKey, unknown>;

export type MessageKey = keyof typeof en;

/** What another language has to bring: each key, and plural forms where English has them. */
export type Catalogue = { readonly [K in MessageKey]: (typeof en)[K] extends string ? string : Words[string] };
