/** What somebody may write about a matter. */
export interface Example {
  readonly matter: string;
  readonly text: string;
  /** A word or a phrase that points to the matter, rather than a question. */
  readonly isWord: boolean;
  /** What the visitor wants, where an example tells that too. */
  readonly intent?: string;
}

/** The examples of one file: "# matter" or "# matter intent", then lines of words after a "~", then one question a line. */
export function readExamples(file: string): Example[] {
  const examples: Example[] = [];
  let [matter = '', intent]: string[] = [];
  for (const line of file.split('\n').map((written) => written.trim())) {
    if (line.startsWith('# ')) [matter = '', intent] = line.slice(2).split(' ');
    else if (line.startsWith('~')) {
      const words = line.slice(1).split(/[,،]/);
      examples.push(...words.filter((word) => word.trim() !== '').map((text) => ({ matter, text, isWord: true })));
    } else if (line !== '') examples.push({ matter, text: line, isWord: false, ...(intent && { intent }) });
  }
  return examples;
}
