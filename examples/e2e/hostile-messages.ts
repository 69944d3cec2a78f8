/** Messages that an attacker may send: exact copies of ours, and near misses. */
const messages = `
  const sealed = (message) => ({ meg: 1, message });
  const parsed = (json) => sealed(JSON.parse(json));
  const toPage = ['meg:ready', 'meg:close', 'meg:open'].map((type) => sealed({ type }));
  toPage.push(sealed({ type: 'meg:resize', heightPx: 1 }), sealed({ type: 'meg:resize', heightPx: 'url(x)' }));
  toPage.push(sealed({ type: 'meg:event', name: 'leadSubmitted', detail: { reference: 'M-HOSTILE1' } }));
  const toChat = ['meg:open', 'meg:close', 'meg:startQuote', 'meg:startQuiz'].map((type) => sealed({ type }));
  for (const companyId of ['elsewhere', 'demo', '../admin', 'https://elsewhere.example/'])
    toChat.push(sealed({ type: 'meg:configure', companyId, page: 'https://elsewhere.example/', theme: 'dark' }));
  toChat.push(sealed({ type: 'meg:ask', value: 'hostile' }), sealed({ type: 'meg:setLanguage', value: 'ar' }));
  toChat.push(sealed({ type: 'meg:update', value: { theme: 'dark', welcome: 'hostile', avatar: 'https://elsewhere.example/' } }));
  toChat.push(sealed({ type: 'meg:prefill', value: { name: 'hostile' } }), sealed({ type: 'meg:consent', value: { analytics: true } }));
  const unheardOf = ['meg:navigate', 'meg:login', 'meg:session', 'meg:eval', '__proto__', 'constructor', 'toString', ''];
  toChat.push(...unheardOf.map((type) => sealed({ type, url: 'javascript:alert(1)', value: 'hostile', token: 'hostile' })));
  const polluting = [
    parsed('{"__proto__":{"type":"meg:close"}}'),
    parsed('{"type":"meg:prefill","value":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}'),
    parsed('{"type":"meg:update","value":{"__proto__":{"theme":"dark","polluted":1}}}'),
    JSON.parse('{"__proto__":{"meg":1,"message":{"type":"meg:close"}},"constructor":{"prototype":{"polluted":1}}}'),
  ];
  const cyclic = sealed({ type: 'meg:close' });
  cyclic.self = cyclic.message.value = cyclic;
  const withGetter = sealed({ get type() { return 'meg:close' } });
  const throwing = { meg: 1, get message() { throw new Error('hostile') } };
  const others = [null, undefined, 7, 9n, NaN, 'meg:ready', [], {}, { meg: 1 }, { meg: 1, message: null }, { meg: 1, message: [] },
    { meg: '1', message: { type: 'meg:close' } }, { meg: 2, message: { type: 'meg:close' } }, { type: 'meg:close' },
    JSON.stringify(toPage[0]), new Uint8Array(9), new Map([['meg', 1], ['message', { type: 'meg:close' }]]), new Set([1]), new Date(0),
    /meg/, new Error('meg'), new Blob(['meg']), Object.freeze(sealed(Object.freeze({ type: 'meg:close' }))), withGetter, throwing,
    new Proxy(sealed({ type: 'meg:close' }), {}), cyclic];
  const all = [...toPage, ...toChat, ...polluting, ...others];
  const huge = 'hostile'.repeat(50_000);
  const rare = [sealed({ type: 'meg:ask', value: huge }), sealed({ type: huge }), huge, sealed({ type: 'meg:update', value: { welcome: huge } }),
    Array.from({ length: 5_000 }, () => sealed({ type: 'meg:close' }))];`;

/**
 * Defines `flood(page, count, name)`, which sends so many messages to a page and as many to its first frame, and says
 * by name when all are sent. Whatever the page and the chat have said to each other in its hearing is said anew.
 */
export const attack = `${messages}
  const overheard = [];
  addEventListener('message', ({ data }) => data?.meg === 1 && overheard.push(data));
  function send(target, turn) {
    const possible = [...all, ...overheard];
    const message = turn % 200 === 199 ? rare[(turn / 200 | 0) % rare.length] : possible[turn % possible.length];
    const { port1 } = new MessageChannel();
    const carried = [[], [port1], [new ArrayBuffer(8)]][turn % 3];
    // The browser refuses to send what cannot be cloned.
    try { target.postMessage(message, '*', carried); } catch {}
  }
  function flood(page, count, name, replayed = []) {
    overheard.push(...replayed);
    for (let turn = 0; turn < count; turn++) {
      send(page, turn);
      if (page.frames[0]) send(page.frames[0], turn);
    }
    page.postMessage({ flooded: name }, '*');
  }`;
