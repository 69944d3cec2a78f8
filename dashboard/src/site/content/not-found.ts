export const notFound = {
  title: 'Page Not Found · Meg',
  heading: 'Page Not Found',
  text: 'The address may have a typing error, or the page has moved.',
  home: 'Go to the home page',
  hint: (path: string) => `404: no route matches ${path}`,
} as const;
