import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const folder = fileURLToPath(new URL('.', import.meta.url));
const out = path.join(folder, 'dist/npm');

function compile() {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(folder, 'tsconfig.npm.json'), {}, ts.sys);
  const program = ts.createProgram(config.fileNames, config.options);
  const faults = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  if (faults.length === 0) return;
  process.stderr.write(
    ts.formatDiagnostics(faults, { ...ts.sys, getCanonicalFileName: (name) => name, getNewLine: () => '\n' }),
  );
  process.exit(1);
}

/** The package stands alone: what its types say of the events comes with it. */
function takeSharedTypes() {
  copyFileSync(path.join(folder, '../shared/dist/bridge/messages.d.ts'), path.join(out, 'messages.d.ts'));
  for (const name of readdirSync(out).filter((file) => file.endsWith('.d.ts'))) {
    const file = path.join(out, name);
    const text = readFileSync(file, 'utf8').replaceAll("'@meg/shared/bridge/messages'", "'./messages.js'");
    writeFileSync(file, text.replace(/\n?\/\/# sourceMappingURL=.*/, ''));
  }
}

rmSync(out, { recursive: true, force: true });
compile();
takeSharedTypes();
