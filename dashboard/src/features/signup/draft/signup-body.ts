import type { InputOf } from '@meg/shared/contract/endpoint';
import type { signUp } from '@meg/shared/contract/signup';
import type { SignupDraft } from './signup-draft.js';

type SignupBody = InputOf<typeof signUp>['body'];

const workday = { open: '09:00', close: '17:00' };
const startingHours = {
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: workday,
  saturday: { open: '10:00', close: '14:00' },
  sunday: null,
};

/** "Dublin, Cork , ,Galway": each area by itself. */
export function areasOf(text: string): string[] {
  return text
    .split(',')
    .map((area) => area.trim())
    .filter((area) => area !== '');
}

/** What a person has corrected; the server derives the rest. */
function correctionsOf({ country, currency, units, language, serviceCountries }: SignupDraft) {
  return {
    ...(country !== '' && { country }),
    ...(currency !== '' && { currency }),
    ...(units !== '' && { units }),
    ...(language !== '' && { language }),
    ...(serviceCountries.length > 0 && { serviceCountries: [...serviceCountries] }),
  } as const;
}

function hoursOf({ timezone }: SignupDraft) {
  return timezone === '' ? {} : { businessHours: { timezone, days: startingHours, holidays: [] } };
}

/** What the browser knows of the place where it is. */
export function browserClues() {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  return { timezone: timeZone ?? '', locale: globalThis.navigator?.language ?? locale };
}

function companyOf(draft: SignupDraft): SignupBody['company'] {
  const { enableWhatsApp, enablePhoneCalls, primaryColor, secondaryColor } = draft;
  const name = draft.companyName.trim();
  return {
    name,
    contactInfo: {
      email: draft.businessEmail.trim(),
      phone: draft.phone.trim(),
      website: draft.website.trim(),
      address: draft.address.trim(),
    },
    serviceAreas: areasOf(draft.serviceAreas),
    ...correctionsOf(draft),
    branding: { primaryColor, secondaryColor, companyName: name },
    chatbotConfig: {
      welcomeMessage: draft.welcomeMessage.trim(),
      ...(enableWhatsApp !== undefined && { enableWhatsApp }),
      enablePhoneCalls,
      ...hoursOf(draft),
    },
  };
}

/** What the server uses to tell a person from a bot. */
export interface BotSigns {
  /** The text in the field that people do not see. */
  website: string;
  elapsedMs: number;
}

export function signupBody(draft: SignupDraft, { website, elapsedMs }: BotSigns): SignupBody {
  return {
    company: companyOf(draft),
    browser: browserClues(),
    adminUser: {
      email: draft.adminEmail.trim(),
      password: draft.password,
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
    },
    selectedAddons: [...draft.addons],
    marketingConsent: draft.marketingConsent,
    termsAccepted: true,
    website,
    elapsedMs,
  };
}
