import type { CountryGuide } from '@meg/shared/contract/guides';
import type { RankedMatter } from '../../../retrieval/matters/matters.js';
import { has, phrasePattern } from '../../../text/phrases.js';
import { type TipTopic, tipsOn } from '../tips/tip-topics.js';
import type { FieldName } from './guide-fields.js';
import type { RankedField } from './rank-field.js';

const relatives = phrasePattern(
  'my wife, my husband, my spouse, my partner, my girlfriend, my boyfriend, my fiance, my fiancee, the wife, the husband, wifey, hubby, mi mujer, mi esposa, mi marido, mi esposo, mi pareja, mi novia, mi novio, ma femme, mon mari, mon epouse, mon conjoint, ma conjointe, mon copain, ma copine, ' +
    'isteri saya, suami saya, isteri, suami, pasangan saya, mu naine, minu naine, mu mees, minu mees, abikaasa, elukaaslane, زوجتي, زوجي, مراتي, جوزي',
);
/** Whether others than the one with the job may work too. */
const mayWorkToo = phrasePattern(
  'she work, he work, she be allowed, he be allowed, she allowed, he allowed, she also work, he also work, she take a job, he take a job, she get a job, he get a job, wife work, husband work, spouse work, partner work, wife to work, husband to work, wife allowed to work, husband allowed to work, partner allowed to work, work too, work as well, ' +
    'puede trabajar, podra trabajar, podria trabajar, tambien trabajar, peut travailler, pourra travailler, travailler aussi, elle travailler, il travailler, boleh kerja, boleh bekerja, dibenarkan bekerja, tohib tootada, voib tootada, saab tootada, tohib tool kaia, تعمل, يعمل, العمل ايضا, تشتغل, يشتغل',
);

const prefix = 'guide.';
const ofTips = 'tips.';

/** A part of a guide, its currency, or its tips on one topic. */
export type PartName = FieldName | 'currency' | `tips.${TipTopic}`;

/** The parts that a question may be about, as its words were learnt. */
export interface MeantParts {
  /** The likeliest first. Their shares are of the questions that are for a guide, and 1 together. */
  readonly parts: readonly { readonly name: PartName; readonly share: number }[];
  /** How likely any part of a guide is meant. */
  readonly share: number;
}

/** What the matters say of the parts of a guide. */
export function meantParts(ranked: readonly RankedMatter[]): MeantParts {
  const ofGuide = ranked.filter(({ matter }) => matter.startsWith(prefix));
  const whole = ofGuide.reduce((sum, { share }) => sum + share, 0);
  const parts = ofGuide.map(({ matter, share }) => ({
    name: matter.slice(prefix.length) as PartName,
    share: whole === 0 ? 0 : share / whole,
  }));
  return { parts, share: whole };
}

/** "Would my wife be allowed to work?" is of those who come along, whose permits stand with the family's. */
export function withFamily(meant: MeantParts, sentence: string): MeantParts {
  if (!has(sentence, relatives) || !has(sentence, mayWorkToo)) return meant;
  const share = shareOf(meant, ['workVisa', 'family']);
  const others = meant.parts.filter(({ name }) => name !== 'workVisa' && name !== 'family');
  const parts = [{ name: 'family' as const, share }, ...others].sort((one, other) => other.share - one.share);
  return share === 0 ? meant : { ...meant, parts };
}

/** The topic of tips that a part is; undefined for other parts. */
export const topicOfPart = (name: PartName): TipTopic | undefined =>
  name.startsWith(ofTips) ? (name.slice(ofTips.length) as TipTopic) : undefined;

/** How much likelier a part is for each rare word of the question that its text has. */
const perRareWord = 2;

/** How much of the question stands in the text of each part of the guide: of tips, in that which has most of it. */
function evidenceOf(ranked: readonly RankedField[], guide: CountryGuide): (name: PartName) => number {
  const byName = new Map<string, RankedField>(ranked.map((one) => [one.name, one]));
  const culture = byName.get('culture');
  return (name) => {
    const topic = topicOfPart(name);
    if (topic === undefined) return byName.get(name)?.evidence ?? 0;
    const tips = tipsOn(topic, guide);
    return Math.max(
      0,
      ...(culture?.pieceEvidence.filter((_, at) => tips.includes(culture.field.pieces[at] ?? '')) ?? []),
    );
  };
}

/** The parts, with what their texts have of the question: a name that stands in one part alone says most. */
export function withEvidence(meant: MeantParts, ranked: readonly RankedField[], guide: CountryGuide): MeantParts {
  if (meant.parts.length === 0) return meant;
  const evidence = evidenceOf(ranked, guide);
  const weighed = meant.parts.map(({ name, share }) => ({
    name,
    share: share * Math.exp(perRareWord * evidence(name)),
  }));
  const whole = weighed.reduce((sum, { share }) => sum + share, 0);
  const parts = weighed.map(({ name, share }) => ({ name, share: share / whole }));
  return { ...meant, parts: parts.sort((one, other) => other.share - one.share) };
}

/** Parts on cars and pets. */
export const isOfThing = (name: PartName): boolean => /^(?:car|pet)[A-Z]|^quarantine$/.test(name);

/** The same without these parts; the others share what they had. */
export function withoutParts({ parts, share }: MeantParts, isLeftOut: (name: PartName) => boolean): MeantParts {
  const others = parts.filter(({ name }) => !isLeftOut(name));
  const whole = others.reduce((sum, one) => sum + one.share, 0) || 1;
  return { parts: others.map((one) => ({ ...one, share: one.share / whole })), share };
}

/** Whether a part is among these: tips on any topic are of the culture. */
export const isAmong = (names: readonly PartName[], name: PartName): boolean =>
  names.includes(name) || (topicOfPart(name) !== undefined && names.includes('culture'));

export const shareOf = ({ parts }: MeantParts, names: readonly PartName[]): number =>
  parts.reduce((sum, { name, share }) => (isAmong(names, name) ? sum + share : sum), 0);

/** The same without tips, which a question that only names a section is not about: "what may I not bring". */
export const withoutTips = (meant: MeantParts): MeantParts =>
  withoutParts(meant, (name) => topicOfPart(name) !== undefined);
