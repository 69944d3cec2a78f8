import { describe, expect, it } from 'vitest';
import { readSentence } from '../../sentence.js';
import { findBelonging } from './belongings.js';
import { findSpecialItems } from './special-items.js';

const wordsOf = (text: string) => readSentence(text).words;

describe('pets by their breed', () => {
  it.each([
    ['our cockapoo comes too', true],
    ['two parrots and a hamster', true],
    ['we have a husky', true],
    ['con mi caniche', true],
    ['avec notre berger allemand', true],
    ['dengan kucing parsi kami', true],
    ['meie taksikoeraga', true],
    ['مع الهامستر', true],
    ['without the labrador', false],
    ['no tenemos loros', false],
    ['the cat stays with my sister', false],
    ['kass jääb vanaema juurde', false],
    ['el perro se queda con mi hermana', false],
    ['le chien reste chez mes parents', false],
    ['القطة بتبقى عند اختي', false],
    ['we leave the UK with our dog', true],
    ['saya tinggal di KL dengan kucing', true],
    ['moving from Staffordshire to York', undefined],
    ['Boxer Street 12', undefined],
    ['the live chat', undefined],
  ])('"%s" says %s', (text, pets) => {
    expect(findBelonging(wordsOf(text), 'pets')?.value).toBe(pets);
  });

  it('a name that is another word too is less sure', () => {
    expect(findBelonging(wordsOf('we have a husky'), 'pets')?.confidence).toBeLessThan(0.9);
  });
});

describe('a car by its make', () => {
  it.each([
    ['and our Skoda', true],
    ['my old Golf', true],
    ['ma Clio', true],
    ['mi Seat Ibiza', true],
    ['kereta Myvi saya', true],
    ['minu Volvoga', true],
    ['our motorhome', true],
    ['without the Land Rover', false],
    ['actually keep the Jeep out', false],
    ['kereta x jadi', false],
    ['ok kereta tinggal', false],
    ['ماشي بلا سيارة', false],
    ['do you have a van', undefined],
    ['polo shirts', undefined],
    ['I work for Toyota', undefined],
    ['from Lincoln to Austin', undefined],
    ['my Harley', undefined],
  ])('"%s" says %s', (text, car) => {
    expect(findBelonging(wordsOf(text), 'car')?.value).toBe(car);
  });
});

describe('special items', () => {
  it.each([
    ['a Steinway', ['piano-upright']],
    ['a Steinway grand', ['piano-grand']],
    ['an upright piano and a safe', ['piano-upright', 'safe']],
    ['our Peloton and a pool table', ['exercise-machine', 'pool-table']],
    ['my Harley and a Vespa', ['motorbike']],
    ['a hot tub', ['hot-tub']],
    ['our wine collection', ['wine-collection']],
    ['we are leaving the piano behind', undefined],
    ['quita el piano', undefined],
    ['everything except the piano and the safe', undefined],
    ['a bronze statue and two paintings', ['sculpture', 'art-crate']],
    ['a harp', ['large-instrument']],
    ['un piano à queue', ['piano-grand']],
    ['una caja fuerte y un acuario', ['safe', 'aquarium']],
    ['meja snuker', ['pool-table']],
    ['tiibklaver', ['piano-grand']],
    ['خزنة وثريا', ['safe', 'chandelier']],
    ['our plants', ['plant-collection']],
  ])('"%s" names %j', (text, items) => {
    expect(findSpecialItems(wordsOf(text))?.value).toEqual(items);
  });

  it.each([
    'no piano',
    'is it safe',
    'a safe place',
    'can I take a plant to Spain',
    'an apartment with a pool',
    'an alarm clock on the wall',
    'organ donor',
    'an upright freezer',
    'our old upright freezer',
    'votre confrère nous a planté',
    'vous nous avez plantés',
  ])('"%s" names none', (text) => {
    expect(findSpecialItems(wordsOf(text))).toBeUndefined();
  });
});
