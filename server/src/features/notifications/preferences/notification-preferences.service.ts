import {
  type NewNotificationPreference,
  type NotificationPreference,
  type NotificationType,
  notificationTypes,
  type QuietHoursChoice,
} from '@meg/shared/contract/notifications';
import { defaultChoice, type NotificationChoice } from '@meg/shared/domain/notifications/notification-choice';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Person } from '../../../people/person.js';
import { pick } from '../../../pick.js';
import { requirePhone } from '../../../text/phone-number.js';
import type { Channels } from '../channels/channel.js';
import type { HeldDeliveries } from '../deliver/held-deliveries.js';
import type { FeaturesUsed } from '../features-used.js';
import {
  findPreference,
  listPreferences,
  type PreferenceRow,
  putPreference,
  turnEmailOff,
} from './notification-preferences.store.js';

type Needs = Ground & FeaturesUsed & { channels: Channels; held: HeldDeliveries };

const plainColumns = ['priority', 'quietHoursStart', 'quietHoursEnd', 'timezone'] as const;

function choiceOf(row: PreferenceRow): NotificationChoice {
  return {
    ...pick(row, ...plainColumns),
    inAppEnabled: row.inAppEnabled === 1,
    emailEnabled: row.emailEnabled === 1,
    whatsappEnabled: row.whatsappEnabled === 1,
    urgentBreaksThrough: row.urgentBreaksThrough === 1,
  };
}

const viewOf = (row: PreferenceRow): NotificationPreference => ({
  id: row.id,
  notificationType: row.notificationType,
  ...choiceOf(row),
});

const flag = (isOn: boolean) => (isOn ? 1 : 0);

export class NotificationPreferencesService {
  constructor(private readonly needs: Needs) {}

  async list(person: Person) {
    const { database, people, channels } = this.needs;
    const [rows, { whatsappNumber }, timezone] = await Promise.all([
      listPreferences(database.reader, [person.id]),
      people.require(person.id),
      this.timezoneOf(person.id),
    ]);
    const saved = new Map(rows.map((row) => [row.notificationType, row]));
    return {
      preferences: notificationTypes.map((notificationType) => {
        const row = saved.get(notificationType);
        return row ? viewOf(row) : { id: null, notificationType, ...defaultChoice(notificationType), timezone };
      }),
      whatsappNumber,
      timezone,
      offersWhatsApp: channels.whatsapp !== undefined,
      offersEmail: channels.email !== undefined,
    };
  }

  /** What is held for the person goes out at once if the new preference has no quiet hours now. */
  async save(person: Person, preference: NewNotificationPreference): Promise<NotificationPreference> {
    const choice = { ...preference, timezone: preference.timezone ?? (await this.timezoneOf(person.id)) };
    return this.needs.database.transaction((trx) => this.put(trx, person, preference.notificationType, choice));
  }

  /** The same quiet hours for all types; the rest of each choice stays as it is. */
  async saveQuietHours(person: Person, quiet: QuietHoursChoice): Promise<QuietHoursChoice> {
    const { database, people } = this.needs;
    await database.transaction(async (trx) => {
      await people.update(trx, person.id, { timezone: quiet.timezone });
      for (const type of notificationTypes) {
        await this.put(trx, person, type, { ...(await this.choice(trx, person.id, type)), ...quiet });
      }
    });
    return quiet;
  }

  private async put(trx: Db, person: Person, type: NotificationType, choice: NotificationChoice) {
    const stored = await putPreference(trx, this.rowOf(person.id, type, choice));
    await this.needs.held.reschedule(trx, person, { type, choice: choiceOf(stored) });
    return viewOf(stored);
  }

  /** The person's own, else that of the company. */
  private async timezoneOf(personId: string): Promise<string> {
    const { people, companies } = this.needs;
    const person = await people.require(personId);
    if (person.timezone !== '') return person.timezone;
    return (await companies.requireById(person.companyId)).config.chatbotConfig.businessHours.timezone;
  }

  async saveWhatsAppNumber(person: Person, typed: string): Promise<{ whatsappNumber: string }> {
    const { database, people, companies } = this.needs;
    const { country } = (await companies.requireById(person.companyId)).config;
    const whatsappNumber = typed === '' ? '' : requirePhone({ typed, country, field: 'whatsappNumber' }).number;
    await database.transaction((trx) => people.update(trx, person.id, { whatsappNumber }));
    return { whatsappNumber };
  }

  /** For the unsubscribe link of a mail. */
  turnEmailOff(db: Db, personId: string, type: NotificationType): Promise<void> {
    return turnEmailOff(db, this.rowOf(personId, type, defaultChoice(type)));
  }

  async choice(db: Db, personId: string, type: NotificationType): Promise<NotificationChoice> {
    const row = await findPreference(db, personId, type);
    return row ? choiceOf(row) : defaultChoice(type);
  }

  async choices(db: Db, personIds: readonly string[], type: NotificationType) {
    const rows = (await listPreferences(db, personIds)).filter(({ notificationType }) => notificationType === type);
    const saved = new Map(rows.map((row) => [row.personId, choiceOf(row)]));
    return (personId: string) => saved.get(personId) ?? defaultChoice(type);
  }

  private rowOf(personId: string, type: NotificationType, choice: NotificationChoice): PreferenceRow {
    return {
      id: this.needs.newId(),
      personId,
      notificationType: type,
      ...pick(choice, ...plainColumns),
      inAppEnabled: flag(choice.inAppEnabled),
      emailEnabled: flag(choice.emailEnabled),
      whatsappEnabled: flag(choice.whatsappEnabled),
      urgentBreaksThrough: flag(choice.urgentBreaksThrough),
      updatedAt: this.needs.now(),
    };
  }
}
