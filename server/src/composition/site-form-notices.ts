import { betaApplicationNotice } from '../features/beta-applications/beta-application-notice.js';
import { contactMessageNotice } from '../features/contact-messages/contact-messages.service.js';
import type { NoticeWriters } from '../features/site-messages/staff-notice.service.js';

/** What the platform's staff reads of a form of the site, by its kind. */
export const siteFormNotices: NoticeWriters = {
  'beta-application': betaApplicationNotice,
  'contact-message': contactMessageNotice,
};
