import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import type { Member } from '../../people/person.js';
import { addCompany } from '../../testing/companies.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { KnowledgeService } from './knowledge.service.js';
import { KnowledgeEditsService } from './knowledge-edits.service.js';

const entry = (question: string) => ({ question, answer: 'Yes.', keywords: ['one', 'two'], language: 'en' });

eachDatabase("a company's own entries", (current) => {
  let nowMs = 1_000_000;
  let service: KnowledgeService;
  let other: KnowledgeService;
  let edits: KnowledgeEditsService;
  let companyId: string;
  let foreignId: string;
  beforeAll(async () => {
    const { database } = current();
    const ground = { database, now: () => nowMs, newId, recordAudit: async () => undefined };
    service = new KnowledgeService(ground);
    other = new KnowledgeService(ground);
    edits = new KnowledgeEditsService({ ...ground, knowledge: service });
    companyId = await addCompany(database, 'mine');
    foreignId = await addCompany(database, 'theirs');
  });
  const memberOf = (id: string) => ({ companyId: id, person: {} }) as Member;
  const questions = async (of: KnowledgeService, id = companyId) =>
    (await of.forCompany(id)).map(({ question }) => question);

  it('are listed as they were written, and are answered from at once', async () => {
    expect(await questions(service)).toEqual([]);
    const { version, ...created } = await edits.add(memberOf(companyId), entry('Do you move boats?'));
    expect(await service.list(companyId)).toEqual([created]);
    expect(version).toBe(nowMs);
    expect(created).toMatchObject(entry('Do you move boats?'));
    expect(await questions(service)).toEqual(['Do you move boats?']);
    expect(await questions(service, foreignId)).toEqual([]);
  });

  it('reach another server within seconds', async () => {
    await questions(other);
    const { id, version } = await edits.add(memberOf(companyId), entry('Do you move trees?'));
    expect(await questions(other)).not.toContain('Do you move trees?');
    nowMs += 3_001;
    expect(await questions(other)).toContain('Do you move trees?');
    const kept = await other.forCompany(companyId);
    nowMs += 3_001;
    expect(await other.forCompany(companyId)).toBe(kept);
    await edits.change(memberOf(companyId), { id, entry: entry('Do you move forests?'), version });
    nowMs += 3_001;
    expect(await questions(other)).toContain('Do you move forests?');
  });

  it('are changed and removed only by their own company', async () => {
    const { id, version } = await edits.add(memberOf(companyId), entry('Do you move horses?'));
    const hacked = edits.change(memberOf(foreignId), { id, entry: entry('Hacked?'), version });
    await expect(hacked).rejects.toMatchObject({ code: 'not_found' });
    await expect(edits.remove(memberOf(foreignId), id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await questions(service)).toContain('Do you move horses?');
    await edits.remove(memberOf(companyId), id);
    expect(await questions(service)).not.toContain('Do you move horses?');
    await expect(edits.remove(memberOf(companyId), id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of the demo company are there from the start, once', async () => {
    const demoId = await addCompany(current().database, 'fresh');
    await Promise.all([service.seedDemo(demoId), other.seedDemo(demoId)]);
    await service.seedDemo(demoId);
    expect(await service.list(demoId)).toHaveLength(5);
  });

  it('keep any text that people write', async () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(texts, fc.array(texts, { maxLength: 4 }), async (text, keywords) => {
        const written = { question: text, answer: text, keywords, language: 'en' };
        const { id } = await edits.add(memberOf(foreignId), written);
        expect((await service.list(foreignId)).find((one) => one.id === id)).toMatchObject(written);
        await edits.remove(memberOf(foreignId), id);
      }),
      { numRuns: 50 },
    );
  });
});
