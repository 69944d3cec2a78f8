import { describe, expect, it } from 'vitest';
import { newId } from '../../../ids/ids.js';
import { idInTimeOf } from './notify.service.js';

describe('The id of a notification', () => {
  it('sorts as its cause does, however late and in whatever order it is made', () => {
    const causes = Array.from({ length: 2_000 }, newId);
    const made = causes.toReversed().map((cause) => idInTimeOf(cause, newId()));
    expect(made.toReversed().toSorted()).toEqual(made.toReversed());
  });

  it('is different for each person who is notified of one cause', () => {
    const cause = newId();
    const ids = Array.from({ length: 5_000 }, () => idInTimeOf(cause, newId()));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true);
  });
});
