import { basename } from 'node:path';

const prefix = 'meg-part:';

/**
 * In the document's bundle, each `import()` is the door to a part: it stays an import, of an address that is known
 * once the parts are built. `found` collects the parts' files.
 */
export function collectParts(found) {
  return {
    name: 'collect-parts',
    async resolveDynamicImport(specifier, importer) {
      // An address that is known at run time alone, such as that of a language's words.
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      if (!resolved) return this.error(`No such part: ${specifier}`);
      const name = basename(resolved.id).replace(/\.tsx?$/, '');
      if ((found.get(name) ?? resolved.id) !== resolved.id) return this.error(`Two parts of one name: ${name}`);
      found.set(name, resolved.id);
      return { id: prefix + name, external: true };
    },
  };
}

/** The document's script with the parts' addresses put in. */
export function writeAddresses(code, addresses) {
  return code.replace(/meg-part:([\w-]+)/g, (_, name) => addresses.get(name));
}
