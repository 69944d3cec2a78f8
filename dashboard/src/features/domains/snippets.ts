interface Place {
  /** Where Meg's server answers, without a slash at the end. */
  origin: string;
  /** The company's public name. */
  slug: string;
}

interface Snippet {
  value: string;
  label: string;
  /** Where to paste it. */
  words: string;
  code: string;
}

/** How to put the chat on a page, for each kind of website. */
export function snippetsFor({ origin, slug }: Place): Snippet[] {
  const address = `${origin}/meg.js?company=${slug}`;
  return [
    {
      value: 'html',
      label: 'Plain HTML',
      words: 'Anywhere on each page that is to have the chat, for example before </body>.',
      code: `<script async src="${address}"></script>`,
    },
    {
      value: 'react',
      label: 'React',
      words: 'With the package @meg/loader. The chat comes and goes with the component.',
      code: `import { MegChat } from '@meg/loader/react';\n\n<MegChat origin="${origin}" company="${slug}" />`,
    },
    {
      value: 'wordpress',
      label: 'WordPress',
      words: 'In the functions.php of your child theme, or in a plugin for snippets of code.',
      code: [
        "add_action('wp_enqueue_scripts', function () {",
        `  wp_enqueue_script('meg', '${address}', [], null, ['strategy' => 'async']);`,
        '});',
      ].join('\n'),
    },
    {
      value: 'tag-manager',
      label: 'Tag Manager',
      words: 'As a Custom HTML tag that fires on all pages.',
      code: [
        '<script>',
        '  (function () {',
        "    var tag = document.createElement('script');",
        '    tag.async = true;',
        `    tag.src = '${address}';`,
        '    document.head.appendChild(tag);',
        '  })();',
        '</script>',
      ].join('\n'),
    },
  ];
}

/** The sources that a content security policy must allow. */
export function policyFor(origin: string): string {
  return `script-src ${origin}; frame-src ${origin}`;
}
