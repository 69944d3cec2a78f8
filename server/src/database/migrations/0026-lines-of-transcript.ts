import type { ConversationLine } from '@meg/shared/contract/conversation';

/** How the chat began a line until now, in each of its languages. */
const assistant = ['Meg:', 'Meg :', 'ميغ:'];
const visitor = ['Visitor:', 'Visitante:', 'Visiteur :', 'Külastaja:', 'Pelawat:', 'الزائر:'];

const speakers = [
  ...assistant.map((prefix) => ({ prefix: `${prefix} `, speaker: 'assistant' as const })),
  ...visitor.map((prefix) => ({ prefix: `${prefix} `, speaker: 'visitor' as const })),
];

function lineOf(written: string): ConversationLine | undefined {
  const found = speakers.find(({ prefix }) => written.startsWith(prefix));
  return found && { speaker: found.speaker, text: written.slice(found.prefix.length) };
}

/** The lines of a conversation that the chat wrote as text. Undefined where a line is not of its form. */
export function linesOfTranscript(chatHistory: string): ConversationLine[] | undefined {
  const lines = chatHistory.split('\n').map(lineOf);
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** How the chat named the result of the readiness test, in each of its languages. */
const levels = [
  ...['Well prepared', 'On track', 'Getting started', 'Not ready yet'],
  ...['Buena preparación', 'Por buen camino', 'Primeros pasos', 'Falta preparación'],
  ...['Hästi valmistunud', 'Õigel teel', 'Alguses', 'Veel mitte valmis'],
  ...['Tout est bien préparé', 'En bonne voie', 'Premiers pas', 'Pas encore au point'],
  ...['Bersedia rapi', 'Di landasan betul', 'Baru bermula', 'Belum bersedia'],
  ...['استعداد جيد', 'على المسار الصحيح', 'في البداية', 'لم تكتمل الجاهزية بعد'],
];

function percentageIn({ speaker, text }: ConversationLine): number | undefined {
  const [, level = '', digits = ''] = /^(.*) \((\d{1,3}) %\)$/u.exec(text) ?? [];
  const isResult = speaker === 'assistant' && levels.includes(level) && Number(digits) <= 100;
  return isResult ? Number(digits) : undefined;
}

/** The last result of the readiness test that the chat told. Words of the visitor are none. */
export function readinessInLines(lines: readonly ConversationLine[]): { percentage: number } | undefined {
  const percentage = lines.map(percentageIn).findLast((one) => one !== undefined);
  return percentage === undefined ? undefined : { percentage };
}
