// Stands in for the tag manager: it takes over `push`, as tag managers do, and shows what comes.
const list = document.getElementById('entries');

function show(entry) {
  const item = document.createElement('li');
  item.textContent = JSON.stringify(entry, null, 1);
  list.append(item);
  // To the latest by scrolling: put in front of the others, it would push them down.
  list.scrollTop = list.scrollHeight;
}

window.dataLayer.forEach(show);
const push = window.dataLayer.push.bind(window.dataLayer);
window.dataLayer.push = (...entries) => {
  entries.forEach(show);
  return push(...entries);
};
