import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../run.mjs';

const widget = createRequire(path.join(root, 'widget/package.json'));
const preact = readFileSync(widget.resolve('preact'), 'utf8');
const [, code, exported] = /^(.*)export\{([^}]*)\};/s.exec(preact);

/** The minified name inside Preact's build, since its code and the greeting form one script. */
function inner(name) {
  return exported
    .split(',')
    .find((each) => each.endsWith(` as ${name}`))
    .split(' as ')[0];
}

const greeting = `${inner('h')}("p",{id:"floor-greeting"},"Hello, how can I help you with your move?")`;

/** The smallest document that a chat can have: Preact and a greeting. */
export const floorFrame =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title>' +
  '<style>body{font:16px system-ui}</style><div id="root"></div>' +
  `<script type="module">${code}${inner('render')}(${greeting},document.getElementById("root"))</script>`;
