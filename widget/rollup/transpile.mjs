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

/** TypeScript file by file, without its types: the build of the chat's code has checked those. */
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
