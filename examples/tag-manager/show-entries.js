// Stands in for the tag manager: it replaces `push`, as tag managers do, and shows the entries.
const list = document.getElementById('entries');

function show(entry) {
  const item = document.createElement('li');
  item.textContent = JSON.stringify(entry, null, 1);
  list.append(item);
  // Scroll to the latest entry: placed above the others, it would push them down.
  list.scrollTop = list.scrollHeight;
}

window.dataLayer.forEach(show);
const push = window.dataLayer.push.bind(window.dataLayer);
window.dataLayer.push = (...entries) => {
  entries.forEach(show);
  return push(...entries);
};
