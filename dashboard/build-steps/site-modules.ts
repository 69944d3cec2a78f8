interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const siteFile = /\/src\/(site\/|app\/root\.tsx|app\/shell\/site\/site-shell\.tsx)|\/entry\.client\./;

/**
 * Tells the modules that a public page loads from those of the companies' area, which bring libraries of several times
 * the size: the two never share a chunk.
 */
export function siteModules(): (id: string, modules: Modules) => boolean {
  const known = new Map<string, boolean>();
  return function isOfSite(id: string, modules: Modules): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Two modules that import each other ask each other only once.
    known.set(id, false);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const found = siteFile.test(id) || importers.some((importer) => isOfSite(importer, modules));
    known.set(id, found);
    return found;
  };
}
