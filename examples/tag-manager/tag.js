// The snippet of a tag manager. A script that is inserted by another one has no `document.currentScript`, so the chat
// finds its element by its address. Run twice, by two triggers for instance, it still gives one chat.
(() => {
  const tag = document.createElement('script');
  tag.async = true;
  // On your site the full address of your server: https://chat.example.com/meg.js
  tag.src = '/meg.js';
  // `?company=acme-movers` in the address of this page tries the chat of that company, in its own look.
  const company = new URLSearchParams(location.search).get('company');
  if (company) tag.src += `?company=${encodeURIComponent(company)}`;
  else Object.assign(tag.dataset, { company: 'demo', label: 'Get a price', color: '#6d28d9' });
  document.head.appendChild(tag);
})();
