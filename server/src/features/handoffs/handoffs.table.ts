export interface HandoffsTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  bodyHash: string;
  leadId: string | null;
  requestType: string;
  contactMethod: string | null;
  email: string;
  phone: string;
  /** Of the callback, where the visitor chose a time. */
  slotStart: number | null;
  /** The time that was asked for where too many seats were taken from there: a callback as soon as people can. */
  slotWish: number | null;
  /**
   * Which of the callbacks that the time can hold, from 0. Null where none is held: no time was chosen, the lead has
   * since chosen another, or a bot asked, which must not fill the calendar.
   */
  slotSeat: number | null;
  /** The visitor's, or the company's where the visitor's is not known. */
  timezone: string;
  language: string;
  /** Whether the visitor asked for the callback's confirmation by email. */
  wantsEmail: 0 | 1;
  /** The conversation as text, from callers that send no lines. */
  chatHistory: string;
  /** The conversation's lines, as JSON. */
  conversation: string | null;
  botSign: string | null;
  createdAt: number;
}
