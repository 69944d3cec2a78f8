import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { mailtoUrl, phoneUrl, whatsappUrl } from '@meg/shared/domain/leads/contact-links';
import { firstMessage, greetingTo } from '@meg/shared/domain/leads/first-message';
import { isFixedLine } from '@meg/shared/domain/leads/fixed-lines';
import { internationalPhone } from '@meg/shared/domain/leads/phone-numbers';
import { readablePhone } from '@meg/shared/domain/leads/readable-phone';
import { paths } from '@meg/shared/domain/paths';
import type { Ground } from '../../../ground.js';
import { deliverableAddress } from '../../../mail/deliverable-address.js';
import { answersTo, type LeadContact, staffLetter } from '../../../mail/letter/staff-letters.js';
import { writeLetter } from '../../../mail/letter/write-mail.js';
import { sendAsJob } from '../../../mail/send/send-as-job.js';
import type { ConfirmingTokensService } from '../../account-mails/confirming-tokens.service.js';
import { type UnsubscribeService, unsubscribeHeaders } from '../../unsubscribe/unsubscribe.service.js';
import { safeLine } from '../plan/plan-words.js';
import type { Channel, Recipient, SendOptions, StaffMessage } from './channel.js';

interface Needs extends Pick<Ground, 'mailer'> {
  unsubscribe: UnsubscribeService;
  confirmingTokens: Pick<ConfirmingTokensService, 'create'>;
  dashboardAddress: () => string;
  /** Undefined for a lead that was erased. */
  findLead: (companyId: string, leadId: string) => Promise<LeadSummary | undefined>;
}

/** Without the names that a person and a company gave themselves, where the mailbox may be a stranger's. */
function firstWords(lead: LeadSummary, { firstName, companyName, isEmailConfirmed }: Recipient): string {
  return isEmailConfirmed ? firstMessage(lead, { firstName, companyName }) : greetingTo(lead.name);
}

function contactOf(lead: LeadSummary, person: Recipient): LeadContact {
  const { country } = person;
  const { reference, email } = lead;
  const number = internationalPhone(lead.phone, country) ?? lead.phone;
  const readable = readablePhone(lead.phone, country);
  const whatsapp = isFixedLine(number) ? undefined : whatsappUrl(number, firstWords(lead, person));
  const phone = phoneUrl(number);
  return {
    reference,
    replyTo: deliverableAddress(email),
    links: [
      ...(whatsapp ? [{ label: 'Reply on WhatsApp', url: whatsapp }] : []),
      ...(phone ? [{ label: `Call ${readable}`, url: phone }] : []),
      ...(email ? [{ label: 'Write an email', url: mailtoUrl(email) }] : []),
    ],
    rows: [
      ['Reference', reference],
      ...(readable === '' ? [] : [['Phone', safeLine(readable), phone] as const]),
      ...(email === '' ? [] : [['Email', email, mailtoUrl(email)] as const]),
    ],
  };
}

/** Notifies a company's people by email. */
export class EmailChannel implements Channel {
  constructor(private readonly needs: Needs) {}

  async send(message: StaffMessage, { jobId }: SendOptions): Promise<void> {
    const { mailer, unsubscribe, dashboardAddress } = this.needs;
    const { person, notifications } = message;
    const { companyId, id: personId } = person;
    const types = [...new Set(notifications.map(({ type }) => type))];
    const stop = await unsubscribe.link({ companyId, personId, types });
    const contacts = await this.contacts(message);
    const confirm = person.isEmailConfirmed ? undefined : await this.confirmUrl(person);
    const addresses = { dashboard: dashboardAddress(), unsubscribe: stop, confirm };
    const contactsOf = (leadId: string) => contacts.get(leadId);
    const letter = staffLetter(message, contactsOf, addresses);
    const replyTo = answersTo(message, contactsOf);
    const headers = { ...unsubscribeHeaders(stop), 'Auto-Submitted': 'auto-generated' };
    await sendAsJob(mailer, { ...writeLetter(letter), id: jobId, headers, ...(replyTo && { replyTo }) });
  }

  /** The token follows the `#`, which browsers send to no server, so that it appears in no log and no Referer. */
  private async confirmUrl(person: Recipient): Promise<string> {
    const { confirmingTokens, dashboardAddress } = this.needs;
    return `${dashboardAddress()}${paths.confirmEmail}#token=${await confirmingTokens.create(person)}`;
  }

  private async contacts({ person, notifications }: StaffMessage): Promise<Map<string, LeadContact>> {
    const ids = [...new Set(notifications.flatMap(({ leadId }) => leadId ?? []))];
    const leads = await Promise.all(ids.map((id) => this.needs.findLead(person.companyId, id)));
    return new Map(leads.flatMap((lead) => (lead ? [[lead.id, contactOf(lead, person)] as const] : [])));
  }
}
