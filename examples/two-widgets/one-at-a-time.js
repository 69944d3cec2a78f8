// On a phone an open chat fills the screen, so the other launcher is hidden until it is closed.
const names = ['Leeds', 'Tallinn'];
const fillsScreen = matchMedia('(max-width: 480px), (max-height: 480px)');

for (const name of names) {
  // Queues the calls until the chat of this name has loaded.
  window[name] ||= (...call) => {
    window[name].q ||= [];
    window[name].q.push(call);
  };
  const others = names.filter((other) => other !== name);
  window[name]('on', 'opened', () => {
    if (fillsScreen.matches) for (const other of others) window[other]('hide');
  });
  window[name]('on', 'closed', () => {
    for (const other of others) window[other]('show');
  });
}
