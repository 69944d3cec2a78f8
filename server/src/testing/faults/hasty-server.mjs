/** The built server with SQLite's `synchronous` at NORMAL: the control of power-loss.faults.ts, which must fail there. */
import BetterSqlite3 from 'better-sqlite3';

const { pragma } = BetterSqlite3.prototype;
BetterSqlite3.prototype.pragma = function (source, options) {
  return pragma.call(this, source.replace('synchronous = FULL', 'synchronous = NORMAL'), options);
};
await import('../../../dist/main.js');
