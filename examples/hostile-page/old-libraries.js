// What old libraries do to built-ins, as pages still carry them. Do not copy any of it.
// biome-ignore-all lint/suspicious/noThenProperty: that is what this page is an example of

// Enumerable additions, which turn up in every `for … in`.
Array.prototype.contains = function (value) {
  return this.indexOf(value) >= 0;
};
Object.prototype.extend = function (source) {
  return Object.assign(this, source);
};
// Globals that a careless script takes for its settings, or for a chat that is already loaded.
Object.prototype.company = 'somebody-else';
Object.prototype.host = { isConnected: true };
Object.prototype.q = [['destroy']];

// “Faster” versions that are not the same.
Array.prototype.push = function (value) {
  this[this.length] = value;
  return this;
};
const ownMap = Array.prototype.map;
Array.prototype.map = function (change) {
  if (typeof change !== 'function') throw new TypeError('map needs a function');
  return ownMap.call(this, (value) => change(value));
};

// Prototype.js gave arrays a `toJSON` that turns a list into a string.
Array.prototype.toJSON = function () {
  return `[${this.join(', ')}]`;
};
JSON.stringify = () => '{}';
JSON.parse = () => ({});

// A promise that calls back twice.
const { then } = Promise.prototype;
Promise.prototype.then = function (done, failed) {
  return then.call(
    then.call(this, (value) => value),
    done,
    failed,
  );
};

// Records every listener that is added.
window.listened = [];
const { addEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  window.listened[window.listened.length] = type;
  return addEventListener.call(this ?? window, type, listener, options);
};

// A “design system” that opens every shadow root and adds its own style sheet.
const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, { ...options, mode: 'open' });
  const style = document.createElement('style');
  style.textContent = '* { font-family: fantasy; }';
  root.appendChild(style);
  return root;
};
