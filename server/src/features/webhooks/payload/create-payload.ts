import { pathOfName } from '@meg/shared/contract/webhook-fields';
import type { WebhookMapping, WebhookShape } from '@meg/shared/contract/webhooks';
import { type MappingLine, type PayloadMapping, readyMadeMappings } from './ready-made-mappings.js';
import type { Fact, WebhookFacts } from './webhook-facts.js';

type Tree = { [key: string]: Tree | Fact };

/** Without a prototype, because a company may name a field `toString` or `__proto__`. */
const emptyTree = (): Tree => Object.create(null);

/** A company's own mapping writes every field, so that each payload has all of them. */
function ownMapping(mapping: WebhookMapping): PayloadMapping {
  return { empty: 'null', lines: Object.entries(mapping).map(([to, from]) => ({ to, from })) };
}

function factFor(line: MappingLine, facts: WebhookFacts): Fact {
  if ('value' in line) return line.value;
  if ('fromAll' in line) return line.fromAll.flatMap((field) => facts[field] || []).join(' · ');
  const fact = facts[line.from] ?? null;
  return line.as === 'compactDate' && typeof fact === 'string' ? fact.replaceAll('-', '') : fact;
}

function put(tree: Tree, [first = '', ...rest]: readonly string[], value: Fact): void {
  if (rest.length === 0) {
    tree[first] = value;
    return;
  }
  tree[first] ??= (/^\d$/.test(rest[0] ?? '') ? [] : emptyTree()) as Tree;
  put(tree[first] as Tree, rest, value);
}

/** The body of a message in the shape of an endpoint. */
export function createPayload(shape: WebhookShape, mapping: WebhookMapping, facts: WebhookFacts): string {
  const { lines, empty } = shape === 'generic' ? ownMapping(mapping) : readyMadeMappings[shape];
  const tree = emptyTree();
  for (const line of lines) {
    const value = factFor(line, facts);
    const path = pathOfName(line.to);
    if (path && (empty === 'null' || (value !== null && value !== ''))) put(tree, path, value);
  }
  // A list without its first items has holes, which JSON writes as null.
  return JSON.stringify(tree);
}
