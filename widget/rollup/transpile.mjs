import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
};

export function transpileText(source, path) {
  return ts.transpileModule(source, { compilerOptions, fileName: path }).outputText;
}

/**
 * TypeScript for the parts, file by file. The document's bundle has checked the types of all of them; to let the
 * compiler do it again for each part would take seconds apiece.
 */
export function transpile() {
  return {
    name: 'transpile',
    resolveId(specifier, importer) {
      if (!importer || !/^\..*\.js$/.test(specifier)) return null;
      const base = resolve(importer, '..', specifier.slice(0, -'.js'.length));
      return ['.ts', '.tsx'].map((extension) => base + extension).find((path) => existsSync(path)) ?? null;
    },
    transform(source, path) {
      return /\.tsx?$/.test(path) ? { code: transpileText(source, path), map: null } : null;
    },
  };
}
