import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a message that is surely of something else', () => {
  it.each([
    ['en', 'tell me a joke about dogs'],
    ['en', "what's the weather in Cork tomorrow"],
    ['es', '¿quién ganó el partido del Madrid?'],
  ])('tells nothing of the move, in %s: "%s"', (language, text) => {
    const { intent, slots, heard } = understand(text, { language });
    expect([intent, slots, heard]).toEqual(['outOfScope', {}, []]);
  });
});
