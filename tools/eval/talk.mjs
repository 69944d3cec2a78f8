/**
 * `npm run talk -- [LANGUAGE] [COMPANY] < MESSAGES`: talks with the chat in a terminal, a line a message, and prints what
 * it says, what it knows of the move, and which choices are on the screen. A line `+ LABEL` presses a choice, `? FIELDS`
 * fills in the form (`? name=Jo email=jo@example.org`), and an empty line begins a new conversation. It talks with the
 * last build.
 */
import { createInterface } from 'node:readline';
import { withModelOf } from './model/with-model-of.mjs';
import { withVisitors } from './src/visitors.mjs';

const [language = 'en', company = 'demo'] = process.argv.slice(2);

const fieldsIn = (text) =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+(?=\w+=)/)
      .map((field) => field.split('=')),
  );

function print({ said, move, form, open, choices, quote }) {
  for (const { kind, words, key, confidence } of said)
    console.log(
      `  [${key ?? kind}${confidence === undefined ? '' : ` ${confidence}`}] ${words.replaceAll('\n', '\n    ')}`,
    );
  const filled = Object.entries(form).filter(([, value]) => value !== '');
  console.log(
    `  = ${JSON.stringify(move)}${filled.length > 0 ? ` form ${JSON.stringify(Object.fromEntries(filled))}` : ''}`,
  );
  const price = quote ? `${quote.currency} ${quote.minPrice}–${quote.maxPrice}` : 'no price';
  console.log(`  = ${price}; ${open ?? 'nothing'} is open${choices.length > 0 ? `: ${choices.join(' | ')}` : ''}\n`);
}

function turn(visitor, line) {
  if (line.startsWith('+ ')) return visitor.press(line.slice(2));
  if (line.startsWith('? ')) return visitor.fillIn(fieldsIn(line.slice(2)));
  return visitor.say(line);
}

async function talk(arrive) {
  let visitor;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') {
      visitor = undefined;
      continue;
    }
    visitor ??= await arrive(language);
    console.log(`> ${line}`);
    print(await turn(visitor, line));
  }
}

const { withMeg } = await withModelOf(undefined);
await withMeg((meg) => withVisitors(meg, company, talk));
