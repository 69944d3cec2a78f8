import { describe, expect, it } from 'vitest';
import { feelingIn } from './feelings.js';
import { plainQuestion } from './price-topics.js';

describe.each([
  [
    'loss',
    [
      'my dad passed away and his house has to be emptied',
      'since my wife died the house is too big',
      'ha fallecido mi abuela y hay que vaciar el piso',
      'mon père est décédé le mois dernier',
      'ibu saya baru meninggal dunia',
      'mu isa suri eelmisel nädalal',
      'توفيت والدتي الشهر الماضي',
    ],
  ],
  [
    'emergency',
    [
      'there was a burst pipe, everything is wet',
      'urgent, can anyone help me',
      'se nos inundó la casa anoche',
      'notre appartement a pris feu',
      'rumah kami kena banjir',
      'meil oli tulekahju',
      'احترقت شقتنا',
    ],
  ],
  [
    'worry',
    [
      'honestly i am so stressed about the whole thing',
      'mi madre está muy nerviosa con la mudanza',
      'je suis complètement débordée',
      'saya risau sangat pasal pindah ni',
      'olen nii murelik selle kolimise pärast',
      'انا متوترة كتير من النقلة',
    ],
  ],
] as const)('%s', (feeling, sentences) => {
  it.each(sentences)('is heard in "%s"', (sentence) => {
    expect(feelingIn(plainQuestion(sentence))).toBe(feeling);
  });
});

it.each([
  'the car battery died',
  "I'm worried about customs",
  'we need it urgently next week from Leeds to York',
  'two bedroom flat, no lift',
  'the emergency number in Spain',
  'is my piano covered if it is damaged',
])('hears none in "%s"', (sentence) => {
  expect(feelingIn(plainQuestion(sentence))).toBeUndefined();
});
