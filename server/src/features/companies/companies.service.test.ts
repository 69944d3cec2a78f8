import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.js';
import { newId } from '../../ids/ids.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { CompaniesService, publicCompanyOf } from './companies.service.js';

eachDatabase('The company of a call', (current) => {
  let database: Database;
  beforeAll(async () => {
    database = current().database;
    await service().seedDemo();
  });

  /** A service on a database that counts what it is asked. */
  function service(onQuestion: () => void = () => undefined, now: () => number = Date.now): CompaniesService {
    const reader = database.reader.withPlugin({
      transformQuery: ({ node }) => {
        onQuestion();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return new CompaniesService({ database: { ...database, reader }, now, newId });
  }

  it('is read once, however many calls want it at the same moment', async () => {
    let questions = 0;
    const companies = service(() => {
      questions++;
    });
    const found = await Promise.all(Array.from({ length: 5_000 }, () => companies.require('demo')));
    expect(new Set(found).size).toBe(1);
    expect(questions).toBe(1);
  });

  it('is read again when the cache expires, and after a fault', async () => {
    let questions = 0;
    let nowMs = 0;
    const companies = service(
      () => {
        questions++;
        if (questions === 1) throw new Error('away');
      },
      () => nowMs,
    );
    await expect(companies.require('demo')).rejects.toThrow('away');
    await companies.require('demo');
    await companies.require('demo');
    nowMs += 3_000;
    await companies.require('demo');
    expect(questions).toBe(3);
  });

  it('of the demonstration is made once, and is found later even if it is suspended', async () => {
    const { id, isNew } = await service().seedDemo();
    expect(isNew).toBe(false);
    const state = (value: 'active' | 'suspended') =>
      database.transaction((trx) =>
        trx.updateTable('companies').set({ state: value }).where('slug', '=', 'demo').execute(),
      );
    await state('suspended');
    expect(await service().seedDemo()).toEqual({ id, isNew: false });
    await state('active');
  });

  it('has a privacy page of its own in the demonstration, and elsewhere only what it has set', async () => {
    const demo = await service().require('demo');
    expect(publicCompanyOf(demo).privacyUrl).toBe('/privacy#demo');
    const config = { ...demo.config, privacyUrl: 'https://northbound.example/privacy' };
    expect(publicCompanyOf({ ...demo, config }).privacyUrl).toBe('https://northbound.example/privacy');
    expect(publicCompanyOf({ ...demo, slug: 'acme' }).privacyUrl).toBe('');
  });

  it('is never an older version after a change on this server, even if it was being read meanwhile', async () => {
    const companies = service();
    const before = companies.require('demo');
    await database.transaction((trx) =>
      trx.updateTable('companies').set({ name: 'Changed' }).where('slug', '=', 'demo').execute(),
    );
    companies.forget('demo');
    expect((await companies.require('demo')).name).toBe('Changed');
    await before;
    expect((await companies.require('demo')).name).toBe('Changed');
  });
});
