import { pathOfName } from '@meg/shared/contract/webhook-fields';
import type { WebhookMapping, WebhookShape } from '@meg/shared/contract/webhooks';
import type { MappingLine, PayloadMapping, Transform } from './mappings/mapping-line.js';
import { smartmovingMapping } from './mappings/smartmoving.js';
import { standardMapping } from './mappings/standard.js';
import { supermoveMapping } from './mappings/supermove.js';
import type { Fact, WebhookFacts } from './webhook-facts.js';

const readyMade: Readonly<Record<Exclude<WebhookShape, 'generic'>, PayloadMapping>> = {
  standard: standardMapping,
  supermove: supermoveMapping,
  smartmoving: smartmovingMapping,
};

const transforms: Readonly<Record<Transform, (text: string) => string>> = {
  compactDate: (date) => date.replaceAll('-', ''),
};

type Tree = { [key: string]: Tree | Fact };

/** Without a prototype: a company may name a field `toString`, and what all objects share must not be written to. */
const emptyTree = (): Tree => Object.create(null);

/** What a company wrote itself names every field, so that a receiver finds each in each payload. */
function ownMapping(mapping: WebhookMapping): PayloadMapping {
  return { empty: 'null', lines: Object.entries(mapping).map(([to, from]) => ({ to, from })) };
}

function factFor(line: MappingLine, facts: WebhookFacts): Fact {
  if ('value' in line) return line.value;
  if ('fromAll' in line) return line.fromAll.flatMap((field) => facts[field] || []).join(' · ');
  const fact = facts[line.from] ?? null;
  return line.as !== undefined && typeof fact === 'string' ? transforms[line.as](fact) : fact;
}

function put(tree: Tree, [first = '', ...rest]: readonly string[], value: Fact): void {
  if (rest.length === 0) {
    tree[first] = value;
    return;
  }
  tree[first] ??= (/^\d$/.test(rest[0] ?? '') ? [] : emptyTree()) as Tree;
  put(tree[first] as Tree, rest, value);
}

/** The body of a message, by the shape that an endpoint has chosen. */
export function createPayload(shape: WebhookShape, mapping: WebhookMapping, facts: WebhookFacts): string {
  const { lines, empty } = shape === 'generic' ? ownMapping(mapping) : readyMade[shape];
  const tree = emptyTree();
  for (const line of lines) {
    const value = factFor(line, facts);
    const path = pathOfName(line.to);
    if (path && (empty === 'null' || (value !== null && value !== ''))) put(tree, path, value);
  }
  // A list that begins beyond its first place has holes, which JSON writes as null.
  return JSON.stringify(tree);
}
