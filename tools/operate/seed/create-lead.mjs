import { v7 } from 'uuid';
import { moveContents, moveSizes, propertySizes } from '../../../shared/dist/domain/quotes/move-options.js';
import { answers, cities, firstNames, lastNames } from './words.mjs';

const path = ['new', 'contacted', 'qualified', 'converted'];

/** Old leads have moved further through the statuses, and some of them are lost. */
function statusesOf(age, random) {
  if (random() < 0.06) return ['new', 'human-handoff-requested'];
  const steps = path.slice(0, 1 + Math.min(3, Math.floor(random() * (1 + 4 * age))));
  return steps.at(-1) !== 'converted' && random() < 0.35 * age ? [...steps, 'lost'] : steps;
}

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** A lead as a visitor leaves it and a company has worked it; `age` is 1 for the oldest and 0 for the newest. */
export function createLead(number, { createdAt, age, random }) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const [first, last] = [pick(firstNames), pick(lastNames)];
  const moveType = random() < 0.55 ? 'international' : 'local';
  const least = Math.round((moveType === 'local' ? 300 + random() * 2_500 : 1_500 + random() * 12_000) / 10) * 10;
  const most = least + Math.round((200 + random() * 1_800) / 10) * 10;
  const said = answers.slice(0, 2 + Math.floor(random() * (answers.length - 1)));
  return {
    id: v7({ msecs: createdAt }),
    createdAt,
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}${number}@example.${pick(['com', 'org', 'net'])}`,
    phone: `+${pick(['44', '353', '372', '60', '1'])} ${String(1_000_000_000 + Math.floor(random() * 8_999_999_999)).replace(/(\d{3})(\d{3})(\d+)/, '$1 $2 $3')}`,
    originCity: pick(cities),
    destinationCity: pick(cities),
    moveType,
    moveDetails: pick(moveContents),
    propertySize: pick(propertySizes),
    moveSize: pick(moveSizes),
    quoteAmount: Math.round((least + most) / 2),
    preliminaryQuote: `$${least.toLocaleString('en')} – $${most.toLocaleString('en')}`,
    chatHistory: said.map((answer) => `Meg: How can I help?\nVisitor: ${answer}`).join('\n'),
    botSign: random() < 0.01 ? 'hidden_field' : null,
    statuses: statusesOf(age, random),
  };
}
